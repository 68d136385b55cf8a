import { type BillState, deskPages, type ListOrder } from '@hearthlight/domain/desk';

/** The filter and order of the list of bills. */
export interface BillFilter {
  state: BillState | 'all';
  /** A part of the payee or the purpose. Empty for all. */
  search: string;
  order: ListOrder;
}

/** Returns the parts of a filter that differ from the default, as in addresses. */
export const partsOf = ({ order, search, state }: BillFilter): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search !== '' && { search }),
  ...(order !== 'newest' && { order }),
});

/** Returns the address of the list with a filter, and maybe an open bill. */
export function addressOf(filter: BillFilter, more: { bill?: string } = {}): string {
  const query = new URLSearchParams({ ...partsOf(filter), ...more });
  return query.size === 0 ? deskPages.bills.path : `${deskPages.bills.path}?${query}`;
}
