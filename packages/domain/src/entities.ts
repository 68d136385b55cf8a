import * as z from 'zod/mini';

/** What the calls carry (`spec §3`), with the words of the wire. Money is in US dollars with at most two decimals. */

const money = z.number();
/** An instant, ISO 8601 in UTC: `2026-11-20T09:30:00.000Z`. */
const instant = z.iso.datetime();
/** A day, `YYYY-MM-DD`. */
const day = z.iso.date();

/** A fundraising campaign as a donor sees it. */
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
});
export type Campaign = z.output<typeof campaign>;

/** A donation of the signed-in donor. `payment_status` is 'completed', 'pending', or anything else: failed. */
export const donation = z.object({
  date_of_donation: day,
  amount_donated: money,
  donation_cause: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
});
export type Donation = z.output<typeof donation>;

/** The three ways a payment can stand (`spec §4`). */
export type PaymentStatus = 'completed' | 'pending' | 'failed';

/** Reads a payment's status: whatever is neither completed nor pending has failed. */
export function paymentStatusOf(status: string): PaymentStatus {
  const word = status.trim().toLowerCase();
  return word === 'completed' || word === 'pending' ? word : 'failed';
}

/** News of what a gift did. `date_published` is shown with it and orders the list, newest first. */
export const impactUpdate = z.object({
  image_url: z.string(),
  description: z.string(),
  date_published: z.optional(day),
});
export type ImpactUpdate = z.output<typeof impactUpdate>;

/** The signed-in donor, as the user-details call answers. */
export const donor = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  created_at: instant,
  last_login: instant,
  user_agent: z.string(),
  client_goal: money,
});
export type Donor = z.output<typeof donor>;

/** The donor and all that the dashboard shows of them. */
export const dashboard = z.extend(donor, {
  records: z.object({
    campaigns: z.array(campaign),
    donation_history: z.array(donation),
    impact_updates: z.array(impactUpdate),
  }),
});
export type Dashboard = z.output<typeof dashboard>;

export const newsArticle = z.object({
  id: z.number(),
  title: z.string(),
  /** Comma-separated; the first is shown on cards. */
  tags: z.string(),
  cover_image_url: z.string(),
  cover_image_description: z.optional(z.nullable(z.string())),
  date_published: instant,
  /** HTML, sanitised when stored and again before it is shown. */
  detail: z.string(),
  author_name: z.string(),
});
export type NewsArticle = z.output<typeof newsArticle>;

export const newsComment = z.object({
  comment: z.string(),
  date_published: instant,
  comentator_name: z.optional(z.string()),
});
export type NewsComment = z.output<typeof newsComment>;

/** What is shown on the home page from fixed content, never from the server (`spec §1`). */
export interface HomeCampaign {
  tag: string;
  title: string;
  goal: number;
  collected: number;
  image_url: string;
  /** What the picture shows, for those who do not see it. */
  image_alt: string;
}

/** One of the 20 messages of 'Testimonials of fulfillment': the foundation paid an amount for a reason. */
export interface RecipientMessage {
  name: string;
  message: string;
  gender: 'female' | 'male';
  image_url: string;
}

export interface Founder {
  name: string;
  image_url: string;
}
