import { createHash } from 'node:crypto';

import * as z from 'zod';

import { dayFormats, readDay } from './days.ts';
import {
  amountOf,
  emailOf,
  field,
  type Fields,
  type ReadRow,
  requireDollars,
  textOf,
} from './imported-gift.ts';

const header = z.string({ error: 'must be the header of a column' }).trim().min(1, 'is empty');

/** The file that says which column of a bank statement holds what. */
export const bankColumns = z.strictObject(
  {
    /** The bank's short name, for the numbers of its gifts. */
    bank: z.string({ error: 'is missing' }).regex(/^[\w-]{1,40}$/, 'must be a word'),
    date: header,
    date_format: z.enum(dayFormats, { error: `must be one of ${dayFormats.join(', ')}` }),
    amount: header,
    /** The character before the cents. */
    decimal: z.enum(['.', ','], { error: 'must be "." or ","' }).default('.'),
    /** The character between columns. */
    delimiter: z.string().length(1, 'must be one character').default(','),
    name: header.optional(),
    email: header.optional(),
    cause: header.optional(),
    campaign: header.optional(),
    currency: header.optional(),
    /** The bank's number of the transaction. Without it the whole row identifies the gift. */
    number: header.optional(),
  },
  { error: 'has an unknown field or no fields' },
);
export type BankColumns = z.output<typeof bankColumns>;

/** Returns a reader for the rows of a bank statement. */
export function bankReader(columns: BankColumns): ReadRow {
  const timesSeen = new Map<string, number>();
  const { amount, bank, campaign, cause, currency, date, date_format: format, email, name, number } = columns;
  return (fields) => {
    const read = (from: string | undefined) => (from === undefined ? '' : field(fields, from));
    requireDollars(read(currency));
    const typed = read(amount).replace(/\s*(?:USD|US\$)\s*/i, '');
    return {
      externalId: `${bank}:${read(number) || rowNumber(fields, timesSeen)}`,
      date: readDay(read(date), format),
      amountCents: amountOf(typed, columns.decimal),
      status: 'completed',
      method: 'Bank transfer',
      cause: textOf(read(cause), 500) ?? 'Donation',
      email: emailOf(read(email)),
      name: textOf(read(name)),
      titles: [read(campaign), read(cause)],
    };
  };
}

/** Identifies a row by its content and, among equal rows of a file, by its position. */
function rowNumber(fields: Fields, timesSeen: Map<string, number>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(fields)))
    .digest('base64url');
  const times = (timesSeen.get(digest) ?? 0) + 1;
  timesSeen.set(digest, times);
  return `${digest.slice(0, 22)}-${times}`;
}
