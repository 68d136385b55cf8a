import { formats } from '@hearthlight/domain';
import { dayFormats, decimalMarks } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';
import * as z from 'zod';

import { readDay } from './days.ts';
import { findReference, referenceIn } from './find-reference.ts';
import {
  amountOf,
  emailOf,
  field,
  type Fields,
  NoGiftRow,
  externalIdOf,
  type ReadRow,
  requireCurrency,
  signedCents,
  textOf,
} from './imported-gift.ts';
import { isPayout } from './payout.ts';
import { contentNumber, type TimesSeen } from './row-identity.ts';

const header = z.string({ error: 'must be the header of a column' }).trim().min(1, 'is empty');

/** Describes the columns of a bank statement. */
export const bankColumns = z.strictObject(
  {
    /** The bank's short name, a prefix for the numbers of its gifts. */
    bank: z.string({ error: 'is missing' }).regex(/^[\w-]{1,40}$/, 'must be a word'),
    date: header,
    date_format: z.enum(dayFormats, { error: `must be one of ${dayFormats.join(', ')}` }),
    amount: header,
    /** The character before the cents. */
    decimal: z.enum(decimalMarks, { error: 'must be "." or ","' }).default('.'),
    /** The character between columns. Detected if absent. */
    delimiter: z.string().length(1, 'must be one character').optional(),
    name: header.optional(),
    email: header.optional(),
    cause: header.optional(),
    campaign: header.optional(),
    currency: header.optional(),
    fee: header.optional(),
    /** The bank's transaction number. Without it, the day, the amount and the other named columns identify a gift. */
    number: header.optional(),
  },
  { error: 'has an unknown field or no fields' },
);
export type BankColumns = z.output<typeof bankColumns>;

/** Returns the headers that a description names. */
export function headersIn({
  amount,
  campaign,
  cause,
  currency,
  date,
  email,
  fee,
  name,
  number,
}: BankColumns): string[] {
  const optional = [campaign, cause, currency, email, fee, name, number];
  return [date, amount, ...optional.filter((header) => header !== undefined)];
}

/** Removes the code or symbol of the foundation's currency from an amount. */
function withoutCurrency(typed: string): string {
  const { currency } = formats();
  const symbols = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    const parts = new Intl.NumberFormat('en-CA', {
      style: 'currency',
      currency,
      currencyDisplay,
    }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? [];
  });
  for (const mark of [currency, ...symbols]) {
    const at = typed.toUpperCase().indexOf(mark.toUpperCase());
    if (at !== -1) return `${typed.slice(0, at).trimEnd()}${typed.slice(at + mark.length).trimStart()}`;
  }
  return typed;
}

/** Returns a reader for the rows of a bank statement. */
export function bankReader(columns: BankColumns): ReadRow {
  const timesSeen: TimesSeen = new Map();
  const { amount, bank, campaign, cause, currency, date, email, fee, name, number } = columns;
  return (fields) => {
    const read = (from: string | undefined) => (from === undefined ? '' : field(fields, from));
    requireCurrency(read(currency));
    const amountCents = amountOf(withoutCurrency(read(amount)), columns.decimal);
    if (isPayout(read(name)) || isPayout(read(cause))) throw new NoGiftRow(words.payout);
    const day = readDay(read(date), columns.date_format);
    const referenced = findReference(Object.values(fields));
    const named = [read(name), read(email), read(cause), read(campaign)];
    const identity = [day, amountCents, ...named, ...referenceIn(referenced)];
    return {
      ...(number === undefined || read(number) === ''
        ? rowIdentity(bank, { identity, fields }, timesSeen)
        : { externalId: externalIdOf(bank, fields, number) }),
      date: day,
      amountCents,
      feeCents: Math.abs(signedCents(read(fee), columns.decimal) ?? 0),
      status: 'completed',
      method: 'Bank transfer',
      cause: textOf(read(cause), 500) ?? 'Donation',
      email: emailOf(read(email)),
      name: textOf(read(name)),
      titles: [read(campaign), read(cause)],
      ...referenced,
      payment: { iban: undefined, text: read(cause) },
    };
  };
}

/**
 * Identifies a row without a number by day, amount, named columns and payment reference, and by its position among equal rows. Other
 * columns, such as a balance, differ between exports. Earlier versions used all columns: `formerId` recognizes their
 * rows.
 */
function rowIdentity(
  bank: string,
  { fields, identity }: { fields: Fields; identity: readonly unknown[] },
  timesSeen: TimesSeen,
) {
  const { externalId: formerId } = contentNumber(bank, Object.entries(fields), timesSeen);
  return { ...contentNumber(bank, identity, timesSeen), formerId };
}
