import { findPaymentReferences, formats } from '@hearthlight/domain';
import type { DayFormat, DecimalMark, SomeColumns } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import { payerKey } from '../../books/giver.ts';
import { dayOfLocalTime } from '../rows/days.ts';
import { causeIn, findReference } from '../rows/find-reference.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type GiftEvent,
  type ImportedGift,
  type ReadRow,
  refuseCurrency,
  type RowFacts,
  signedCents,
  textOf,
} from '../rows/imported-gift.ts';
import { incomeIn } from '../rows/other-money.ts';
import { saysGift } from '../rows/payer-in-text.ts';
import { type FindPayout, payoutIn } from '../rows/payout.ts';
import { accepted, isRefusal, noGift, type Refusal, refused } from '../rows/refusal.ts';
import { cellOf, type PaypalColumn, type PaypalColumns } from './paypal-columns.ts';
import { type PaypalMeaning, paypalMeaning } from './paypal-meaning.ts';

/** Where a link or a giver can state the payment reference. */
const referenceColumns = ['custom', 'invoice', 'note', 'item', 'subject'] as const satisfies PaypalColumn[];

interface File {
  columns: PaypalColumns;
  meaning: PaypalMeaning;
  timeZone: string;
  decimal: DecimalMark;
  format: DayFormat;
  /** By the number of the gift: what a foreign amount was converted to, in cents. */
  converted: ReadonlyMap<string, { from: number; to: number }>;
  findPayout: FindPayout;
  /** What was answered about types. */
  types: NonNullable<SomeColumns['types']>;
  /** Whether PayPal calls some payments of the file gifts. */
  hasGiftType: boolean;
}

interface Reading {
  columns: PaypalColumns;
  findPayout: FindPayout;
  known: SomeColumns;
  timeZone: string;
}

/**
 * Returns a reader for the rows of a report of PayPal. Looks at all of them first for what they say about each other.
 */
export function paypalReader(
  rows: Iterable<{ fields: Fields }>,
  { columns, findPayout, known, timeZone }: Reading,
): { read: ReadRow; facts: (fields: Fields) => RowFacts } {
  const { date_format: format = 'YYYY-MM-DD', decimal = '.' } = known;
  const all = [...rows];
  const meaning = paypalMeaning(all, { columns, known, decimal });
  const found = { columns, findPayout, meaning, timeZone, decimal, format };
  const hasGiftType = all.some(({ fields }) => saysGift(cellOf(fields, columns, 'type')));
  const file = { ...found, hasGiftType, types: known.types ?? {}, converted: conversionsIn(all, found) };
  return { read: (fields) => readRow(fields, file), facts: (fields) => factsIn(fields, file) };
}

/**
 * Returns what a row says before it is known to be a gift. An amount in another currency would be read as one in the
 * foundation's.
 */
function factsIn(fields: Fields, file: File): RowFacts {
  const read = (column: PaypalColumn) => cellOf(fields, file.columns, column);
  const date = dayOf(fields, file);
  return {
    date: isRefusal(date) ? undefined : date,
    cents: refuseCurrency(read('currency')) ? undefined : signedCents(read('gross'), file.decimal),
    giver: textOf(read('name') || read('email')),
    purpose: purposeIn(fields, file),
  };
}

/** Returns the title and the note of a payment. */
function purposeIn(fields: Fields, { columns }: Pick<File, 'columns'>): string | undefined {
  const title = cellOf(fields, columns, 'item') || cellOf(fields, columns, 'subject');
  const texts = new Set([title, cellOf(fields, columns, 'note')].filter(Boolean));
  return textOf([...texts].join(' · '));
}

/** A gift in another currency is followed by two rows that refer to it: the net amount out, and its value in. */
function conversionsIn(
  rows: Iterable<{ fields: Fields }>,
  { columns, decimal, meaning }: Pick<File, 'columns' | 'decimal' | 'meaning'>,
): File['converted'] {
  const found = new Map<string, { from: number; to: number }>();
  for (const { fields } of rows) {
    if (meaning.kindOf(fields) !== 'conversion') continue;
    const cents = signedCents(cellOf(fields, columns, 'gross'), decimal) ?? 0;
    const gift = cellOf(fields, columns, 'reference');
    const sums = found.get(gift) ?? { from: 0, to: 0 };
    if (cents < 0) sums.from -= cents;
    else if (cellOf(fields, columns, 'currency').toUpperCase() === formats().currency) sums.to += cents;
    found.set(gift, sums);
  }
  return found;
}

function readRow(fields: Fields, file: File): ImportedGift | GiftEvent | Refusal {
  const type = cellOf(fields, file.columns, 'type');
  const kind = file.meaning.kindOf(fields);
  if (kind === 'gift') {
    return file.meaning.isAboutOther(fields) ? refused(words.aboutOtherRow) : readGift(fields, file);
  }
  if (kind === undefined && file.meaning.mayBe(fields).length > 0) return refused(words.unknownType({ type }));
  const isAbout = cellOf(fields, file.columns, 'reference') !== '';
  if (isAbout && (kind === 'returned' || kind === 'fee')) return readEvent(fields, kind, file);
  const cents = signedCents(cellOf(fields, file.columns, 'gross'), file.decimal) ?? 0;
  if (kind === 'returned' && cents < 0) return readReturned(fields, cents, file);
  if (cents < 0 || (kind !== 'payout' && kind !== 'returned')) return noGift(words.notAGift({ type }));
  const gift = readGift(fields, file);
  const doubt = kind === 'returned' ? { doubt: words.otherMoney } : payoutIn('');
  return isRefusal(gift) ? gift : { ...doubt, ...gift };
}

/** Returns the refusal of money that went back without the number of its gift, which a person looks for. */
function readReturned(fields: Fields, cents: number, file: File): Refusal {
  const read = (column: PaypalColumn) => cellOf(fields, file.columns, column);
  const texts = [read('type'), read('name'), ...referenceColumns.map(read)];
  const row = accepted({
    currency: refuseCurrency(read('currency')),
    externalId: numberOf(fields, file.columns),
    date: dayOf(fields, file),
  });
  if (isRefusal(row)) return row;
  const { date, externalId } = row;
  const name = read('name');
  return {
    ...noGift(words.notAGift({ type: read('type') })),
    returned: {
      externalId,
      date,
      cents: -cents,
      references: texts.flatMap(findPaymentReferences).map(({ text }) => text),
      payers: name === '' ? [] : [payerKey(name)],
      text: texts.join(' '),
    },
  };
}

function readEvent(fields: Fields, kind: 'returned' | 'fee', file: File): GiftEvent | Refusal {
  const read = (column: PaypalColumn) => cellOf(fields, file.columns, column);
  const gross = read('gross');
  const event = accepted({
    currency: refuseCurrency(read('currency')),
    cents: signedCents(gross, file.decimal) ?? refused(words.unclearAmount({ amount: gross })),
    externalId: numberOf(fields, file.columns),
    date: dayOf(fields, file),
  });
  if (isRefusal(event)) return event;
  const { cents, date, externalId } = event;
  const fee = -(signedCents(read('fee'), file.decimal) ?? 0);
  return {
    of: `paypal:${read('reference')}`,
    externalId,
    date,
    ...(kind === 'fee' ? { cents: 0, feeCents: fee - cents } : { cents, feeCents: fee }),
  };
}

function readGift(fields: Fields, file: File): ImportedGift | Refusal {
  const read = (column: PaypalColumn) => cellOf(fields, file.columns, column);
  const status = file.meaning.statusOf(fields);
  if (status === undefined) return refused(words.unknownStatus({ status: read('status') }));
  const [item, subject] = [read('item'), read('subject')];
  const isReturned = status === 'refunded' || status === 'partly refunded';
  const paid = accepted({
    amounts: amountsOf(fields, file),
    externalId: numberOf(fields, file.columns),
    date: dayOf(fields, file),
  });
  if (isRefusal(paid)) return paid;
  const { amounts, date, externalId } = paid;
  return {
    externalId,
    date,
    ...amounts,
    status: isReturned ? 'completed' : status,
    method: 'Paypal service',
    cause: causeIn(read('note') || item || subject),
    email: emailOf(read('email')),
    name: textOf(read('name')),
    purpose: purposeIn(fields, file),
    titles: [item, subject],
    ...(status !== 'failed' && incomeIn('', [read('note'), item, subject])),
    ...payoutIn(file.findPayout(read('name'), [])),
    ...payerDoubtOf(fields, file),
    ...findReference([...referenceColumns.map(read), ...file.columns.others.map((name) => field(fields, name))]),
    // PayPal does not state the amount of a partial refund here, but in the row of the refund.
    ...(isReturned && { returned: { cents: status === 'refunded' ? amounts.amountCents : undefined } }),
  };
}

/** Returns why a payment may be no gift although it does not say so. */
function payerDoubtOf(fields: Fields, file: File): Pick<ImportedGift, 'payerDoubt'> {
  if (isOfNobody(fields, file)) return { payerDoubt: words.nobodyNamed };
  const texts = (['type', 'note', 'item', 'subject'] as const).map((column) => cellOf(fields, file.columns, column));
  // Somebody has said what an unknown type means.
  const isAnswered = Object.hasOwn(file.types, texts[0] ?? '');
  const isOther = file.hasGiftType && !isAnswered && !texts.some(saysGift);
  return isOther ? { payerDoubt: words.otherType({ type: texts[0] ?? '' }) } : {};
}

/**
 * Whether a file with names and addresses has none for a row. Whoever pays by PayPal has both, and money from the
 * foundation's own bank has neither.
 */
const isOfNobody = (fields: Fields, { columns }: File): boolean =>
  (['name', 'email'] as const).every((column) => columns.names[column].some((name) => name in fields)) &&
  (['name', 'email'] as const).every((column) => cellOf(fields, columns, column) === '');

const numberOf = (fields: Fields, { names: { id } }: PaypalColumns) =>
  externalIdOf('paypal', fields, id.find((name) => name in fields) ?? id[0] ?? '');

/** Returns gross amount and fee in the foundation's currency, in cents. */
function amountsOf(fields: Fields, { columns, converted, decimal }: File) {
  const read = (column: PaypalColumn) => cellOf(fields, columns, column);
  const currency = read('currency');
  const conversion = converted.get(read('id'));
  const isOwn = !conversion || currency.toUpperCase() === formats().currency;
  const gift = accepted({
    currency: isOwn ? refuseCurrency(currency) : undefined,
    amountCents: amountOf(read('gross'), decimal),
  });
  if (isRefusal(gift)) return gift;
  const { amountCents } = gift;
  const feeCents = Math.max(0, -(signedCents(read('fee'), decimal) ?? 0));
  if (isOwn || conversion.from === 0) return { amountCents, feeCents };
  const gross = Math.round((amountCents * conversion.to) / conversion.from);
  return { amountCents: gross, feeCents: gross - conversion.to, note: words.converted({ currency }) };
}

const dayOf = (fields: Fields, { columns, format, timeZone }: File) =>
  dayOfLocalTime(
    {
      day: cellOf(fields, columns, 'date'),
      format,
      time: cellOf(fields, columns, 'time'),
      zone: cellOf(fields, columns, 'zone'),
    },
    timeZone,
  );
