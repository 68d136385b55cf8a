import { deskCalls, type DeskQuery } from '@hearthlight/domain/desk';

import type { GiftFilter } from './gift-filter.ts';

/** Returns the parts of a filter that are set. */
export const setParts = (filter: GiftFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** Returns the query of a filter from the address. One that somebody typed wrong selects everything. */
export function giftQuery(
  filter: GiftFilter,
): DeskQuery<'giftTotals'> & Readonly<Record<string, string | number | undefined>> {
  return deskCalls.giftTotals.query.safeParse(setParts(filter)).data ?? {};
}
