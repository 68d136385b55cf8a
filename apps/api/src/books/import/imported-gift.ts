import { formatMoney, formats, fromCents, parseMoney, rules, truncate } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';

import { currencyName } from '../../formats.ts';
import type { newStatuses } from '../gifts.ts';

/** A gift in a file. */
export interface ImportedGift {
  /** The number from the bank or payment provider, prefixed with its name: `paypal:8XK21`. */
  externalId: string;
  /** `YYYY-MM-DD` in the foundation's time zone. */
  date: string;
  /** Cents, more than 0. */
  amountCents: number;
  status: (typeof newStatuses)[number];
  method: string;
  cause: string;
  email: string | undefined;
  name: string | undefined;
  /** Texts that may be the title of a campaign. */
  titles: readonly string[];
  /** Money that was returned, if any. */
  returned?: Returned | undefined;
  /** For a row without a number: the id that earlier versions generated. */
  formerId?: string | undefined;
  /** For a row without a number: its position among equal rows of the file, from 1. */
  occurrence?: number | undefined;
}

/** Money that was returned to the giver. */
export interface Returned {
  how: 'refunded' | 'lost in a dispute';
  /** Cents. Absent if the file does not state the amount. */
  cents: number | undefined;
}

/** A row without a gift to record. The message completes a sentence that starts with “Line 7”. */
export class RefusedRow extends Error {}

/** A row that is not a gift, such as a fee or a withdrawal. */
export class NoGiftRow extends RefusedRow {}

/** The fields of a row by column header. */
export type Fields = Readonly<Record<string, string>>;

/** Reads the gift in a row. Throws a `RefusedRow` when there is none. */
export type ReadRow = (fields: Fields, timeZone: string) => ImportedGift;

/** Returns the first non-blank field of a row. */
export function field(fields: Fields, ...headers: readonly string[]): string {
  for (const header of headers) {
    const value = fields[header]?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (value) return value;
  }
  return '';
}

/** Throws a `RefusedRow` for any currency but the foundation's. A file without currencies is in that one. */
export function requireCurrency(typed: string): void {
  const { currency } = formats();
  if (typed !== '' && typed.toUpperCase() !== currency) {
    throw new RefusedRow(
      `is in ${typed.toUpperCase()}; the books are kept in ${currencyName(currency)} (${currency})`,
    );
  }
}

/** The character before the cents of an amount. */
type DecimalMark = '.' | ',';

/** Turns `1.250,50` and `1 250,50` into `1,250.50`. `12.50` becomes `12,50`, which `parseMoney` rejects. */
const withPoint = (typed: string) =>
  typed.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '.').replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/**
 * Parses an amount in the notation of English, whatever the language of the reader. Returns whole cents, or `undefined` if it
 * is not clear. Exports may write `1000.00` in currencies without decimals.
 */
export function parseExported(typed: string): number | undefined {
  const { currency, decimals } = formats();
  return parseMoney(decimals === 0 ? typed.replace(/\.00?$/, '') : typed, formatsOf('en', currency));
}

/** Returns an amount in cents. Throws a `RefusedRow` for outgoing money and for an unclear amount. */
export function amountOf(typed: string, decimal: DecimalMark = '.'): number {
  if (/^[-–−(]/.test(typed)) throw new NoGiftRow(`is ${typed}, which is not money that came in`);
  const unsigned = typed.replace(/^\+/, '');
  const cents = parseExported(decimal === ',' ? withPoint(unsigned) : unsigned);
  if (cents === undefined) throw new RefusedRow(`has the amount “${typed}”, which is not clear`);
  if (cents === 0) throw new RefusedRow(`is ${formatMoney(fromCents(0))}`);
  return cents;
}

/** Returns a gift's number prefixed with its source. Throws a `RefusedRow` for a missing or too long number. */
export function externalIdOf(source: string, fields: Fields, column: string): string {
  const number = field(fields, column);
  if (number === '') throw new RefusedRow('has no transaction number, so it could be recorded twice');
  if (number.length > maxIdLength) {
    throw new RefusedRow(`has more than ${maxIdLength} characters in the column “${column}”`);
  }
  return `${source}:${number}`;
}

/** Maximum length of a gift's number, in characters. */
const maxIdLength = 200;

/** Returns a valid e-mail address, or `undefined`. */
export function emailOf(text: string): string | undefined {
  return rules.email.safeParse(text).data;
}

/** Returns a text truncated to `most` characters, or `undefined` if it is blank. */
export const textOf = (text: string, most = 200): string | undefined =>
  text === '' ? undefined : truncate(text, most);
