import type { Database } from '../database/schema.ts';

/** Returns a number that database triggers increase with each change of an article or a comment. */
export async function newsVersion(database: Database): Promise<number> {
  const row = await database
    .selectFrom('versions')
    .select('value')
    .where('name', '=', 'news')
    .executeTakeFirstOrThrow();
  return row.value;
}
