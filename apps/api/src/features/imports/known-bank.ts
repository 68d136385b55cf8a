import type { SomeColumns } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

/**
 * Returns columns with the name of their bank as earlier imports spell it. The name is a part of the numbers of gifts:
 * in other letter case, it would be another bank, whose gifts nobody knows.
 */
export async function withKnownBank<Columns extends SomeColumns>(
  database: Database,
  columns: Columns | null,
): Promise<Columns | null> {
  if (columns?.bank === undefined) return columns;
  const earlier = await database
    .selectFrom('imports')
    .select('source')
    .where(sql<boolean>`lower(source) = ${columns.bank.toLowerCase()}`)
    .where('state', '=', 'imported')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return earlier ? { ...columns, bank: earlier.source } : columns;
}
