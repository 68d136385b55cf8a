import { deskLimits } from '@hearthlight/domain/desk';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

import { RefusedCall, refusals } from '../platform/http/refusal.ts';

/** Columns of a sort order. An index has the same columns. */
type Keys<Row> = readonly { column: string; of: (row: Row) => number | string }[];

/** Returns the numbers, days and picture ids of a cursor. Throws a 400 for one that this list did not return. */
function keysOf(after: string, count: number): (number | string)[] {
  const keys = after
    .split('.')
    .map((part) => (/^(?:\d{4}-\d\d-\d\d|[\da-f]{32})$/.test(part) ? part : Number(part)));
  const isValid = keys.every((key) => typeof key === 'string' || Number.isSafeInteger(key));
  if (keys.length === count && isValid) return keys;
  throw new RefusedCall(400, refusals.badRequest);
}

const listOf = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;

/**
 * Reads one page of a list, in descending or ascending order of `keys`. `after` is the cursor that the page before returned as
 * `next`, `most` the number of rows. Each page starts at its place in the index, so that the last takes as long as the first.
 */
export async function keysetPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  keys: Keys<Row>,
  after: string | undefined,
  most: number = deskLimits.page,
  direction: 'asc' | 'desc' = 'desc',
): Promise<{ rows: Row[]; next: string | null }> {
  const columns = keys.map(({ column }) => sql.ref(column));
  const start = after === undefined ? undefined : keysOf(after, keys.length).map((value) => sql`${value}`);
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  let sorted = start ? query.where(sql<boolean>`${listOf(columns)} ${sign} ${listOf(start)}`) : query;
  for (const column of columns) sorted = sorted.orderBy(column, direction);
  const found = await sorted.limit(most + 1).execute();
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : keys.map(({ of }) => of(last)).join('.') };
}
