import { dayOfLocalTime, readDay } from './days.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type ImportedGift,
  RefusedRow,
  requireDollars,
  textOf,
} from './imported-gift.ts';

const created = ['Created date (UTC)', 'Created (UTC)'] as const;

/** Whether a file is Stripe's export of payments. */
export const isStripe = (headers: readonly string[]): boolean =>
  ['id', 'Amount', 'Status'].every((header) => headers.includes(header)) &&
  created.some((header) => headers.includes(header));

const statuses: Readonly<Record<string, ImportedGift['status']>> = {
  paid: 'completed',
  succeeded: 'completed',
  pending: 'pending',
  processing: 'pending',
  failed: 'failed',
  blocked: 'failed',
  canceled: 'failed',
};

/** Reads a row of Stripe's export of payments, whose times are in UTC. */
export function readStripeRow(fields: Fields, timeZone: string): ImportedGift {
  requireDollars(field(fields, 'Currency'));
  const refunded = field(fields, 'Amount Refunded').replace(/[0.,]/g, '');
  const status = statuses[field(fields, 'Status').toLowerCase()];
  if (status === undefined || refunded !== '') {
    const shown = refunded === '' ? field(fields, 'Status') : 'Refunded';
    throw new RefusedRow(`has the status “${shown}”; record it with “donation add” if it counts`);
  }
  const at = field(fields, ...created);
  const description = field(fields, 'Description', 'Statement Descriptor');
  return {
    externalId: externalIdOf('stripe', field(fields, 'id')),
    date: dayOfLocalTime(
      { day: readDay(at, 'YYYY-MM-DD'), time: at.split(' ')[1] ?? '', zone: 'UTC' },
      timeZone,
    ),
    amountCents: amountOf(field(fields, 'Amount')),
    status,
    method: 'Credit/Debit Card',
    cause: textOf(description, 500) ?? 'Donation',
    email: emailOf(field(fields, 'Customer Email')),
    name: textOf(field(fields, 'Customer Description', 'Card Name')),
    titles: [description],
  };
}
