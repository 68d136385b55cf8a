import type { GiftTyped } from '@hearthlight/domain/desk';

/** The fields of a new gift that start as in the gift recorded before. */
export type KeptGift = Pick<GiftTyped, 'date' | 'method' | 'campaign_id' | 'cause'>;
