import * as z from 'zod/mini';

import { rowId } from '../desk/call-parts.ts';
import { giverRow } from '../donors/desk-entities.ts';
import { giftCampaign } from '../gifts/desk-entities.ts';

/** Payments of imports whose donor nobody knows. */

const day = z.iso.date();
const money = z.number();

/**
 * Reasons why somebody may have made a payment, the strongest first: its text has the reference with a mistake,
 * that of a gift that is paid already, an earlier payment has the same payer, the payer has the donor's name, the text has the address, or a pledge has the
 * amount.
 */
export const likelyReasons = ['reference', 'paid', 'payer', 'name', 'email', 'amount'] as const;

/** A donor who may have made a payment. */
export const likelyDonor = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  reason: z.enum(likelyReasons),
  /** The pledge that the payment may be, which is canceled when the payment is assigned. */
  pledge: z.nullable(z.object({ id: z.number(), amount: money, date: day })),
});
export type LikelyDonor = z.output<typeof likelyDonor>;

/** A payment whose donor nobody knows. */
export const unmatchedPayment = z.object({
  /** The number of the gift. */
  id: z.number(),
  date: day,
  amount: money,
  /** The payer as the bank names them. */
  payer: z.nullable(z.string()),
  /** The payer's text. */
  text: z.string(),
  campaign: z.nullable(giftCampaign),
  /** The number of the newest entry, which an assignment is based on. */
  newest_entry: z.number(),
  /** The most likely first. */
  likely: z.array(likelyDonor),
  /**
   * People without an account to whom earlier payments of the same payer were given, those with the newest gift first.
   */
  people: z.array(giverRow),
});
export type UnmatchedPayment = z.output<typeof unmatchedPayment>;

/** Fields that payments are grouped by. Those of unknown payers are always grouped by purpose. */
export const paymentGroupings = ['payer', 'purpose'] as const;
export type PaymentGrouping = (typeof paymentGroupings)[number];

/** A payment to change, and its newest entry that whoever acts has seen. With a newer one, it is skipped. */
export const seenPayment = z.object({
  id: rowId,
  based_on: z.number().check(z.int(), z.nonnegative()),
});
export type SeenPayment = z.output<typeof seenPayment>;
