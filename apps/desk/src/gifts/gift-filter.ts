import type { GiftFilterName } from '@hearthlight/domain/desk';

/** The filter of the list of gifts, as texts in the address. A part that is absent or empty is not set. */
export type GiftFilter = Readonly<Partial<Record<GiftFilterName, string>>>;
