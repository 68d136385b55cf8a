import * as z from 'zod/mini';

/** The entities that calls carry (`specification §3`), with wire names. Money is in US dollars with at most two decimals. */

const money = z.number();
/** An instant, ISO 8601 in UTC: `2026-11-20T09:30:00.000Z`. */
const instant = z.iso.datetime();
/** A day, `YYYY-MM-DD`. */
const day = z.iso.date();

/** The language of an entity's texts, if it is not that of the page or the call: there is no translation. */
const language = z.optional(z.string());

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

/** A donation of the signed-in donor. Read `payment_status` with `paymentStatusOf`. */
export const donation = z.object({
  date_of_donation: day,
  amount_donated: money,
  donation_cause: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
  /** The number of its receipt. Only a completed donation has one. */
  receipt: z.optional(z.string()),
});
export type Donation = z.output<typeof donation>;

/** An update on the impact of donations. Lists are sorted by `date_published`, newest first. */
export const impactUpdate = z.object({
  image_url: z.string(),
  description: z.string(),
  date_published: z.optional(day),
  /** The following fields are shown if present. */
  title: z.optional(z.nullable(z.string())),
  place: z.optional(z.nullable(z.string())),
  /** The campaign that the update is about. */
  campaign: z.optional(z.nullable(z.object({ id: z.number(), title: z.string(), language }))),
  language,
});
export type ImpactUpdate = z.output<typeof impactUpdate>;

/** The signed-in donor, as the user-details call returns it. */
export const donor = z.object({
  /** The donor's number, for payment references. Another backend may not send it. */
  id: z.optional(z.number()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  created_at: instant,
  last_login: instant,
  user_agent: z.string(),
  client_goal: money,
});
export type Donor = z.output<typeof donor>;

/** The donor and the records that the dashboard shows. */
export const dashboard = z.extend(donor, {
  records: z.object({
    campaigns: z.array(campaign),
    donation_history: z.array(donation),
    impact_updates: z.array(impactUpdate),
  }),
});
export type Dashboard = z.output<typeof dashboard>;

/** A news article. */
export const newsArticle = z.object({
  id: z.number(),
  title: z.string(),
  /** Comma-separated; cards show the first. */
  tags: z.string(),
  cover_image_url: z.string(),
  cover_image_description: z.optional(z.nullable(z.string())),
  date_published: instant,
  /** HTML, sanitized when it is stored and again before it is shown. */
  detail: z.string(),
  author_name: z.string(),
  /** `false` if the article takes no more comments. */
  comments_open: z.optional(z.boolean()),
  /** The campaign that the article is about, if known. */
  campaign: z.optional(
    z.nullable(z.object({ id: z.number(), title: z.string(), image_url: z.string(), language })),
  ),
  language,
});
export type NewsArticle = z.output<typeof newsArticle>;

/** A published comment on a news article. */
export const newsComment = z.object({
  comment: z.string(),
  date_published: instant,
  comentator_name: z.optional(z.string()),
});
export type NewsComment = z.output<typeof newsComment>;

/** Gifts for a campaign, or for where they are needed most. */
const giftKind = z.enum(['campaign', 'other']);

/** Income and expenses of a year, by kind. Amounts are positive unless refunds exceed the gifts. */
export const booksYear = z.object({
  year: z.number(),
  came_in: z.array(z.object({ kind: giftKind, amount: money })),
  /** Paid bills, in the words of the staff. */
  paid_out: z.array(z.object({ kind: z.string(), amount: money })),
  /** What payment providers kept, if anything. */
  fees: z.optional(money),
});
export type BooksYear = z.output<typeof booksYear>;

/** A paid bill with a public scan at `/bills/{id}`. */
export const publishedBill = z.object({
  id: z.number(),
  paid_on: day,
  payee: z.string(),
  kind: z.string(),
  amount: money,
});
export type PublishedBill = z.output<typeof publishedBill>;

/** The public books. Years are sorted newest first; there are none before the first bill is paid. */
export const books = z.object({
  years: z.array(booksYear),
  bills: z.array(publishedBill),
  /** Whether bills are paid without the approval of a second person. */
  is_unapproved: z.optional(z.boolean()),
});
export type Books = z.output<typeof books>;

const cameInAndOut = { received: money, paid: money };

/**
 * The open books: what anyone may know of the gifts and the paid bills. Opening balances are not included. Each sum of
 * `months`, `methods` and `campaigns` is `received`. Empty before the first bill is paid.
 */
export const openBooks = z.object({
  ...cameInAndOut,
  /** `YYYY-MM`, oldest first. */
  months: z.array(z.object({ month: z.string(), ...cameInAndOut })),
  /** Largest first. `null` for ways that only a few gifts came. */
  methods: z.array(z.object({ method: z.nullable(z.string()), received: money })),
  /** With the articles and impact updates about each. Without an id and a title: what is not for a campaign. */
  campaigns: z.array(
    z.object({
      id: z.nullable(z.number()),
      title: z.string(),
      language,
      /** Its opening balance, which is in no total: nobody knows how much of it is spent. */
      before: money,
      ...cameInAndOut,
      articles: z.array(z.object({ id: z.number(), title: z.string(), language, date: day })),
      updates: z.array(
        z.object({
          id: z.number(),
          title: z.nullable(z.string()),
          place: z.nullable(z.string()),
          language,
          date: day,
        }),
      ),
    }),
  ),
  /** The newest paid bills, newest first. The payee is named if the scan is published, at `/bills/{id}`. */
  bills: z.array(
    z.object({
      id: z.number(),
      paid_on: day,
      payee: z.nullable(z.string()),
      kind: z.string(),
      amount: money,
      campaign_id: z.nullable(z.number()),
    }),
  ),
});
export type OpenBooks = z.output<typeof openBooks>;

/** What is needed to check the ledger: the public keys, oldest first, and the closed months, newest first. */
export const ledgerIndex = z.object({
  keys: z.array(
    z.object({
      /** An Ed25519 key, in hexadecimal digits. Keys that are no longer used stay listed. */
      key: z.string(),
      since: instant,
    }),
  ),
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      /** The number of entries of the books in its ledger. */
      entries: z.number(),
      /** The SHA-256 hash of its file, in hexadecimal digits. */
      hash: z.string(),
      closed_at: instant,
    }),
  ),
});
export type LedgerIndex = z.output<typeof ledgerIndex>;

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

/** One of the 20 messages of 'Testimonials of fulfillment'. */
export interface RecipientMessage {
  name: string;
  message: string;
  gender: 'female' | 'male';
  image_url: string;
}

/** One of the 11 founders. */
export interface Founder {
  name: string;
  image_url: string;
}
