import type { GiftChange } from '@hearthlight/domain/desk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { createStore } from '../api/store.ts';
import { useChange } from '../api/use-change.ts';
import type { KeptGift } from './kept-gift.ts';

/** Keys of the queries on gifts begin with it. */
export const giftsKey = ['gifts'];

/** The methods and campaigns that gifts can have. */
export const choicesQuery = queryOptions({
  queryKey: [...giftsKey, 'choices'],
  queryFn: ({ signal }) => fetchCall('giftChoices', { signal }),
});

export const giftQuery = (id: number) =>
  queryOptions({
    queryKey: [...giftsKey, 'one', id],
    queryFn: ({ signal }) => fetchCall('readGift', { params: { id }, signal }),
  });

/**
 * A change of a gift. `true` in its input previews it. Once it is made, everything is fetched again: donors, totals,
 * months and more derive from gifts.
 */
export function useGiftChange<Input extends unknown[]>(change: (...input: Input) => Promise<GiftChange>) {
  const queryClient = useQueryClient();
  return useChange(change, {
    resultOf: (response) => ({ change: response }),
    onSuccess: (_change, input) => (input.includes(true) ? undefined : queryClient.invalidateQueries()),
  });
}

/** What was recorded last. The next gift starts with it. */
export const keptGift = createStore<KeptGift | undefined>(undefined);
