import { dayOfLocalTime, readDay } from './days.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type ImportedGift,
  NoGiftRow,
  RefusedRow,
  requireCurrency,
  textOf,
} from './imported-gift.ts';

/** Whether a file is PayPal's activity report. */
export const isPaypal = (headers: readonly string[]): boolean =>
  ['Transaction ID', 'Gross', 'Status', 'Date'].every((header) => headers.includes(header));

/** Types of rows that are not gifts. */
const otherTypes =
  /refund|reversal|withdrawal|transfer|hold|release|fee|conversion|deposit|mass ?pay|payout|authorization/i;

const statuses: Readonly<Record<string, ImportedGift['status']>> = {
  completed: 'completed',
  cleared: 'completed',
  pending: 'pending',
  processing: 'pending',
  denied: 'failed',
  failed: 'failed',
  canceled: 'failed',
  expired: 'failed',
  refunded: 'completed',
  reversed: 'completed',
  'partially refunded': 'completed',
};

const wasReturned = /refunded|reversed/i;

/** Reads a row of PayPal's activity report. Its dates are in the US format. */
export function readPaypalRow(fields: Fields, timeZone: string): ImportedGift {
  const type = field(fields, 'Type');
  if (otherTypes.test(type)) throw new NoGiftRow(`is a “${type}”, not a gift`);
  requireCurrency(field(fields, 'Currency'));
  const status = statuses[field(fields, 'Status').toLowerCase()];
  if (status === undefined) {
    throw new RefusedRow(
      `has the status “${field(fields, 'Status')}”; record it with “donation add” if it counts`,
    );
  }
  const amountCents = amountOf(field(fields, 'Gross'));
  const titles = [field(fields, 'Item Title'), field(fields, 'Subject')];
  return {
    externalId: externalIdOf('paypal', fields, 'Transaction ID'),
    date: dayOfLocalTime(
      {
        day: readDay(field(fields, 'Date'), 'MM/DD/YYYY'),
        time: field(fields, 'Time'),
        zone: field(fields, 'TimeZone', 'Time Zone'),
      },
      timeZone,
    ),
    amountCents,
    status,
    method: 'Paypal service',
    cause: textOf(field(fields, 'Note', 'Item Title', 'Subject'), 500) ?? 'Donation',
    email: emailOf(field(fields, 'From Email Address')),
    name: textOf(field(fields, 'Name')),
    titles,
    returned: returnedOf(field(fields, 'Status'), amountCents),
  };
}

/** PayPal does not state the amount of a partial refund. */
function returnedOf(status: string, amountCents: number): ImportedGift['returned'] {
  if (!wasReturned.test(status)) return undefined;
  return { how: 'refunded', cents: /^partially/i.test(status) ? undefined : amountCents };
}
