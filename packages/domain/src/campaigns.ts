import type { Campaign } from './entities.ts';
import { limits } from './limits.ts';
import { progressOf } from './progress.ts';

/** What a tag says about a campaign: its goal is reached, its last day is over, the donor is registered for it. */
export type CampaignState = 'Funded' | 'Ended' | 'Registered';

/** Returns the states of a campaign on the day of `now`, in the order in which they are shown. */
export function campaignStates(campaign: Campaign, now: Date): CampaignState[] {
  const { percent } = progressOf(campaign.amount_raised, campaign.target_amount);
  const isOver = campaign.date_ended ? campaign.date_ended < now.toISOString().slice(0, 10) : false;
  return [
    ...(percent >= 100 ? (['Funded'] as const) : []),
    ...(isOver ? (['Ended'] as const) : []),
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
