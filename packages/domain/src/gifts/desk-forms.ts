import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { fromCents } from '../money/money.ts';
import { namedOccasion, occasionEntryOf, occasionFields } from '../occasions/desk-forms.ts';
import { pledgeOutcomes } from '../payments/pay-pledges.ts';
import { parsePaymentReference } from '../payments/payment-reference.ts';
import * as publicRules from '../rules.ts';
import type { GiverEntry } from './desk-calls.ts';
import { type Gift, giftStatus } from './desk-entities.ts';

/** The forms for gifts. The values of amounts are in minor units. */

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
const namedPerson = z.refine<Giver>(({ email, giver, name }) => giver !== 'person' || name !== '' || email !== '', {
  error: () => words.giverRule,
  path: ['name'],
});

const giftFields = {
  amount: rules.typedAmount,
  date: rules.day,
  method: rules.requiredLine,
  status: giftStatus,
  /** The campaign's number. Empty for none. */
  campaign_id: z.string(),
};

interface Pledge {
  status: string;
  reference: string;
}

/** A pledge or its payment may have a payment reference, as printed or typed. A failed gift has no field for it. */
const checkedReference = z.refine<Pledge>(
  ({ reference, status }) => status === 'failed' || reference === '' || parsePaymentReference(reference) !== undefined,
  { error: () => words.wrongReference, path: ['reference'] },
);

/** A gift for no campaign needs a cause; any other has that of its campaign. */
const statedCause = z.refine<{ campaign_id: string; cause: string }>(
  ({ campaign_id, cause }) => campaign_id !== '' || cause !== '',
  { error: () => words.causeRule, path: ['cause'] },
);

export const recordGiftForm = z
  .object({
    ...giverFields,
    ...giftFields,
    cause: rules.optionalCause,
    // A new gift is neither refunded nor canceled.
    status: z.enum(['completed', 'pending', 'failed']),
    external_id: rules.draftLine,
    reference: z.string().check(z.trim()),
    /** Whether the giver stays anonymous in public for it. */
    anonymous: z.boolean(),
    ...occasionFields,
  })
  .check(chosenDonor, namedPerson, checkedReference, statedCause, namedOccasion);
export type GiftEntered = z.output<typeof recordGiftForm>;
/** A gift as typed. */
export type GiftTyped = z.input<typeof recordGiftForm>;

export const correctGiftForm = z.object({
  ...giftFields,
  cause: rules.cause,
  /** What becomes of a pledge that is completed with another sum. Empty for any other correction. */
  outcome: z.pipe(z.string(), z.enum(['', ...pledgeOutcomes])),
  reason: rules.reason,
});
export type CorrectionEntered = z.output<typeof correctGiftForm>;

export const changeGiverForm = z.object({ ...giverFields, reason: rules.reason }).check(chosenDonor, namedPerson);
export type OtherGiverEntered = z.output<typeof changeGiverForm>;

export const takeBackForm = z.object({ reason: rules.reason });
export type TakeBackEntered = z.output<typeof takeBackForm>;

export const refundForm = z.object({ amount: rules.typedAmount, reason: rules.reason });
export type RefundEntered = z.output<typeof refundForm>;

const campaignOf = (id: string) => (id === '' ? null : Number(id));

function giverOf({ donor_id, email, giver, name }: Omit<OtherGiverEntered, 'reason'>): GiverEntry {
  if (giver === 'donor') return { kind: 'donor', donor_id: Number(donor_id) };
  return giver === 'person' ? { kind: 'person', name, email } : { kind: 'anonymous' };
}

/** Returns the fields of a call for a gift that passed the rules. */
export const giftFieldsOf = ({
  amount,
  campaign_id,
  cause,
  donor_id,
  email,
  giver,
  name,
  reference,
  occasion_id,
  occasion_kind,
  occasion_name,
  occasion_tell,
  ...gift
}: GiftEntered) => ({
  ...gift,
  occasion: occasionEntryOf({ occasion_id, occasion_kind, occasion_name, occasion_tell }) ?? undefined,
  ...(cause !== '' && { cause }),
  ...(gift.status !== 'failed' && reference !== '' && { reference }),
  giver: giverOf({ donor_id, email, giver, name }),
  amount: fromCents(amount),
  campaign_id: campaignOf(campaign_id),
});

/** Returns the fields of a call for a correction: those that differ from the gift as it was shown. */
export function correctionFieldsOf(gift: Gift, entered: CorrectionEntered) {
  const { cause, date, method, outcome, reason, status } = entered;
  const amount = fromCents(entered.amount);
  const campaign = campaignOf(entered.campaign_id);
  return {
    based_on: gift.newest_entry,
    reason,
    ...(amount !== gift.amount && { amount }),
    ...(campaign !== (gift.campaign?.id ?? null) && { campaign_id: campaign }),
    ...(date !== gift.date && { date }),
    ...(cause !== gift.cause && { cause }),
    ...(method !== gift.method && { method }),
    ...(status !== gift.status && status !== 'pending' && status !== 'refunded' && { status }),
    ...(outcome !== '' && { outcome }),
  };
}

/** Returns the fields of a call that gives a gift to somebody else. */
export const giverFieldsOf = ({ newest_entry }: Gift, { reason, ...giver }: OtherGiverEntered) => ({
  based_on: newest_entry,
  giver: giverOf(giver),
  reason,
});

/** Returns the fields of a call that refunds a gift, or a part of it. */
export const refundFieldsOf = ({ newest_entry }: Gift, { amount, reason }: RefundEntered) => ({
  based_on: newest_entry,
  amount: fromCents(amount),
  reason,
});
