import * as z from 'zod/mini';

import { occasionKinds } from '../occasions/entities.ts';
import { paymentMethods } from './payment-method.ts';
import { rhythms } from './rhythms.ts';

const chosenOrder = z.object({
  rhythm: z.optional(z.enum(rhythms)),
  /** `YYYY-MM-DD` */
  first: z.string(),
  /** `YYYY-MM-DD`, or empty for none. */
  last: z.string(),
});
/** A standing order as it is chosen. */
export type ChosenOrder = z.output<typeof chosenOrder>;

const typedWishes = z.object({
  kind: z.optional(z.enum(occasionKinds)),
  name: z.string(),
  tell: z.string(),
  anonymous: z.boolean(),
  /** The second mail as it was last opened. */
  opened: z.optional(z.string()),
});
/** The wishes as they are typed. */
export type TypedWishes = z.output<typeof typedWishes>;

const choices = z.object({ order: z.optional(chosenOrder), wishes: z.optional(typedWishes) });
/** What a donor chose for a pledge beside its draft. */
export type PledgeChoices = z.output<typeof choices>;

/** The draft of a pledge, how to pay it, and what it was made from. A tab stores it. */
export const pledgeDraft = z.object({
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  /** In the currency's major unit. */
  amount: z.number(),
  /** The transfer with its reference, if the pledge can be paid at once. */
  transfer: z.optional(z.object({ amount: z.number(), reference: z.string(), method: z.string() })),
  /** The number of the donor who made it. */
  donor: z.optional(z.number()),
  /** The values of the form. */
  entry: z.object({
    donation_amount: z.string(),
    donation_cause: z.string(),
    selected_payment_method: z.enum(paymentMethods),
  }),
  /** What the donor chose afterwards. */
  choices: z.optional(choices),
});
export type PledgeDraft = z.output<typeof pledgeDraft>;
