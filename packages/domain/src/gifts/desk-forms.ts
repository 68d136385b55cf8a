import { staff as words } from '@hearthlight/words/staff';
import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { parsePaymentReference } from '../payments/payment-reference.ts';
import * as publicRules from '../rules.ts';
import { giftStatus } from './desk-entities.ts';

/** The forms for gifts. Amounts are as typed; read them with `parseMoney`. */

const giverFields = {
  giver: z.enum(['donor', 'person', 'anonymous']),
  /** The number of the chosen donor. Empty for none. */
  donor_id: z.string(),
  name: rules.draftLine,
  email: z.union([z.literal(''), publicRules.email], { error: () => words.emailMissing }),
};

interface Giver {
  giver: string;
  donor_id: string;
  name: string;
  email: string;
}

/** A donor must be chosen, and somebody without an account has at least a name or an address. */
const chosenDonor = z.refine<Giver>(({ donor_id, giver }) => giver !== 'donor' || donor_id !== '', {
  error: () => words.giverRule,
  path: ['donor_id'],
});
const namedPerson = z.refine<Giver>(
  ({ email, giver, name }) => giver !== 'person' || name !== '' || email !== '',
  { error: () => words.giverRule, path: ['name'] },
);

const giftFields = {
  amount: rules.typedAmount,
  date: rules.day,
  method: rules.requiredLine,
  status: giftStatus,
  /** The campaign's number. Empty for none. */
  campaign_id: z.string(),
  cause: rules.cause,
  reason: rules.reason,
};

interface Pledge {
  status: string;
  reference: string;
}

/** A pledge may have a payment reference, as printed or typed. Other gifts have no field for it. */
const checkedReference = z.refine<Pledge>(
  ({ reference, status }) =>
    status !== 'pending' || reference === '' || parsePaymentReference(reference) !== undefined,
  { error: () => words.wrongReference, path: ['reference'] },
);

export const recordGiftForm = z
  .object({
    ...giverFields,
    ...giftFields,
    external_id: rules.draftLine,
    reference: z.string().check(z.trim()),
  })
  .check(chosenDonor, namedPerson, checkedReference);
export type GiftEntered = z.output<typeof recordGiftForm>;

export const correctGiftForm = z.object(giftFields);
export type CorrectionEntered = z.output<typeof correctGiftForm>;

export const changeGiverForm = z
  .object({ ...giverFields, reason: rules.reason })
  .check(chosenDonor, namedPerson);
export type OtherGiverEntered = z.output<typeof changeGiverForm>;

export const refundForm = z.object({ amount: rules.typedAmount, reason: rules.reason });
export type RefundEntered = z.output<typeof refundForm>;
