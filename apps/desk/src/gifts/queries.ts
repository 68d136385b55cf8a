import type { GiftChange } from '@hearthlight/domain/desk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { createStore } from '../api/store.ts';
import { useChange } from '../api/use-change.ts';
import { useMe } from '../session/me.ts';
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

/** What each person recorded last, by the number of the person. */
const keptGifts = createStore<Readonly<Record<number, KeptGift>>>({});

/** Returns what this person recorded last, and keeps what is recorded next until the page is closed. */
export function useKeptGift(): { kept: KeptGift | undefined; keep: (gift: KeptGift) => void } {
  const { id } = useMe();
  return {
    kept: keptGifts.useValue()[id],
    keep: (gift) => keptGifts.set({ ...keptGifts.get(), [id]: gift }),
  };
}
