import { giving } from '@hearthlight/words/giving';

import { limits } from '../limits.ts';
import type { Campaign } from './entities.ts';

/** Returns the donation cause that names a campaign. It keeps the length limits of the field (specification §5, §9). */
export function causeOf({ title }: Pick<Campaign, 'title'>): string {
  const { min, max } = limits.donation.cause;
  const cause = title.trim();
  return (cause.length < min ? giving.campaignCause({ title: cause }) : cause).slice(0, max);
}

/** Returns the campaign that a donation cause names in any case, if any. */
export function campaignOfCause<Named extends Pick<Campaign, 'title'>>(
  cause: string,
  campaigns: readonly Named[],
): Named | undefined {
  const named = cause.trim().toLowerCase();
  return campaigns.find((campaign) => causeOf(campaign).toLowerCase() === named);
}
