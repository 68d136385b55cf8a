import { deskLimits } from '@hearthlight/domain/desk';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

import { RefusedCall, refusals } from '../platform/http/refusal.ts';

/** Columns of a sort order. An index has the same columns. */
export type Keys<Row> = readonly (
  | { column: string; isText?: false; of: (row: Row) => number }
  | { column: string; isText: true; of: (row: Row) => string }
)[];

/** Returns the numbers, days and picture ids of a cursor. Throws a 400 for one that this list did not return. */
function keysOf<Row>(after: string, keys: Keys<Row>): (number | string)[] {
  const parts = after.split('.');
  const values = parts.map((part, index) => (keys[index]?.isText ? part : Number(part)));
  const isValid = values.every((value) => typeof value === 'string' || Number.isSafeInteger(value));
  if (values.length === keys.length && isValid) return values;
  throw new RefusedCall(400, refusals.badRequest);
}

const listOf = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;

/**
 * Reads one page of a list, in descending or ascending order of `keys`. `after` is the cursor that the page before
 * returned as `next`, `most` the number of rows. Each page starts at its place in the index, so that the last takes as
 * long as the first.
 */
export async function keysetPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  keys: Keys<Row>,
  after: string | undefined,
  most: number = deskLimits.page,
  direction: 'asc' | 'desc' = 'desc',
): Promise<{ rows: Row[]; next: string | null }> {
  const columns = keys.map(({ column }) => sql.ref(column));
  const start = after === undefined ? undefined : keysOf(after, keys).map((value) => sql`${value}`);
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  let sorted = start ? query.where(sql<boolean>`${listOf(columns)} ${sign} ${listOf(start)}`) : query;
  for (const column of columns) sorted = sorted.orderBy(column, direction);
  const found = await sorted.limit(most + 1).execute();
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : keys.map(({ of }) => of(last)).join('.') };
}
