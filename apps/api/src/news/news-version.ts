import type { NewsServices } from './articles.ts';

/**
 * Returns a version that changes whenever the visible news changes: on every change of an article or comment (counted
 * by database triggers) and when a future article becomes visible.
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
