import { dayOfLocalTime, readDay } from './days.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type ImportedGift,
  parseExported,
  RefusedRow,
  requireCurrency,
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
  refunded: 'completed',
  'partially refunded': 'completed',
  disputed: 'completed',
};

/** Reads a row of Stripe's export of payments. Its times are in UTC. */
export function readStripeRow(fields: Fields, timeZone: string): ImportedGift {
  requireCurrency(field(fields, 'Currency'));
  const shown = field(fields, 'Status');
  const status = statuses[shown.toLowerCase()];
  if (status === undefined) {
    throw new RefusedRow(`has the status “${shown}”; record it with “donation add” if it counts`);
  }
  const amountCents = amountOf(field(fields, 'Amount'));
  const at = field(fields, ...created);
  const description = field(fields, 'Description', 'Statement Descriptor');
  return {
    externalId: externalIdOf('stripe', fields, 'id'),
    date: dayOfLocalTime(
      { day: readDay(at, 'YYYY-MM-DD'), time: at.split(' ')[1] ?? '', zone: 'UTC' },
      timeZone,
    ),
    amountCents,
    status,
    method: 'Credit/Debit Card',
    cause: textOf(description, 500) ?? 'Donation',
    email: emailOf(field(fields, 'Customer Email')),
    name: textOf(field(fields, 'Customer Description', 'Card Name')),
    titles: [description],
    returned: returnedOf(fields, amountCents),
  };
}

/**
 * Returns the money lost by a refund or a dispute. Throws a `RefusedRow` for an open dispute, because Stripe may still
 * return the money. A won dispute or an inquiry does not change the gift.
 */
function returnedOf(fields: Fields, amountCents: number): ImportedGift['returned'] {
  const dispute = field(fields, 'Dispute Status').toLowerCase().replaceAll(' ', '_');
  const isDisputed = /^disputed$/i.test(field(fields, 'Status'));
  if (/^(?:needs_response|under_review)$/.test(dispute) || (isDisputed && dispute === '')) {
    throw new RefusedRow('is in an open dispute: import it again once that is decided');
  }
  const refunded = centsIn(fields, 'Amount Refunded') ?? (isRefunded(fields) ? amountCents : 0);
  const isLost = dispute === 'lost';
  const lost = isLost ? (centsIn(fields, 'Disputed Amount') ?? amountCents) : 0;
  if (refunded + lost === 0) return undefined;
  return { how: isLost ? 'lost in a dispute' : 'refunded', cents: Math.min(refunded + lost, amountCents) };
}

const isRefunded = (fields: Fields) => /^refunded$/i.test(field(fields, 'Status'));

/** Returns an amount in cents, or `undefined` if the column is missing, empty or 0. */
const centsIn = (fields: Fields, header: string): number | undefined =>
  parseExported(field(fields, header)) || undefined;
