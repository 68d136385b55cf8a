import type { CsvTable } from '../rows/csv-table.ts';
import { field, type Fields } from '../rows/imported-gift.ts';
import { findPaypalColumns, type FoundColumns } from './find-paypal-columns.ts';

/** The headers of PayPal's reports in English, German and Spanish. */
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
export type PaypalColumn = keyof typeof headers;

/** What the columns of a report of PayPal are called. */
export interface PaypalColumns {
  names: Readonly<Record<PaypalColumn, readonly string[]>>;
  /** Whether the columns were found by what they contain, not by their names. */
  isFound: boolean;
  /** Further columns in which a giver can state something, if they were found. */
  others: readonly string[];
  /** Whether types and statuses are in a language of which we know the words. */
  hasKnownWords: boolean;
}

/** Returns a cell of a row. */
export const cellOf = (fields: Fields, { names }: PaypalColumns, column: PaypalColumn): string =>
  field(fields, ...names[column]);

const isNamed = (names: readonly string[], column: PaypalColumn) =>
  headers[column].some((name) => names.includes(name));

/** Whether a file is PayPal's activity report in a language of which we know the names of the columns. */
const hasPaypalNames = (names: readonly string[]): boolean =>
  (['id', 'gross', 'status', 'date'] as const).every((column) => isNamed(names, column));

const known: PaypalColumns = { names: headers, others: [], isFound: false, hasKnownWords: true };

/** Returns the columns of a report of PayPal, or `undefined` if it is another file. */
export function paypalColumns(table: CsvTable): PaypalColumns | undefined {
  if (hasPaypalNames(table.names)) return known;
  const found = findPaypalColumns(table);
  if (found === undefined) return undefined;
  const taken = new Set(Object.values(found));
  const others = table.headers.filter((_, index) => index > found.id && !taken.has(index));
  const hasKnownWords = (['date', 'gross', 'net'] as const).every((column) => isNamed(table.names, column));
  return { names: { ...headers, ...namesAt(found, table) }, others, isFound: true, hasKnownWords };
}

/** Returns the names of found columns. One that the file lacks has none. */
const namesAt = (found: FoundColumns, { headers: all }: CsvTable) =>
  Object.fromEntries(
    Object.entries(found).map(([column, index]) => [column, index < 0 ? [] : all.slice(index, index + 1)]),
  );
