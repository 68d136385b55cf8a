import { dayOf } from '../dates/dates.ts';
import type { Campaign } from './entities.ts';
import { isFunded } from './progress.ts';

/** The states of a campaign: its goal is reached, it has ended, the donor is registered. */
export type CampaignState = 'Funded' | 'Ended' | 'Registered';

/** Whether the last day of a campaign is before a day (`YYYY-MM-DD`). A campaign without a last day does not end. */
export const hasEnded = ({ date_ended: end }: Pick<Campaign, 'date_ended'>, day: string): boolean =>
  Boolean(end && end < day);

/** What the states of a campaign depend on. A campaign that only the home page has neither ends nor can be joined. */
export type CampaignFacts = Pick<Campaign, 'amount_raised' | 'target_amount'> &
  Partial<Pick<Campaign, 'date_ended' | 'registration_status'>>;

/** Returns the states of a campaign on the day of `now`, in the order in which they are shown. */
export function campaignStates(campaign: CampaignFacts, now: Date): CampaignState[] {
  return [
    ...(isFunded(campaign.amount_raised, campaign.target_amount) ? (['Funded'] as const) : []),
    ...(hasEnded(campaign, dayOf(now)) ? (['Ended'] as const) : []),
    ...(campaign.registration_status ? (['Registered'] as const) : []),
  ];
}
