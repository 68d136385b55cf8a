import { formatMoney, fromCents, parseMoney, rules, truncate } from '@hearthlight/domain';

import type { newStatuses } from '../gifts.ts';

/** A gift in a file. */
export interface ImportedGift {
  /** The number at the bank or payment provider, with its name: `paypal:8XK21`. */
  externalId: string;
  /** `YYYY-MM-DD` in the foundation's time zone. */
  date: string;
  /** US cents, more than 0. */
  amountCents: number;
  status: (typeof newStatuses)[number];
  method: string;
  cause: string;
  email: string | undefined;
  name: string | undefined;
  /** What could be the title of a campaign. */
  titles: readonly string[];
  /** What went back to the giver, if anything did. */
  returned?: Returned | undefined;
  /** Of a row without a number: the number that an earlier version of this program gave it. */
  formerId?: string | undefined;
  /** Of a row without a number: its position among equal rows of the file, from 1. */
  occurrence?: number | undefined;
}

/** Money that came in and went back. */
export interface Returned {
  how: 'refunded' | 'lost in a dispute';
  /** US cents; absent where the file does not say how much. */
  cents: number | undefined;
}

/** A row of a file without a gift to record. The message is the end of a sentence that begins with “Line 7”. */
export class RefusedRow extends Error {}

/** A row that is no gift at all, such as a fee or a withdrawal. */
export class NoGiftRow extends RefusedRow {}

/** The fields of a row, by the header of their column. */
export type Fields = Readonly<Record<string, string>>;

/** Reads the gift of a row. Throws a `RefusedRow` when there is none. */
export type ReadRow = (fields: Fields, timeZone: string) => ImportedGift;

/** Returns the first field of a row that is not blank. */
export function field(fields: Fields, ...headers: readonly string[]): string {
  for (const header of headers) {
    const value = fields[header]?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (value) return value;
  }
  return '';
}

/** Throws a `RefusedRow` for another currency than the books'. A file without currencies is in US dollars. */
export function requireDollars(currency: string): void {
  if (currency !== '' && currency.toUpperCase() !== 'USD') {
    throw new RefusedRow(`is in ${currency.toUpperCase()}; the books are kept in US dollars (USD)`);
  }
}

/** The character before the cents of an amount. */
type DecimalMark = '.' | ',';

/** Turns `1.250,50` into `1,250.50`. Groups of digits are kept, so that `12.50` becomes `12,50`, which is no amount. */
const withPoint = (typed: string) => typed.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** Returns an amount in US cents. Throws a `RefusedRow` for money that did not come in, and for an unclear amount. */
export function amountOf(typed: string, decimal: DecimalMark = '.'): number {
  if (/^[-–−(]/.test(typed)) throw new NoGiftRow(`is ${typed}, which is not money that came in`);
  const unsigned = typed.replace(/^\+/, '');
  const cents = parseMoney(decimal === ',' ? withPoint(unsigned) : unsigned);
  if (cents === undefined) throw new RefusedRow(`has the amount “${typed}”, which is not clear`);
  if (cents === 0) throw new RefusedRow(`is ${formatMoney(fromCents(0))}`);
  return cents;
}

/**
 * Returns the number of a gift with the name of its source. Throws a `RefusedRow` for a row without a number and for one
 * that is too long.
 */
export function externalIdOf(source: string, fields: Fields, column: string): string {
  const number = field(fields, column);
  if (number === '') throw new RefusedRow('has no transaction number, so that it could be recorded twice');
  if (number.length > maxIdLength) {
    throw new RefusedRow(`has more than ${maxIdLength} characters in the column “${column}”`);
  }
  return `${source}:${number}`;
}

/** Characters of the longest accepted number of a gift. */
const maxIdLength = 200;

/** Returns an e-mail address, or `undefined` for any other text. */
export function emailOf(text: string): string | undefined {
  return rules.email.safeParse(text).data;
}

/** Returns a text of a bounded length, or `undefined` when it is blank. */
export const textOf = (text: string, most = 200): string | undefined =>
  text === '' ? undefined : truncate(text, most);
