import { type Campaign, campaignOfCause, causeOf } from '@hearthlight/domain';

import type { ShownCampaign } from './donation-summary.tsx';

/** The campaigns to choose from, with the chosen one of the home page. `undefined` while both are unknown. */
export function withHomeCampaign(campaigns: readonly Campaign[] | undefined, home: ShownCampaign | undefined) {
  if (!home || (campaigns && campaignOfCause(causeOf(home), campaigns))) return campaigns;
  return [...(campaigns ?? []), home];
}
