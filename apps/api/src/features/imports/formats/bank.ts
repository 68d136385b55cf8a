import { bankTransfer, formatDay, formatMoney, fromCents } from '@hearthlight/domain';
import {
  anotherCurrency,
  columnMeanings,
  dayFormats,
  decimalMarks,
  encodings,
  forOptionalColumns,
  type ImportColumns,
  type SomeColumns,
} from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';
import * as z from 'zod';

import { payerKey } from '../../books/giver.ts';
import { readAmount, writtenAmount } from '../rows/amounts.ts';
import { doubtOfBalance, type ToldByAmounts, toldByAmounts } from '../rows/balances.ts';
import { bankNumbersIn } from '../rows/bank-numbers.ts';
import { collectiveIn } from '../rows/collective.ts';
import { currencyInHeader, currencyOf, isOfCurrency } from '../rows/currency.ts';
import { dayAt, isBounced } from '../rows/days.ts';
import { farDays } from '../rows/far-days.ts';
import { causeIn, findReference, referenceIn } from '../rows/find-reference.ts';
import {
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type ImportedGift,
  otherCurrency,
  refuseCurrency,
  type RowFacts,
  signedCents,
  textOf,
} from '../rows/imported-gift.ts';
import { otherMoneyIn } from '../rows/other-money.ts';
import { payerDoubtIn } from '../rows/payer-doubt.ts';
import { payerInText, withoutGiftWords } from '../rows/payer-in-text.ts';
import { statusReader } from '../rows/payment-status.ts';
import { type FindPayout, payoutIn } from '../rows/payout.ts';
import { accepted, isRefusal, noGift, type Refusal, refused, returnedOr } from '../rows/refusal.ts';
import { contentNumber, type TimesSeen } from '../rows/row-identity.ts';
import { answerOf, unknownDoubt, type UnknownWords, unknownWordsIn } from '../rows/unknown-words.ts';
import { namesBalance } from '../words/balance-words.ts';
import { isCurrency, isNotBooked, wordsFor } from '../words/column-words.ts';
import { currenciesOf } from '../words/currency-words.ts';

const header = z.string({ error: 'must be the header of a column' }).trim().min(1, 'is empty');

/** Describes the columns of a bank statement. */
export const bankColumns = z.strictObject(
  {
    /** The bank's short name, a prefix for the numbers of its gifts. */
    bank: z.string({ error: 'is missing' }).regex(/^[\w-]{1,40}$/, 'must be a word'),
    date: header,
    date_format: z.enum(dayFormats, { error: `must be one of ${dayFormats.join(', ')}` }),
    /** The year of days that are written without one. */
    year: z.coerce
      .string()
      .regex(/^\d{4}$/, 'must be a year')
      .optional(),
    amount: header,
    ...forOptionalColumns(header.optional()),
    /** The words of `direction`. */
    incoming: z.array(z.string()).optional(),
    outgoing: z.array(z.string()).optional(),
    /** The character before the cents. */
    decimal: z.enum(decimalMarks, { error: 'must be "." or ","' }).default('.'),
    /** The currency of the amounts, if no column has it. */
    currency_code: z.string().optional(),
    /**
     * The character between columns. Detected if absent, as are the encoding and the line with the names of the
     * columns.
     */
    delimiter: z.string().length(1, 'must be one character').optional(),
    encoding: z.enum(encodings).optional(),
    header_line: z.number().int().min(0).optional(),
  },
  { error: 'has an unknown field or no fields' },
);

/** Returns the headers that a description names. */
export const headersIn = (columns: SomeColumns): string[] => columnMeanings.flatMap((column) => columns[column] || []);

/** A row of a bank statement. */
export interface BankRow {
  fields: Fields;
  /** The cells by the names in the file, which identified a row in earlier versions. */
  former: Fields;
}

/** Where the money of a row went, and how much. */
interface Moved {
  cents: number;
  isOut: boolean;
  /** The amount as the file writes it. */
  typed: string;
}

/** Returns a reader for the rows of a bank statement. `rows` are all of them. */
export function bankReader(
  columns: ImportColumns,
  rows: Iterable<BankRow>,
  { statuses, types, ...options }: Pick<Reading, 'findPayout' | 'timeZone'> & Pick<SomeColumns, 'statuses' | 'types'>,
) {
  const timesSeen: TimesSeen = new Map();
  const numbers = repeatedNumbers(columns, rows);
  const [first] = rows;
  const headers = Object.keys(first?.fields ?? {});
  const statusOf = statusReader(headers, { decimal: columns.decimal, statuses });
  const far = farDays(daysIn(rows, columns.date), columns.date_format);
  const unknown = unknownWordsIn(fieldsIn(rows), (fields) => (centsIn(fields, columns) ?? 0) > 0);
  const cameIn = unknown ? earlierIn(rows, bankFacts(columns, options.timeZone)) : () => false;
  const { amount, decimal, out } = columns;
  const told = toldByAmounts(fieldsIn(rows), {
    amounts: [amount, out],
    decimal,
    movedBy: (fields) => centsIn(fields, columns),
  });
  const reading: Reading = {
    ...options,
    cameIn,
    columns,
    far,
    numberColumns: numberColumns(headers, columns),
    numbers,
    statusOf,
    textColumns: textColumns(headers, columns),
    timesSeen,
    told,
    types,
    unknown,
  };
  return (row: BankRow): ImportedGift | Refusal => readGift(row, reading);
}

function* fieldsIn(rows: Iterable<BankRow>): Iterable<Fields> {
  for (const { fields } of rows) yield fields;
}

/** Returns whether as much came in within the days before a day after which no payment bounces. */
function earlierIn(rows: Iterable<BankRow>, factsOf: (row: BankRow) => RowFacts): Reading['cameIn'] {
  const payments = Map.groupBy(Array.from(rows, factsOf), ({ cents }) => cents);
  return (cents, day) =>
    (payments.get(cents) ?? []).some(({ date = '' }) => date !== '' && date <= day && isBounced({ date }, day));
}

function* daysIn(rows: Iterable<BankRow>, date: string): Iterable<string> {
  for (const { fields } of rows) yield read(fields, date);
}

interface Reading {
  /** Whether as much came in before, in a statement whose words are unknown. */
  cameIn: (cents: number, day: string) => boolean;
  columns: ImportColumns;
  /** Days, as the file writes them, that are far from its others. */
  far: ReadonlySet<string>;
  findPayout: FindPayout;
  /** The columns that may have a number of the bank. */
  numberColumns: readonly NumberColumn[];
  /** Numbers of several rows, which identify none of them. */
  numbers: ReadonlySet<string>;
  statusOf: ReturnType<typeof statusReader>;
  /** The columns that may name who paid. */
  textColumns: readonly TextColumn[];
  timeZone: string;
  timesSeen: TimesSeen;
  /** What the amounts of the file say about a row. */
  told: ToldByAmounts;
  /** What was answered about kinds of rows, and those kinds, if the words of the file are unknown. */
  types: SomeColumns['types'];
  unknown: UnknownWords | undefined;
}

const read = (fields: Fields, column: string | undefined) => (column ? field(fields, column) : '');

function readGift(row: BankRow, reading: Reading): ImportedGift | Refusal {
  const { fields } = row;
  const { columns } = reading;
  const payment = paymentIn(fields, reading);
  if (isRefusal(payment)) return payment;
  const { amountCents, day } = payment;
  const texts = Object.values(fields);
  const reason = noGiftOf(row, payment, reading);
  if (reason) return reason;
  const [giver, purpose] = [read(fields, columns.name), read(fields, columns.cause)];
  const said = payerInText(giver || purpose);
  // A column of its own for the purpose says more than the text that names the giver.
  const cause = (giver === '' || purpose === '' || giver === purpose ? said?.purpose : undefined) ?? purpose;
  const referenced = findReference(texts);
  const campaign = read(fields, columns.campaign);
  const email = read(fields, columns.email);
  const identity = [day, amountCents, giver, email, purpose, campaign, ...referenceIn(texts)];
  const numbered = numberedOr(row, identity, reading);
  if (isRefusal(numbered)) return numbered;
  return {
    ...numbered,
    date: day,
    amountCents,
    feeCents: Math.abs(signedCents(read(fields, columns.fee), columns.decimal) ?? 0),
    status: 'completed',
    method: bankTransfer,
    cause: causeIn(cause),
    email: emailOf(email),
    name: textOf(said?.payer ?? withoutGiftWords(giver)),
    titles: [...new Set([campaign, purpose, cause])],
    ...referenced,
    payment: { iban: undefined, text: purpose },
    ...numbersIn(fields, reading.numberColumns),
    purpose: giver === '' && purpose === '' ? otherTexts(fields) : undefined,
    ...doubtOf(fields, { amountCents, day, giver, payer: said?.payer ?? '' }, reading),
    ...(email === '' && payerDoubtIn(said?.payer ?? giver, [purpose || (otherTexts(fields) ?? '')])),
    note: `${giver}${purpose}`.includes('\uFFFD') ? words.brokenLetter : undefined,
  };
}

interface Read extends Pick<Payment, 'amountCents' | 'day'> {
  giver: string;
  /** The payer whom a text of the row names. */
  payer: string;
}

/** Returns why a row may be no gift. The last reason counts. */
const doubtOf = (
  fields: Fields,
  { amountCents, day, giver, payer }: Read,
  { columns, far, findPayout, statusOf, textColumns: named, told, types, unknown }: Reading,
): Pick<ImportedGift, 'doubt' | 'payout' | 'returned'> => {
  const texts = Object.values(fields);
  return {
    ...unknownDoubt(fields, unknown, types),
    ...otherMoneyIn(giver, texts),
    ...collectiveIn(0, texts),
    ...payoutIn(findPayout(giver, [payer, ...textsOfPayment(fields, columns, named)])),
    ...doubtOfBalance(told(fields)),
    ...(far.has(read(fields, columns.date)) && { doubt: words.farDay({ day: formatDay(day) }) }),
    ...statusOf(fields).wentBack(amountCents),
  };
};

/** A column that may name who paid. */
interface TextColumn {
  header: string;
  /** Whether it says more beside a column with the payer. */
  saysMore: boolean;
}

/**
 * Returns the columns that may name who paid. The column of a report with the method or the source of a payment names
 * whom it went through.
 */
const textColumns = (headers: readonly string[], { cause, name }: ImportColumns): TextColumn[] =>
  headers.flatMap((header) => {
    const words = wordsFor(header);
    if (header === name || header === cause) return [{ header, saysMore: true }];
    return words.has('method') ? [] : [{ header, saysMore: saysMore.some((word) => words.has(word)) }];
  });

/** Returns the texts that may name who paid. A row with the address of its giver is their gift. */
function textsOfPayment(fields: Fields, { email, name }: ImportColumns, columns: readonly TextColumn[]): string[] {
  if (read(fields, email) !== '') return [];
  const hasPayer = read(fields, name) !== '';
  return columns.flatMap((column) => (hasPayer && !column.saysMore ? [] : (fields[column.header] ?? '')));
}

const saysMore = ['name', 'payer', 'purpose', 'text'] as const;

/** A column that may have a number of the bank. */
interface NumberColumn {
  header: string;
  /** Whether it may be a column for such numbers, and not for an account or a code. */
  isOwn: boolean;
}

/** Returns the columns that may have a number of the bank. Days, amounts and balances are none. */
const numberColumns = (headers: readonly string[], { amount, date, out }: ImportColumns): NumberColumn[] =>
  headers.flatMap((header) => {
    const words = wordsFor(header);
    const isOther = notNumbered.some((word) => words.has(word)) || [amount, date, out].includes(header);
    return isOther ? [] : [{ header, isOwn: !words.has('other') }];
  });

/** Returns the bank's numbers in a row, and the one with a column of its own. */
function numbersIn(fields: Fields, columns: readonly NumberColumn[]) {
  const cells = columns.map(({ header, isOwn }) => ({ text: fields[header] ?? '', isOwn }));
  return {
    numbers: bankNumbersIn(cells.map(({ text }) => text)),
    bankNumber: cells.find(({ isOwn, text }) => isOwn && isNumber(text))?.text,
  };
}

const isNumber = (text: string): boolean => /^[A-Za-z\d]+$/.test(text) && bankNumbersIn([text]).length > 0;

const notNumbered = ['amount', 'balance', 'date', 'in', 'original', 'out', 'valueDate'] as const;

/** Returns all words of a row in which the chosen columns say nothing. */
const otherTexts = (fields: Fields): string | undefined =>
  textOf(
    Object.values(fields)
      .filter((text) => /\p{L}{2}/u.test(text) && !isCurrency(text))
      .join(' · '),
  );

/** Whether the text of a row names a balance, which some banks write among the payments. */
const isBalance = (text: string): boolean => namesBalance(text) || wordsFor(text).has('balance');

/**
 * Returns why a payment is no gift, if it is none: the bank has not booked it, it is a balance, or the money went out.
 */
function noGiftOf(row: BankRow, { amountCents: cents, day, outgoing }: Payment, reading: Reading): Refusal | undefined {
  const texts = Object.values(row.fields);
  const status = reading.statusOf(row.fields).notArrived ?? texts.find(isNotBooked);
  if (status !== undefined) return noGift(words.notArrived({ status }));
  const { cause, name } = reading.columns;
  const said = [read(row.fields, name), read(row.fields, cause)].filter(Boolean);
  // A row of a balance may name it in another column.
  const balances = said.length > 0 ? said : texts.filter(isBalance);
  const isTold = reading.told(row.fields) === 'balance';
  if (isTold || (balances.length > 0 && balances.every(isBalance)))
    return noGift(words.balance({ text: balances.join(', ') || formatMoney(fromCents(cents)) }));
  if (!outgoing)
    return answerOf(row.fields, reading.unknown, reading.types) === 'none' ? noGift(words.leftOut) : undefined;
  const payee = textOf(read(row.fields, reading.columns.name));
  const payers = payee === undefined ? [] : [payerKey(payee)];
  const originalOf = () => originalIn(row.fields, reading);
  const isEqual = reading.cameIn(cents, day) || undefined;
  const { numbers } = numbersIn(row.fields, reading.numberColumns);
  return returnedOr(outgoing, { cents, date: day, isEqual, numbers, originalOf, payers, texts }, (marks) =>
    numberedOr(row, ['returned', day, cents, ...marks], reading),
  );
}

function originalIn(fields: Fields, { columns }: Reading): number {
  const [, cell = ''] = Object.entries(fields).find(([name]) => wordsFor(name).has('original')) ?? [];
  return Math.abs(signedCents(cell, columns.decimal) ?? 0);
}

interface Payment {
  amountCents: number;
  day: string;
  /** Says so, if the money went out. */
  outgoing: Refusal | undefined;
}

/** Returns the day and the amount of money. Refuses anything unclear. */
function paymentIn(fields: Fields, { columns, timeZone }: Reading): Payment | Refusal {
  const { date, date_format: format, year } = columns;
  const row = accepted({
    currency: refuseCurrency(currencyIn(fields, columns)),
    moved: movedIn(fields, columns),
  });
  const written = read(fields, date);
  // The amounts of a total are in both columns.
  const isUndated = written !== '' && !/\p{Nd}/u.test(written);
  if (isRefusal(row)) return row.isNoGift || !isUndated ? row : noGift(words.noDay);
  const { cents: amountCents, isOut, typed } = row.moved;
  const day = dayAt(written, format, { timeZone, year });
  if (day === undefined && !/\p{Nd}/u.test(written)) return noGift(words.noDay);
  const outgoing = isOut ? noGift(words.outgoing({ amount: /[-–−(]/.test(typed) ? typed : `-${typed}` })) : undefined;
  if (outgoing && day === undefined) return outgoing;
  if (amountCents === 0 && !outgoing) return noGift(words.zero({ amount: formatMoney(fromCents(0)) }));
  if (day === undefined) return refused(words.unclearDay({ date: written, format }));
  return { amountCents, day, outgoing };
}

/** Identifies a row by the bank's number, or else by what it says. */
function numberedOr(
  { fields, former }: BankRow,
  identity: readonly unknown[],
  { columns: { bank, number }, numbers, timesSeen }: Reading,
) {
  const own = read(fields, number);
  if (number === undefined || own === '' || numbers.has(own)) return rowIdentity(bank, { identity, former }, timesSeen);
  const externalId = externalIdOf(bank, fields, number);
  return accepted({ externalId, unnumbered: contentNumber(bank, [own, ...identity], timesSeen) });
}

/** Returns what rows say before they are known to be gifts. Files repeat their days, which are slow to read. */
export function bankFacts(columns: ImportColumns, timeZone: string) {
  const { cause, date, date_format: format, name, year } = columns;
  const days = new Map<string, string | undefined>();
  const dayOf = (text: string) => {
    if (!days.has(text)) days.set(text, dayAt(text, format, { timeZone, year }));
    return days.get(text);
  };
  return ({ fields }: BankRow): RowFacts => ({
    date: dayOf(read(fields, date)),
    ...moneyOf(fields, columns),
    giver: textOf(read(fields, name) || read(fields, cause)),
    purpose: textOf(read(fields, cause)) ?? (read(fields, name) === '' ? otherTexts(fields) : undefined),
  });
}

/** Returns the amount of a row, and its currency if that is another one. Nobody can say one of an unknown currency. */
function moneyOf(fields: Fields, columns: ImportColumns): Pick<RowFacts, 'cents' | 'currency'> {
  const stated = currencyIn(fields, columns);
  if (stated === anotherCurrency) return { cents: undefined };
  const [cents, currency] = [centsIn(fields, columns), otherCurrency(stated)];
  return currency === undefined ? { cents } : { cents, currency };
}

/** Returns the amount of a row in the cents of its currency, negative if the money went out. */
export function centsIn(fields: Fields, columns: ImportColumns): number | undefined {
  const moved = movedIn(fields, columns);
  if (isRefusal(moved)) return undefined;
  return moved.isOut ? -moved.cents : moved.cents;
}

/** Reads the amount of a row and its direction. Refuses what is unclear. */
function movedIn(fields: Fields, columns: ImportColumns): Moved | Refusal {
  const other = otherAmountIn(fields, columns);
  const [typed, typedOut] = [read(fields, other ?? columns.amount), read(fields, columns.out)];
  const amounts = accepted({ came: amountIn(typed, columns), went: amountIn(typedOut, columns) });
  if (isRefusal(amounts)) return amounts;
  const { came, went } = amounts;
  if (came && went && came.cents !== 0 && went.cents !== 0) {
    return refused(words.unclearAmount({ amount: `${typed} / ${typedOut}` }));
  }
  if (went && went.cents !== 0) return { cents: went.cents, isOut: true, typed: typedOut };
  if (!came) return noGift(words.noAmount);
  const isOut = came.isNegative || isOutgoing(fields, columns, came.suffix);
  return accepted({ cents: came.cents, isOut, typed });
}

function amountIn(typed: string, { decimal }: ImportColumns) {
  if (!/\p{Nd}/u.test(typed)) return undefined;
  const amount = readAmount(typed, decimal);
  if (!amount) return refused(words.unclearAmount({ amount: typed }));
  return amount;
}

/** Returns the column in which a row has its amount, if it is in another currency than that of the known column. */
function otherAmountIn(fields: Fields, { amount, out }: ImportColumns): string | undefined {
  if (read(fields, amount) !== '' || read(fields, out) !== '' || currencyInHeader(amount) === '') return undefined;
  return Object.keys(fields).find((header) => isOfCurrency(header) && /\p{Nd}/u.test(read(fields, header)));
}

/**
 * Returns the currency of a row as its column, the mark beside its amount, the header above, or the file says, or an
 * empty text.
 */
export function currencyIn(fields: Fields, columns: ImportColumns): string {
  const { amount, currency_code: stated = '', out = '' } = columns;
  const typed = read(fields, columns.currency);
  if (typed !== '') return currencyOf(typed);
  const other = otherAmountIn(fields, columns);
  if (other !== undefined) return currencyInHeader(other);
  const unit = [amount, out].map((header) => writtenAmount(read(fields, header))?.unit ?? '').find(Boolean);
  if (unit !== undefined && !currenciesOf(unit).includes(stated)) return currencyOf(unit);
  return stated || currencyInHeader(amount) || currencyInHeader(out);
}

/** Whether the words of a row say that its money went out. */
function isOutgoing(
  fields: Fields,
  { amount, direction, incoming = [], outgoing = [] }: ImportColumns,
  suffix: string,
): boolean | Refusal {
  if (!direction) return /^[DS]/.test(suffix);
  const value = direction === amount ? suffix : read(fields, direction);
  const isValue = (known: string) => known.toLowerCase() === value.toLowerCase();
  if (incoming.some(isValue)) return false;
  if (outgoing.some(isValue)) return true;
  return refused(words.unclearDirection({ direction: value }));
}

function repeatedNumbers({ number }: ImportColumns, rows: Iterable<BankRow>): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  if (!number) return repeated;
  for (const { fields } of rows) {
    const own = read(fields, number);
    if (seen.has(own)) repeated.add(own);
    seen.add(own);
  }
  return repeated;
}

/**
 * Identifies a row without a number by day, amount, named columns and payment reference, and by its position among
 * equal rows. Other columns, such as a balance, differ between exports. Earlier versions used all columns: `formerId`
 * recognizes their rows.
 */
function rowIdentity(
  bank: string,
  { former, identity }: { former: Fields; identity: readonly unknown[] },
  timesSeen: TimesSeen,
) {
  const { externalId: formerId } = contentNumber(bank, Object.entries(former), timesSeen);
  return { ...contentNumber(bank, identity, timesSeen), formerId };
}
