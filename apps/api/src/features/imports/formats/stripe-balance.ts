import { importRows as words } from '@hearthlight/words/import-rows';

import { causeIn, findReference } from '../rows/find-reference.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type GiftEvent,
  type ImportedGift,
  refuseCurrency,
  signedCents,
  textOf,
} from '../rows/imported-gift.ts';
import { incomeIn } from '../rows/other-money.ts';
import { accepted, isRefusal, noGift, type Refusal, refused } from '../rows/refusal.ts';
import { factsIn, referenceTexts, stripeDay } from './stripe.ts';

const required = ['balance_transaction_id', 'reporting_category', 'gross', 'fee'] as const;
/** The report that lists balance changes has the charge as the source. */
const charges = ['charge_id', 'source_id'] as const;

/** Whether a file is Stripe's itemized balance report, which has payouts, refunds and disputes as rows of their own. */
export const isStripeBalance = (headers: readonly string[]): boolean =>
  required.every((header) => headers.includes(header)) && charges.some((header) => headers.includes(header));

/** Categories of rows that take money from a gift or give it back. */
const events = /^(?:refund|refund_failure|partial_capture_reversal|dispute|dispute_reversal)$/;

/** Returns a reader for the rows of Stripe's itemized balance report. Its times are in UTC. */
export const stripeBalanceReader = (timeZone: string) => (fields: Fields) => readRow(fields, timeZone);

/** Returns what a row of the report says before it is known to be a gift. */
export const balanceFacts = (timeZone: string) => (fields: Fields) =>
  factsIn({
    day: stripeDay(field(fields, 'created_utc', 'created'), timeZone),
    currency: field(fields, 'currency'),
    amount: field(fields, 'gross'),
    giver: field(fields, 'customer_name', 'customer_description', 'customer_email'),
    purpose: field(fields, 'description'),
  });

function readRow(fields: Fields, timeZone: string): ImportedGift | GiftEvent | Refusal {
  const category = field(fields, 'reporting_category').toLowerCase();
  if (category !== 'charge' && !events.test(category)) {
    return noGift(words.notAGift({ type: field(fields, 'reporting_category') }));
  }
  const charge = accepted({
    currency: refuseCurrency(field(fields, 'currency')),
    number: externalIdOf('stripe', fields, field(fields, 'charge_id') === '' ? 'source_id' : 'charge_id'),
    date: stripeDay(field(fields, 'created_utc', 'created'), timeZone),
  });
  if (isRefusal(charge)) return charge;
  const { date, number } = charge;
  const feeCents = signedCents(field(fields, 'fee'), '.') ?? 0;
  const gross = field(fields, 'gross');
  if (category !== 'charge') {
    return accepted({
      of: number,
      cents: signedCents(gross, '.') ?? refused(words.unclearAmount({ amount: gross })),
      externalId: externalIdOf('stripe', fields, 'balance_transaction_id'),
      date,
      feeCents,
    });
  }
  const amountCents = amountOf(gross);
  return isRefusal(amountCents) ? amountCents : giftOf(fields, { externalId: number, date, amountCents, feeCents });
}

function giftOf(
  fields: Fields,
  charge: Pick<ImportedGift, 'amountCents' | 'date' | 'externalId' | 'feeCents'>,
): ImportedGift {
  const description = field(fields, 'description');
  return {
    ...charge,
    status: 'completed',
    method: 'Credit/Debit Card',
    cause: causeIn(description),
    email: emailOf(field(fields, 'customer_email')),
    name: textOf(field(fields, 'customer_name', 'customer_description')),
    titles: [description],
    ...findReference(referenceTexts(fields)),
    ...incomeIn('', [description]),
  };
}
