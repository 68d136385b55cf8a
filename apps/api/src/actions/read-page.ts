import { addDays, startOfDay } from '@hearthlight/domain';
import type { SelectQueryBuilder } from 'kysely';

import type { PageRange } from './action.ts';

/** Rows per page. */
export const pageSize = 200;

/** Returns the first instant of a range of days and the first one after it, in epoch milliseconds. */
export const instantsOf = ({ from, to }: Pick<PageRange, 'from' | 'to'>) => ({
  start: from === undefined ? 0 : startOfDay(from),
  end: to === undefined ? Number.MAX_SAFE_INTEGER : startOfDay(addDays(to, 1)),
});

/**
 * Returns a page of a sorted list, counted from 1, and whether there is another one. Without `page`, returns all rows.
 */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  page: number | undefined,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  if (page === undefined) return { rows: await query.execute(), hasMore: false };
  const found = await query
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows: found.slice(0, pageSize), hasMore: found.length > pageSize };
}
