import type { Database } from './schema.ts';

/** Whether a table has a row that is not of the sample. */
export const hasOwnRows = async (database: Database, table: 'campaigns' | 'news'): Promise<boolean> =>
  (await database.selectFrom(table).select('id').where('is_sample', '=', 0).limit(1).executeTakeFirst()) !==
  undefined;
