import * as z from 'zod/mini';

import { day, language, money } from '../calls/fields.ts';

/** A fundraising campaign, with the donor's registration. */
export const campaign = z.object({
  id: z.number(),
  title: z.string(),
  image_url: z.string(),
  target_amount: money,
  amount_raised: money,
  no_of_contributors: z.number(),
  date_started: day,
  date_ended: z.optional(z.nullable(day)),
  description: z.string(),
  registration_status: z.boolean(),
  language,
});
export type Campaign = z.output<typeof campaign>;

/** A campaign of the home page: fixed content (`specification §1`), or from the server if the foundation chooses so. */
export const homeCampaign = z.object({
  /** Empty for one from the server. */
  tag: z.string(),
  title: z.string(),
  goal: money,
  collected: money,
  image_url: z.string(),
  /** Alternative text of the picture. */
  image_alt: z.string(),
  language,
});
export type HomeCampaign = z.output<typeof homeCampaign>;
