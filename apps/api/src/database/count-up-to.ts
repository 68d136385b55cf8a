import type { SelectQueryBuilder } from 'kysely';

import type { Database, Schema } from './schema.ts';

/** Counts the rows of a query, at most `limit`, so that no more are read. */
export async function countUpTo<Tables extends keyof Schema, Row>(
  database: Database,
  rows: SelectQueryBuilder<Schema, Tables, Row>,
  limit: number,
): Promise<number> {
  const { count } = await database
    .selectFrom(rows.limit(limit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
