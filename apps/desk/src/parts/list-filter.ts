/** The filter and order of a list, which its address has. */
export interface ListFilter<State extends string, Order extends string> {
  state: State | 'all';
  /** The search text. Empty for all. */
  search: string;
  order: Order;
}

/** Returns the parts of a filter that differ from the default, as in addresses. */
export const partsOf = ({ order, search, state }: ListFilter<string, string>): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search !== '' && { search }),
  ...(order !== 'newest' && { order }),
});

/** Returns the address of a list with a filter, and maybe with more in its query. */
export function addressOf(
  path: string,
  filter: ListFilter<string, string>,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...partsOf(filter), ...more });
  return query.size === 0 ? path : `${path}?${query}`;
}
