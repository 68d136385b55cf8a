import * as z from 'zod/mini';

import { giftGiver } from '../gifts/desk-entities.ts';
import { donorPlan } from './entities.ts';

const day = z.iso.date();

/** A standing order as staff see it. */
export const plan = z.extend(donorPlan, {
  id: z.number(),
  first: day,
  /** The day of the last payment; `null` if the end is not known. */
  last: z.nullable(day),
  /** The first of several days in a row without a payment. */
  missing_since: z.nullable(day),
  /** The newest gift with its reference, which says whose it is. `null` if no gift has the reference any more. */
  gift: z.nullable(z.object({ id: z.number(), giver: giftGiver })),
  version: z.number(),
});
export type Plan = z.output<typeof plan>;

/** An imported payment with the reference of a standing order. */
export const planPayment = z.object({
  /** Whether somebody said that it is a further gift, which pays no day. */
  is_further: z.boolean(),
  /** The day that it pays, or would pay if it were no further gift. `null` if each day near it has its payment. */
  due: z.nullable(day),
  /**
   * The payment that counts for that day or, without one, for the nearest day. `null` for none, and if it is this one.
   */
  other: z.nullable(
    z.object({
      id: z.number(),
      date: day,
      due: day,
      /** Whether this payment can count instead, which makes the other one a further gift. */
      may_change: z.boolean(),
    }),
  ),
  /** Whether it is in the ledger of a closed month. */
  is_closed: z.boolean(),
});
export type PlanPaymentOfGift = z.output<typeof planPayment>;
