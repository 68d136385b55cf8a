import type { ListOrder } from '@hearthlight/domain/desk';

import type { ListBarProps } from './list-bar.tsx';

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
export function addressOf(path: string, filter: ListFilter<string, string>, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...partsOf(filter), ...more });
  return query.size === 0 ? path : `${path}?${query}`;
}

interface FilteredList<State extends string, Order extends ListOrder> {
  path: string;
  filter: ListFilter<State, Order>;
  /** Called with the complete filter when a part of it changes. */
  onFilter: (filter: ListFilter<State, Order>) => void;
  /** The states to choose from, with their names. */
  states: ReadonlyArray<readonly [State | 'all', label: string]>;
  orders: readonly Order[];
  /** Names the links to the states. */
  label: string;
  /** Names the search field. */
  searchLabel: string;
}

/** Returns the properties of the bar above a list that has a state, a search and an order. */
export const barOf = <State extends string, Order extends ListOrder>({
  path,
  filter,
  onFilter,
  states,
  orders,
  label,
  searchLabel,
}: FilteredList<State, Order>): ListBarProps<Order> => ({
  views: {
    label,
    choices: states.map(([state, name]) => ({
      name: state,
      label: name,
      href: addressOf(path, { ...filter, state }),
    })),
    current: filter.state,
  },
  search: {
    label: searchLabel,
    search: filter.search,
    onSearch: (search) => onFilter({ ...filter, search }),
  },
  order: { value: filter.order, orders, onOrder: (order) => onFilter({ ...filter, order }) },
});
