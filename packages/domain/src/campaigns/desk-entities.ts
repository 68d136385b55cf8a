import * as z from 'zod/mini';

import { day, money } from '../calls/fields.ts';

/** A campaign to edit. Amount raised and contributors come from the books. */
export const deskCampaign = z.object({
  id: z.number(),
  title: z.string(),
  image_url: z.string(),
  description: z.string(),
  target_amount: money,
  amount_raised: money,
  /** The part of `amount_raised` that came in before these books began. */
  amount_before: money,
  no_of_contributors: z.number(),
  date_started: day,
  date_ended: z.nullable(day),
  /** By the days above, in the foundation's time zone. */
  state: z.enum(['upcoming', 'running', 'ended']),
  /** Raised by each change. An edit names the version that it is based on. */
  version: z.number(),
});
export type DeskCampaign = z.output<typeof deskCampaign>;

/** The fields of a campaign's translation. */
export const campaignTranslation = z.object({ title: z.string(), description: z.string() });
export type CampaignTranslation = z.output<typeof campaignTranslation>;

/** A language of the site other than the default, with the translation of a campaign if there is one. */
export const translatedCampaign = z.object({
  language: z.string(),
  translation: z.nullable(campaignTranslation),
});
export type TranslatedCampaign = z.output<typeof translatedCampaign>;
