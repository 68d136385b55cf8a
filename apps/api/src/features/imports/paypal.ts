import { formats, fromCents } from '@hearthlight/domain';
import type { DayFormat, ImportQuestion, SomeColumns } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import { decimalMarksOf } from './amounts.ts';
import type { Asking, Understood } from './ask.ts';
import { fieldsOf } from './csv-row.ts';
import type { CsvTable } from './csv-table.ts';
import { dayAt, dayFormatsOf, dayOfLocalTime } from './days.ts';
import { findReference } from './find-reference.ts';
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
  signedCents,
  textOf,
} from './imported-gift.ts';
import { accepted, isRefusal, noGift, type Refusal, refused } from './refusal.ts';

/** The headers of PayPal's activity report in English, German and Spanish. */
const headers = {
  date: ['Date', 'Datum', 'Fecha'],
  time: ['Time', 'Uhrzeit', 'Hora'],
  zone: ['TimeZone', 'Time Zone', 'Zeitzone', 'Zona horaria', 'Huso horario'],
  name: ['Name', 'Nombre'],
  type: ['Type', 'Typ', 'Beschreibung', 'Tipo', 'Descripción'],
  status: ['Status', 'Estado'],
  currency: ['Currency', 'Währung', 'Divisa', 'Moneda'],
  gross: ['Gross', 'Brutto', 'Bruto'],
  fee: ['Fee', 'Gebühr', 'Entgelt', 'Comisión', 'Tarifa'],
  net: ['Net', 'Netto', 'Neto'],
  email: [
    'From Email Address',
    'Absender E-Mail-Adresse',
    'Correo electrónico del remitente',
    'Dirección de correo electrónico del remitente',
  ],
  id: ['Transaction ID', 'Transaktionscode', 'Id. de transacción', 'Identificador de la transacción'],
  reference: ['Reference Txn ID', 'Zugehöriger Transaktionscode', 'Id. de referencia de trans.'],
  item: ['Item Title', 'Artikelbezeichnung', 'Título del artículo', 'Nombre del artículo'],
  subject: ['Subject', 'Betreff', 'Asunto'],
  note: ['Note', 'Hinweis', 'Nota'],
  custom: ['Custom Number', 'Individuelle Nummer', 'Número personalizado'],
  invoice: ['Invoice Number', 'Rechnungsnummer', 'Número de factura'],
} as const;
type Column = keyof typeof headers;

/** Whether a file is PayPal's activity report. */
export const isPaypal = (names: readonly string[]): boolean =>
  (['id', 'gross', 'status', 'date'] as const).every((column) =>
    headers[column].some((name) => names.includes(name)),
  );

/** Where a link or a giver can state the payment reference. */
const referenceColumns = ['custom', 'invoice', 'note', 'item', 'subject'] as const satisfies Column[];

const read = (fields: Fields, column: Column) => field(fields, ...headers[column]);

/** Types of rows. The first that fits is taken. */
const types = {
  hold: /\bhold\b|einbehalt|retención/i,
  conversion: /conversion|umrechnung|conversión/i,
  fee: /\bfee\b|gebühr|entgelt|comisión|tarifa/i,
  event: /refund|reversal|chargeback|rückzahlung|rückbuchung|reembolso|reversión|contracargo/i,
  other:
    /withdrawal|transfer|release|deposit|mass ?pay|payout|authorization|abbuchung|auszahlung|überweisung|retirada|retiro|transferencia|depósito/i,
} as const;
const typeOf = (type: string) =>
  (['hold', 'conversion', 'fee', 'event', 'other'] as const).find((name) => types[name].test(type)) ?? 'gift';

type Status = ImportedGift['status'] | 'refunded' | 'partly refunded';
const statuses: readonly (readonly [RegExp, Status])[] = [
  [
    /^(?:partially refunded|teilweise (?:zurückgezahlt|rückerstattet)|reembolsado parcialmente)$/,
    'partly refunded',
  ],
  [/^(?:refunded|reversed|zurückgezahlt|rückerstattet|reembolsado|revertido)$/, 'refunded'],
  [/^(?:completed|cleared|abgeschlossen|completado)$/, 'completed'],
  [/^(?:pending|processing|ausstehend|offen|pendiente)$/, 'pending'],
  [/^(?:denied|failed|canceled|expired|abgelehnt|storniert|fehlgeschlagen|denegado|cancelado)$/, 'failed'],
];

interface File {
  timeZone: string;
  decimal: '.' | ',';
  format: DayFormat;
  /** By the number of the gift: what a foreign amount was converted to, in cents. */
  converted: ReadonlyMap<string, { from: number; to: number }>;
}

/** Returns a reader for the rows of PayPal's activity report. Looks at all of them first for formats and conversions. */
export function paypalReader(
  rows: Iterable<{ fields: Fields }>,
  { columns, timeZone }: { columns: SomeColumns; timeZone: string },
): ReadRow {
  const { date_format: format = 'YYYY-MM-DD', decimal = '.' } = columns;
  const file = { timeZone, decimal, format, converted: conversionsIn(rows, decimal) };
  return (fields) => readRow(fields, file);
}

/** Finds out how days and amounts are written. */
export function understandPaypal(table: CsvTable, { known, today }: Asking): Understood {
  const cells = (column: Column) => {
    const index = table.headers.findIndex((name) => headers[column].some((each) => each === name));
    return table.rows.map((row) => row.cells[index] ?? '');
  };
  const formats = dayFormatsOf(cells('date'), today).map((format) => ({ date_format: format }));
  const marks = decimalMarksOf(cells('gross')).map((decimal) => ({ decimal }));
  const likely = { ...formats[0], ...marks[0], ...known };
  const columns = { ...(formats.length === 1 && formats[0]), ...(marks.length === 1 && marks[0]), ...known };
  const ask = (kind: 'day' | 'decimal', patches: readonly SomeColumns[]) =>
    patches.length > 1 ? askPaypal(table, { kind, patches, known, likely }) : [];
  return { columns, likely, questions: [...ask('day', formats), ...ask('decimal', marks)] };
}

interface PaypalQuestion {
  kind: 'day' | 'decimal';
  patches: readonly SomeColumns[];
  known: SomeColumns;
  likely: SomeColumns;
}

function askPaypal(table: CsvTable, { kind, known, likely, patches }: PaypalQuestion): ImportQuestion[] {
  const key = kind === 'day' ? 'date_format' : 'decimal';
  const chosen = patches.findIndex((patch) => patch[key] === known[key]);
  if (known[key] !== undefined && chosen === -1) return [];
  for (const row of table.rows) {
    const fields = fieldsOf(table.headers, row);
    const answers = patches.map((patch) => ({
      columns: patch,
      text: '',
      reading: readingOf(fields, { ...likely, ...patch }),
    }));
    const [one, other] = answers.map(({ reading }) => JSON.stringify(reading));
    const text = read(fields, kind === 'day' ? 'date' : 'gross');
    if (one !== other)
      return [{ kind, line: row.line, text, answers, chosen: chosen === -1 ? null : chosen }];
  }
  return [];
}

function readingOf(fields: Fields, { date_format: format = 'YYYY-MM-DD', decimal = '.' }: SomeColumns) {
  const cents = signedCents(read(fields, 'gross'), decimal);
  return {
    date: dayAt(read(fields, 'date'), format) ?? null,
    amount: cents === undefined ? null : fromCents(cents),
    giver: read(fields, 'name') || null,
    purpose: null,
  };
}

/** A gift in another currency is followed by two rows that refer to it: the net amount out, and its value in. */
function conversionsIn(rows: Iterable<{ fields: Fields }>, decimal: File['decimal']): File['converted'] {
  const found = new Map<string, { from: number; to: number }>();
  for (const { fields } of rows) {
    if (typeOf(read(fields, 'type')) !== 'conversion') continue;
    const cents = signedCents(read(fields, 'gross'), decimal) ?? 0;
    const gift = read(fields, 'reference');
    const sums = found.get(gift) ?? { from: 0, to: 0 };
    if (cents < 0) sums.from -= cents;
    else if (read(fields, 'currency').toUpperCase() === formats().currency) sums.to += cents;
    found.set(gift, sums);
  }
  return found;
}

function readRow(fields: Fields, file: File): ImportedGift | GiftEvent | Refusal {
  const type = read(fields, 'type');
  const kind = typeOf(type);
  if (kind === 'gift') return readGift(fields, file);
  const isAbout = read(fields, 'reference') !== '';
  if (!isAbout || (kind !== 'event' && kind !== 'fee')) return noGift(words.notAGift({ type }));
  const gross = read(fields, 'gross');
  const event = accepted({
    currency: refuseCurrency(read(fields, 'currency')),
    cents: signedCents(gross, file.decimal) ?? refused(words.unclearAmount({ amount: gross })),
    externalId: numberOf(fields),
    date: dayOf(fields, file),
  });
  if (isRefusal(event)) return event;
  const { cents, date, externalId } = event;
  const fee = -(signedCents(read(fields, 'fee'), file.decimal) ?? 0);
  return {
    of: `paypal:${read(fields, 'reference')}`,
    externalId,
    date,
    ...(kind === 'fee' ? { cents: 0, feeCents: fee - cents } : { cents, feeCents: fee }),
  };
}

function readGift(fields: Fields, file: File): ImportedGift | Refusal {
  const shown = read(fields, 'status');
  const status = statuses.find(([pattern]) => pattern.test(shown.toLowerCase()))?.[1];
  if (status === undefined) return refused(words.unknownStatus({ status: shown }));
  const item = read(fields, 'item');
  const subject = read(fields, 'subject');
  const isReturned = status === 'refunded' || status === 'partly refunded';
  const paid = accepted({
    amounts: amountsOf(fields, file),
    externalId: numberOf(fields),
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
    cause: textOf(read(fields, 'note') || item || subject, 500) ?? 'Donation',
    email: emailOf(read(fields, 'email')),
    name: textOf(read(fields, 'name')),
    titles: [item, subject],
    ...findReference(referenceColumns.map((column) => read(fields, column))),
    // PayPal does not state the amount of a partial refund here, but in the row of the refund.
    ...(isReturned && { returned: { cents: status === 'refunded' ? amounts.amountCents : undefined } }),
  };
}

const numberOf = (fields: Fields) =>
  externalIdOf('paypal', fields, headers.id.find((name) => name in fields) ?? headers.id[0]);

/** Returns gross amount and fee in the foundation's currency, in cents. */
function amountsOf(fields: Fields, { converted, decimal }: File) {
  const currency = read(fields, 'currency');
  const conversion = converted.get(read(fields, 'id'));
  const isOwn = !conversion || currency.toUpperCase() === formats().currency;
  const gift = accepted({
    currency: isOwn ? refuseCurrency(currency) : undefined,
    amountCents: amountOf(read(fields, 'gross'), decimal),
  });
  if (isRefusal(gift)) return gift;
  const { amountCents } = gift;
  const feeCents = Math.max(0, -(signedCents(read(fields, 'fee'), decimal) ?? 0));
  if (isOwn || conversion.from === 0) return { amountCents, feeCents };
  const gross = Math.round((amountCents * conversion.to) / conversion.from);
  return { amountCents: gross, feeCents: gross - conversion.to, note: words.converted({ currency }) };
}

const dayOf = (fields: Fields, { format, timeZone }: File) =>
  dayOfLocalTime(
    {
      day: read(fields, 'date'),
      format,
      time: read(fields, 'time'),
      zone: read(fields, 'zone'),
    },
    timeZone,
  );
