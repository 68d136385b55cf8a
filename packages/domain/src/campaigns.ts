import { localDay } from './dates.ts';
import type { Campaign } from './entities.ts';
import { limits } from './limits.ts';
import { isFunded } from './progress.ts';

/** The states of a campaign: its goal is reached, it has ended, the donor is registered. */
export type CampaignState = 'Funded' | 'Ended' | 'Registered';

/** Whether the last day of a campaign is before a day (`YYYY-MM-DD`). A campaign without a last day does not end. */
export const hasEnded = ({ date_ended: end }: Pick<Campaign, 'date_ended'>, day: string): boolean =>
  Boolean(end && end < day);

/** Returns the states of a campaign on the reader's day of `now`, in the order in which they are shown. */
export function campaignStates(campaign: Campaign, now: Date): CampaignState[] {
  return [
    ...(isFunded(campaign.amount_raised, campaign.target_amount) ? (['Funded'] as const) : []),
    ...(hasEnded(campaign, localDay(now)) ? (['Ended'] as const) : []),
    ...(campaign.registration_status ? (['Registered'] as const) : []),
  ];
}

/** Returns the donation cause that names a campaign. It keeps the length limits of the field (specification §5, §9). */
export function causeOf({ title }: Pick<Campaign, 'title'>): string {
  const { min, max } = limits.donation.cause;
  const cause = title.trim();
  return (cause.length < min ? `Campaign: ${cause}` : cause).slice(0, max);
}

/** Returns the campaign that a donation cause names, if any. */
export function campaignOfCause<Named extends Pick<Campaign, 'title'>>(
  cause: string,
  campaigns: readonly Named[],
): Named | undefined {
  return campaigns.find((campaign) => causeOf(campaign) === cause.trim());
}
