import * as z from 'zod/mini';

import { receipt } from '../receipts/desk-entities.ts';

/** The gifts of the desk's calls, with wire names. */

const day = z.iso.date();
/** An amount in the foundation's currency. */
const money = z.number();

/** A gift is pending until it is completed, failed or canceled. A completed gift can be refunded. */
export const giftStatuses = ['completed', 'pending', 'failed', 'canceled', 'refunded'] as const;
export const giftStatus = z.enum(giftStatuses);
export type DeskGiftStatus = z.output<typeof giftStatus>;

/** A campaign that a gift is for. */
export const giftCampaign = z.object({ id: z.number(), title: z.string() });

/** The giver of a gift, as far as known. All members of an anonymous giver are `null`. */
export const giftGiver = z.object({
  /** The donor's number; `null` for somebody without an account. */
  donor_id: z.nullable(z.number()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type GiftGiver = z.output<typeof giftGiver>;

/** A gift in the list. */
export const giftRow = z.object({
  id: z.number(),
  date: day,
  amount: money,
  status: giftStatus,
  /** As recorded. `paymentMethodName` translates the site's own. */
  method: z.string(),
  campaign: z.nullable(giftCampaign),
  /** `null` for roles without `donors.read`. */
  giver: z.nullable(giftGiver),
  /** The giver's words, which may name people. `null` for roles without `donors.read`. */
  cause: z.nullable(z.string()),
  /** Of a pledge: the payment, recorded as another gift, that took its place. */
  paid_with: z.optional(z.number()),
});
export type GiftRow = z.output<typeof giftRow>;

/** The sums of a list of gifts. */
export const giftTotals = z.object({
  count: z.number(),
  /** Without pledges that other gifts paid. */
  amount: money,
  /** The number of these pledges. */
  paid_pledges: z.number(),
  /** The part that counts: completed gifts. */
  completed_count: z.number(),
  completed_amount: money,
  /** The import whose gifts are listed, if the filter names one that was made. */
  import: z.optional(
    z.object({
      file_name: z.string(),
      source: z.string(),
      /** What it recorded, and what it refunded. Absent if the list has only some of its gifts. */
      sums: z.optional(z.object({ gross: money, returned: money })),
    }),
  ),
});
export type GiftTotals = z.output<typeof giftTotals>;

/** The donor and the campaign that a payment reference names, as far as they exist, and the open pledge that has it. */
export const referenceParties = z.object({
  donor: z.nullable(z.object({ id: z.number(), name: z.string(), email: z.string() })),
  campaign: z.nullable(giftCampaign),
  pledge: z.nullable(z.object({ id: z.number(), amount: money, date: z.string(), giver: giftGiver })),
  /** Whether the newest gift or pledge with the reference stays anonymous in public. */
  stays_anonymous: z.boolean(),
});
export type ReferenceParties = z.output<typeof referenceParties>;

/** The choices in the filter of the list. */
export const giftChoices = z.object({ methods: z.array(z.string()), campaigns: z.array(giftCampaign) });
export type GiftChoices = z.output<typeof giftChoices>;

/**
 * The kind of an entry. A correction is a `reversed` entry for the old amount and a `corrected` one for the new. In the
 * ledger, a `canceled` entry is `failed`.
 */
export const entryKinds = ['recorded', 'completed', 'failed', 'canceled', 'refunded', 'reversed', 'corrected'] as const;

/** An entry of the books. */
export const giftEntry = z.object({
  kind: z.enum(entryKinds),
  /** The gift with which a pledge was paid, if the entry closed the pledge. */
  paid_with: z.optional(z.number()),
  /** Added to the completed gifts. Negative for a reversal or a refund. */
  amount: money,
  /** The day for which the money counts. */
  date: day,
  campaign: z.nullable(giftCampaign),
});
export type GiftEntry = z.output<typeof giftEntry>;

/** A change of a gift, with the entries that it made. */
export const giftEvent = z.object({
  /** The number of its first entry. */
  id: z.number(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** `null` for roles without `donors.read` if somebody wrote it, because it may name people. */
  reason: z.nullable(z.string()),
  entries: z.array(giftEntry),
  /** The changed fields, from the activity log. Empty for changes of earlier versions. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type GiftEvent = z.output<typeof giftEvent>;

/** The row of a file from which an import recorded or completed a gift. */
export const giftSource = z.object({
  import_id: z.number(),
  /** Empty for an import without a file's name. */
  file_name: z.string(),
  /** `paypal`, `stripe`, `camt`, or the short name of a bank. */
  source: z.string(),
  /** When and by whom it was imported. */
  at: z.iso.datetime(),
  by: z.string(),
  /** The line of the file. `null` for imports of earlier versions. */
  line: z.nullable(z.number()),
  /** The number of the payment as the file has it. `null` if it has none. */
  number: z.nullable(z.string()),
  /** Payer and text as the file has them. `null` if it has none, and for roles without `donors.read`. */
  payer: z.nullable(z.string()),
  text: z.nullable(z.string()),
});
export type GiftSource = z.output<typeof giftSource>;

/** A gift with its history, the oldest change first. */
export const gift = z.extend(giftRow, {
  /** The files that it is from, the first import first. Empty for a gift that was recorded by hand. */
  sources: z.array(giftSource),
  /** The number that somebody recorded with it. `null` for an imported gift. */
  external_id: z.nullable(z.string()),
  /** The payment reference of a pledge or a payment, without spaces. */
  reference: z.nullable(z.string()),
  /** Whether its giver asked to stay anonymous in public for it. */
  stays_anonymous: z.boolean(),
  /** Whether it is the row of an import, which may turn out to be no gift. */
  is_imported: z.boolean(),
  /** Whether its newest payment was recorded by hand and can be taken back, so that the pledge is pending again. */
  has_payment_to_take_back: z.boolean(),
  /** The pledge that it is or that it paid a part of, if another sum came: what was pledged, and what came for it. */
  pledge: z.optional(z.object({ id: z.number(), amount: money, came: money })),
  /** The sum that went back, in parts or in full. */
  refunded_amount: money,
  /** The number of the newest entry. Each change names the one that it is based on. */
  newest_entry: z.number(),
  history: z.array(giftEvent),
  /** The oldest first. */
  receipts: z.array(receipt),
});
export type Gift = z.output<typeof gift>;

/** A change of a gift that was made, or the preview of one. */
export const giftChange = z.object({
  id: z.number(),
  entries: z.array(giftEntry),
  /** Whether the entries count for a month that is closed, so that they appear in the next ledger. */
  in_closed_month: z.boolean(),
});
export type GiftChange = z.output<typeof giftChange>;
