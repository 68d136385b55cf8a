import type { GiftTyped } from '@hearthlight/domain/desk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import { useMe } from '../session/me.ts';

/** The fields of a new gift that start as in the gift recorded before. */
export type KeptGift = Pick<GiftTyped, 'date' | 'method' | 'campaign_id' | 'cause'>;

/** Returns what this person recorded last, and keeps what is recorded next until the page is closed. */
export function useKeptGift(): { kept: KeptGift | undefined; keep: (gift: KeptGift) => void } {
  const queryClient = useQueryClient();
  const queryKey = ['kept-gift', useMe().id];
  const { data: kept } = useQuery<KeptGift>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return { kept, keep: (gift) => void queryClient.setQueryData(queryKey, gift) };
}
