import type { Database } from './schema.ts';

/** Whether a table has a row, also one of the sample. */
export const hasRows = async (database: Database, table: 'campaigns' | 'gifts' | 'news'): Promise<boolean> =>
  (await database.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst()) !== undefined;
