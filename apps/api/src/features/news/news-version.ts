import { sql } from 'kysely';

import type { NewsServices } from './articles.ts';

/**
 * Returns a text that changes whenever visitors see other news: with each change of an article or a comment, which
 * database triggers count, and when the time of a dated article has come.
 */
export async function newsVersion({ database, now }: NewsServices): Promise<string> {
  // Almost every request reads the version. To build this query with Kysely takes longer than to run it.
  const { rows } = await sql<{ version: string }>`
    select value || ' ' || coalesce((select max(published_at) from news where draft = 0 and published_at <= ${now()}), 0)
      as version from versions where name = 'news'`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('there is no version of the news');
  return row.version;
}
