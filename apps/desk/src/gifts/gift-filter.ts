import { deskCalls, type DeskQuery, type GiftFilterName } from '@hearthlight/domain/desk';

/** The filter of the list of gifts, as texts in the address. A part that is absent or empty is not set. */
export type GiftFilter = Readonly<Partial<Record<GiftFilterName, string>>>;

/** Returns the parts of a filter that are set. */
export const setParts = (filter: GiftFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** Returns the query of a filter from the address. One that somebody typed wrong selects everything. */
export const giftQueryOf = (
  filter: GiftFilter,
): DeskQuery<'giftTotals'> & Readonly<Record<string, string | number | undefined>> =>
  deskCalls.giftTotals.query.safeParse(setParts(filter)).data ?? {};
