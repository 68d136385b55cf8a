import { sql } from 'kysely';

import type { Database } from './schema.ts';

/** Counts the rows of `table` in which `column` is `value`. */
export async function countWhere(
  database: Database,
  table: string,
  column: string,
  value: number | string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(database);
  return rows[0]?.count ?? 0;
}
