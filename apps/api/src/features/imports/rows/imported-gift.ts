import { formatMoney, formats, fromCents, rules, truncate } from '@hearthlight/domain';
import { anotherCurrency, type DecimalMark } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';
import * as z from 'zod';

import type { newStatuses } from '../../gifts/record-gift.ts';
import { readAmount } from './amounts.ts';
import { noGift, type Refusal, refused } from './refusal.ts';

const texts = z.array(z.string()).readonly();

const paymentReference = z.object({
  text: z.string(),
  random: z.string(),
  donor: z.number().optional(),
  campaign: z.number().optional(),
});

/** A gift in a file. Of rows that wait, it is stored. */
export const importedGift = z.object({
  /** The number from the bank or payment provider, prefixed with its name: `paypal:8XK21`. */
  externalId: z.string(),
  /** `YYYY-MM-DD` in the foundation's time zone. */
  date: z.string(),
  /** The gross amount in cents, more than 0. */
  amountCents: z.number(),
  /** The fee that the payment provider kept, in cents. */
  feeCents: z.number(),
  status: z.enum(['completed', 'pending', 'failed'] satisfies ReadonlyArray<(typeof newStatuses)[number]>),
  method: z.string(),
  cause: z.string(),
  email: z.string().optional(),
  name: z.string().optional(),
  /** What the giver bought or wrote, as an export of a payment provider has it. */
  purpose: z.string().optional(),
  /** Texts that may be the title of a campaign. */
  titles: texts,
  /** Money that was returned to the giver, if any, as the row of the gift states it. */
  returned: z
    .object({
      /** Cents. Absent if the file does not state the amount. */
      cents: z.number().optional(),
      /** The day of the refund, if the file states it. */
      date: z.string().optional(),
    })
    .optional(),
  /** Whether a dispute about the gift was decided for the foundation. */
  isWon: z.boolean().optional(),
  /** For a row without a number: the id that earlier versions generated. */
  formerId: z.string().optional(),
  /** For a row without a number: its position among equal rows of the file, from 1. */
  occurrence: z.number().optional(),
  /** For a row with the bank's number: what identifies it if another payment has this number. */
  unnumbered: z.object({ externalId: z.string(), occurrence: z.number() }).optional(),
  /** Notes about the row. */
  note: z.string().optional(),
  /** The reason why it may not be a gift, so that somebody has to decide. */
  doubt: z.string().optional(),
  /** The same of a payer who may be no donor, unless that payer has given before. */
  payerDoubt: z.string().optional(),
  /** The payment provider whose payout it may be. Empty if the row names none. */
  payout: z.string().optional(),
  /** The payment reference that the giver was asked to state. */
  reference: paymentReference.optional(),
  /** The payment references of a payment for several pledges. */
  references: z.array(paymentReference).readonly().optional(),
  /** Texts of the row that may have a reference with a mistake. */
  unclear: texts.optional(),
  /** Whether it has the reference of a pledge with a mistake. */
  hasMistake: z.boolean().optional(),
  /** The donor and the campaign that the reference names, once they are found in the database. */
  donorId: z.number().optional(),
  campaignId: z.number().optional(),
  /** Whom it is in memory or in honor of, from earlier gifts with the reference. */
  occasionId: z.number().optional(),
  /** Whether its giver asked to stay anonymous in public, with earlier gifts of the reference. */
  staysAnonymous: z.boolean().optional(),
  /** Whether it is a further gift of whom has a standing order with its reference. */
  isBesidePlan: z.boolean().optional(),
  /** The pledge of which it pays a part. */
  pledgeId: z.number().optional(),
  /** The payer and purpose as the bank gives them. Absent in exports of payment providers, whose payments are gifts. */
  payment: z.object({ iban: z.string().optional(), text: z.string() }).optional(),
  /** The bank's numbers in its row, which the bank repeats if the payment comes back. */
  numbers: texts.optional(),
  /** The one that has a column of its own, but does not identify the row. */
  bankNumber: z.string().optional(),
  /** Its row as the file has it. Payer and text are empty if the file names none. */
  origin: z.object({ line: z.number(), number: z.string().optional(), payer: z.string(), text: z.string() }).optional(),
});
export type ImportedGift = z.output<typeof importedGift>;

/** A row about another one, such as a refund. */
export const giftEvent = z.object({
  /** The number of the gift. */
  of: z.string(),
  /** The number of the row itself. */
  externalId: z.string(),
  date: z.string(),
  /** Cents: negative for returned money, positive for money that came back after a dispute. */
  cents: z.number(),
  /** Cents that the payment provider kept for it, negative if it gave back a fee. */
  feeCents: z.number(),
});
export type GiftEvent = z.output<typeof giftEvent>;

/** The content of a row, whether it is a gift or not. */
export const rowFacts = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string().optional(),
  /** Negative for money that went out. */
  cents: z.number().optional(),
  /** The currency of the money, if it is not that of the books. */
  currency: z.string().optional(),
  /** Who paid, or whom the foundation paid. */
  giver: z.string().optional(),
  purpose: z.string().optional(),
});
export type RowFacts = z.output<typeof rowFacts>;

/** The fields of a row by column header. */
export type Fields = Readonly<Record<string, string>>;

/** Reads the gift in a row, or what happened to one. */
export type ReadRow = (fields: Fields) => ImportedGift | GiftEvent | Refusal;

/** Whether a row is about another one. */
export const isEvent = (row: ImportedGift | GiftEvent): row is GiftEvent => 'of' in row;

/** Returns a text with each run of white space and control characters as one space, and none at the ends. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns the first non-blank field of a row. */
export function field(fields: Fields, ...headers: readonly string[]): string {
  for (const header of headers) {
    const value = onOneLine(fields[header] ?? '');
    if (value) return value;
  }
  return '';
}

/** Returns a currency in capitals, if it is not the foundation's. */
export const otherCurrency = (typed: string): string | undefined =>
  typed === '' || typed.toUpperCase() === formats().currency ? undefined : typed.toUpperCase();

/** Refuses any currency but the foundation's. A file without currencies is in that one. */
export function refuseCurrency(typed: string): Refusal | undefined {
  const currency = otherCurrency(typed);
  if (currency === undefined) return undefined;
  const own = formats().currency;
  return refused(typed === anotherCurrency ? words.anotherCurrency({ own }) : words.otherCurrency({ currency, own }));
}

/**
 * Parses an amount in the notation of English, whatever the language of the reader. Returns whole cents, or `undefined`
 * if it is not clear. Exports may write `1000.00` in currencies without decimals.
 */
export const parseExported = (typed: string): number | undefined => readAmount(typed, '.')?.cents;

/** Returns an amount in cents, which may be negative, or `undefined` if it is not clear. */
export function signedCents(typed: string, decimal: DecimalMark): number | undefined {
  const amount = readAmount(typed, decimal);
  return amount?.isNegative ? 0 - amount.cents : amount?.cents;
}

/** Returns an amount in cents. Refuses outgoing money and an unclear amount. */
export function amountOf(typed: string, decimal: DecimalMark = '.'): number | Refusal {
  if (typed === '') return noGift(words.noAmount);
  const cents = signedCents(typed, decimal);
  if (cents === undefined) return refused(words.unclearAmount({ amount: typed }));
  if (cents < 0) return noGift(words.outgoing({ amount: typed }));
  if (cents === 0) return refused(words.zero({ amount: formatMoney(fromCents(0)) }));
  return cents;
}

/** Returns a gift's number prefixed with its source. Refuses a missing or too long number. */
export function externalIdOf(source: string, fields: Fields, column: string): string | Refusal {
  const number = field(fields, column);
  return number === '' ? refused(words.noNumber) : numberOf(source, number, column);
}

/** Returns a number prefixed with its source. Refuses a too long number. `column` names where it is from. */
export function numberOf(source: string, number: string, column: string): string | Refusal {
  if (number.length > maxIdLength) return refused(words.longNumber({ max: maxIdLength, column }));
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
