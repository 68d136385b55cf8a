import type { NewsServices } from './articles.ts';

/**
 * Returns a text that changes whenever visitors see other news: with each change of an article or a comment, which
 * database triggers count, and when the time of a dated article has come.
 */
export async function newsVersion({ database, now }: NewsServices): Promise<string> {
  const { latest, value } = await database
    .selectFrom('versions')
    .select((query) => [
      'value',
      query
        .selectFrom('news')
        .select(({ fn }) => fn.max('published_at').as('at'))
        .where('draft', '=', 0)
        .where('published_at', '<=', now())
        .as('latest'),
    ])
    .where('name', '=', 'news')
    .executeTakeFirstOrThrow();
  return `${value} ${latest}`;
}
