import { formatMoney, formats, fromCents, type PaymentReference, rules, truncate } from '@hearthlight/domain';
import type { DecimalMark } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import type { newStatuses } from '../gifts/gifts.ts';
import { readAmount } from './amounts.ts';

/** A gift in a file. */
export interface ImportedGift {
  /** The number from the bank or payment provider, prefixed with its name: `paypal:8XK21`. */
  externalId: string;
  /** `YYYY-MM-DD` in the foundation's time zone. */
  date: string;
  /** The gross amount in cents, more than 0. */
  amountCents: number;
  /** What the payment provider kept, in cents. */
  feeCents: number;
  status: (typeof newStatuses)[number];
  method: string;
  cause: string;
  email: string | undefined;
  name: string | undefined;
  /** Texts that may be the title of a campaign. */
  titles: readonly string[];
  /** Money that was returned, if any. */
  returned?: Returned | undefined;
  /** Whether a dispute about the gift was decided for the foundation. */
  isWon?: boolean | undefined;
  /** For a row without a number: the id that earlier versions generated. */
  formerId?: string | undefined;
  /** For a row without a number: its position among equal rows of the file, from 1. */
  occurrence?: number | undefined;
  /** What to know about the row. */
  note?: string | undefined;
  /** Why it may not be a gift, so that somebody has to decide. */
  doubt?: string | undefined;
  /** The payment reference that the giver was asked to state. */
  reference?: PaymentReference | undefined;
  /** The payment references of a payment for several pledges. */
  references?: readonly PaymentReference[] | undefined;
  /** Texts of the row that may have a reference with a mistake. */
  unclear?: readonly string[] | undefined;
  /** The donor and the campaign that the reference names, once they are found in the database. */
  donorId?: number | undefined;
  campaignId?: number | undefined;
  /** Who paid and why, as the bank says. Absent in exports of payment providers, whose payments are gifts. */
  payment?: { iban: string | undefined; text: string } | undefined;
}

/** Money that was returned to the giver, as the row of the gift states it. */
interface Returned {
  /** Cents. Absent if the file does not state the amount. */
  cents: number | undefined;
  /** The day of the refund, if the file states it. */
  date?: string | undefined;
}

/** A row about another one, such as a refund. */
export interface GiftEvent {
  /** The number of the gift. */
  of: string;
  /** The number of the row itself. */
  externalId: string;
  date: string;
  /** Cents: negative for returned money, positive for money that came back after a dispute. */
  cents: number;
  /** Cents that the payment provider kept for it, negative if it gave back a fee. */
  feeCents: number;
}

/** A row without a gift to record. The message is a sentence in the current language. */
export class RefusedRow extends Error {}

/** A row that is not a gift, such as a fee or a withdrawal. */
export class NoGiftRow extends RefusedRow {}

/** Money of a gift that went back to the giver, as a bank states it. A person confirms it before the gift is refunded. */
export interface ReturnedPayment {
  /** The number of the row itself. */
  externalId: string;
  date: string;
  /** More than 0. */
  cents: number;
  /** The payment references in the row. */
  references: readonly string[];
  /** The keys of names that may be the payer. Empty if the row does not say that a payment came back. */
  payers: readonly string[];
}

/** A row about money that went back. Without a gift that it may be, the message says what it is. */
export class ReturnedRow extends Error {
  readonly payment: ReturnedPayment;
  /** Why there is no gift to record. */
  readonly reason: RefusedRow;
  constructor(payment: ReturnedPayment, reason: RefusedRow) {
    super(reason.message);
    this.payment = payment;
    this.reason = reason;
  }
}

/** What a row says, whether it is a gift or not. */
export interface RowFacts {
  /** `YYYY-MM-DD`. */
  date?: string | undefined;
  /** Negative for money that went out. */
  cents?: number | undefined;
  giver?: string | undefined;
}

/** The fields of a row by column header. */
export type Fields = Readonly<Record<string, string>>;

/** Reads the gift in a row, or what happened to one. Throws a `RefusedRow` when there is neither. */
export type ReadRow = (fields: Fields) => ImportedGift | GiftEvent;

/** Whether a row is about another one. */
export const isEvent = (row: ImportedGift | GiftEvent): row is GiftEvent => 'of' in row;

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
    throw new RefusedRow(words.otherCurrency({ currency: typed.toUpperCase(), own: currency }));
  }
}

/**
 * Parses an amount in the notation of English, whatever the language of the reader. Returns whole cents, or `undefined` if it
 * is not clear. Exports may write `1000.00` in currencies without decimals.
 */
export const parseExported = (typed: string): number | undefined => readAmount(typed, '.')?.cents;

/** Returns an amount in cents, which may be negative, or `undefined` if it is not clear. */
export function signedCents(typed: string, decimal: DecimalMark): number | undefined {
  const amount = readAmount(typed, decimal);
  return amount?.isNegative ? 0 - amount.cents : amount?.cents;
}

/** Returns an amount in cents. Throws a `RefusedRow` for outgoing money and for an unclear amount. */
export function amountOf(typed: string, decimal: DecimalMark = '.'): number {
  if (typed === '') throw new NoGiftRow(words.noAmount);
  const cents = signedCents(typed, decimal);
  if (cents === undefined) throw new RefusedRow(words.unclearAmount({ amount: typed }));
  if (cents < 0) throw new NoGiftRow(words.outgoing({ amount: typed }));
  if (cents === 0) throw new RefusedRow(words.zero({ amount: formatMoney(fromCents(0)) }));
  return cents;
}

/** Returns a gift's number prefixed with its source. Throws a `RefusedRow` for a missing or too long number. */
export function externalIdOf(source: string, fields: Fields, column: string): string {
  const number = field(fields, column);
  if (number === '') throw new RefusedRow(words.noNumber);
  return numberOf(source, number, column);
}

/** Returns a number prefixed with its source. Throws a `RefusedRow` for a too long number. `column` names where it is from. */
export function numberOf(source: string, number: string, column: string): string {
  if (number.length > maxIdLength) throw new RefusedRow(words.longNumber({ max: maxIdLength, column }));
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
