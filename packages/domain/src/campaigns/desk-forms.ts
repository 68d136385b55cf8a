import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { formats } from '../languages/formats.ts';
import { formatMoney, fromCents } from '../money/money.ts';
import { campaignsCalls } from './desk-calls.ts';
import type { DeskCampaign } from './desk-entities.ts';

/** A campaign as typed: an amount in the foundation's currency, and an empty last day for no end. */
export const campaignForm = z
  .object({
    title: rules.requiredLine,
    image_url: rules.pictureAddress,
    description: rules.description,
    target_amount: rules.typedAmount,
    date_started: rules.day,
    date_ended: rules.optionalDay,
  })
  .check(
    z.refine(({ date_ended: end, date_started: start }) => end === '' || end >= start, {
      error: () => words.endBeforeStart,
      path: ['date_ended'],
    }),
  );
export type CampaignEntry = z.input<typeof campaignForm>;

/** Returns a campaign as its form shows it. The symbol of the currency is beside the field. */
export const campaignEntryOf = ({
  date_ended: end,
  target_amount: target,
  ...campaign
}: Pick<DeskCampaign, keyof CampaignEntry>): CampaignEntry => ({
  title: campaign.title,
  image_url: campaign.image_url,
  description: campaign.description,
  target_amount: formatMoney(target, { ...formats(), money: '#' }),
  date_started: campaign.date_started,
  date_ended: end ?? '',
});

/** Returns the fields of a call for a typed campaign. Throws unless it passes the rules. */
export function campaignFieldsOf(typed: CampaignEntry) {
  const { date_ended: end, target_amount: target, ...entry } = campaignForm.parse(typed);
  return { ...entry, target_amount: fromCents(target), date_ended: end === '' ? null : end };
}

/** A translation of a campaign. */
export const campaignTranslationForm = z.omit(campaignsCalls.saveCampaignTranslation.request, {
  based_on: true,
});
