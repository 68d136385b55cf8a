import { importRows as words } from '@hearthlight/words/import-rows';

import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type GiftEvent,
  type ImportedGift,
  NoGiftRow,
  RefusedRow,
  requireCurrency,
  signedCents,
  textOf,
} from './imported-gift.ts';
import { stripeDay } from './stripe.ts';

const required = ['balance_transaction_id', 'reporting_category', 'charge_id', 'gross', 'fee'] as const;

/** Whether a file is Stripe's itemized balance report, which has payouts, refunds and disputes as rows of their own. */
export const isStripeBalance = (headers: readonly string[]): boolean =>
  required.every((header) => headers.includes(header));

/** Categories of rows that take money from a gift or give it back. */
const events = /^(?:refund|refund_failure|partial_capture_reversal|dispute|dispute_reversal)$/;

/** Returns a reader for the rows of Stripe's itemized balance report. Its times are in UTC. */
export const stripeBalanceReader = (timeZone: string) => (fields: Fields) => readRow(fields, timeZone);

function readRow(fields: Fields, timeZone: string): ImportedGift | GiftEvent {
  const category = field(fields, 'reporting_category').toLowerCase();
  if (category !== 'charge' && !events.test(category)) {
    throw new NoGiftRow(words.notAGift({ type: field(fields, 'reporting_category') }));
  }
  requireCurrency(field(fields, 'currency'));
  const number = externalIdOf('stripe', fields, 'charge_id');
  const date = stripeDay(field(fields, 'created_utc', 'created'), timeZone);
  const feeCents = signedCents(field(fields, 'fee'), '.') ?? 0;
  if (category !== 'charge') {
    const cents = signedCents(field(fields, 'gross'), '.');
    if (cents === undefined) throw new RefusedRow(words.unclearAmount({ amount: field(fields, 'gross') }));
    const externalId = externalIdOf('stripe', fields, 'balance_transaction_id');
    return { of: number, externalId, date, cents, feeCents };
  }
  const description = field(fields, 'description');
  return {
    externalId: number,
    date,
    amountCents: amountOf(field(fields, 'gross')),
    feeCents,
    status: 'completed',
    method: 'Credit/Debit Card',
    cause: textOf(description, 500) ?? 'Donation',
    email: emailOf(field(fields, 'customer_email')),
    name: textOf(field(fields, 'customer_name', 'customer_description')),
    titles: [description],
  };
}
