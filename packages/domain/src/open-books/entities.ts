import * as z from 'zod/mini';

import { day, language, money } from '../calls/fields.ts';
import { occasionKinds } from '../occasions/entities.ts';

/** Gifts for a campaign, or for where they are needed most. */
const giftKind = z.enum(['campaign', 'other']);

/** Income and expenses of a year, by kind. Amounts are positive unless refunds exceed the gifts. */
export const booksYear = z.object({
  year: z.number(),
  came_in: z.array(z.object({ kind: giftKind, amount: money })),
  /** Paid bills, in the words of the staff. */
  paid_out: z.array(z.object({ kind: z.string(), amount: money })),
  /** The fees that payment providers kept, if any. */
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

const paidBills = {
  /** Newest first. The payee is named if the scan is published, at `/bills/{id}`. */
  bills: z.array(
    z.object({ ...publishedBill.shape, payee: z.nullable(z.string()), campaign_id: z.nullable(z.number()) }),
  ),
  /** The cursor of the bills before these, for the call `paidBills`. Absent if there are none. */
  next: z.optional(z.string()),
};

/** A page of paid bills. */
export const paidBillPage = z.object(paidBills);

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
  /**
   * What was given in memory or in honor of people whose families wish that it is shown, largest first. Absent if there
   * are none. Occasions of few givers are left out, because a sum would tell what one gave.
   */
  occasions: z.optional(
    z.array(z.object({ id: z.number(), kind: z.enum(occasionKinds), name: z.string(), received: money })),
  ),
  /**
   * With the newest articles and impact updates about each, oldest first. Without an id and a title: what is not for a
   * campaign.
   */
  campaigns: z.array(
    z.object({
      id: z.nullable(z.number()),
      title: z.string(),
      language,
      /** Its opening balance, which is in no total: nobody knows how much of it is spent. */
      before: money,
      ...cameInAndOut,
      articles: z.array(z.object({ id: z.number(), title: z.string(), language, date: day })),
      /** How many articles came before these, if any. */
      earlier_articles: z.optional(z.number()),
      updates: z.array(
        z.object({
          id: z.number(),
          title: z.nullable(z.string()),
          place: z.nullable(z.string()),
          language,
          date: day,
        }),
      ),
      earlier_updates: z.optional(z.number()),
    }),
  ),
  ...paidBills,
});
export type OpenBooks = z.output<typeof openBooks>;
