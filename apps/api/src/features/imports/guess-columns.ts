import type { ImportColumns } from '@hearthlight/domain/desk';

import type { CsvTable } from './csv-table.ts';
import { dayFormatOf } from './days.ts';
import { decimalMarkOf } from './imported-gift.ts';

/** Headers of bank statements in English, German, Spanish and Polish, the likeliest first. Without marks and case. */
const known = {
  date: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'booking date',
    'posting date',
    'transaction date',
    'date',
    'datum',
    'fecha',
    'fecha operacion',
    'fecha de operacion',
    'f operacion',
    'data operacji',
    'data transakcji',
    'data',
    'valuta',
    'valutadatum',
    'wertstellung',
    'fecha valor',
    'data ksiegowania',
    'completed date',
    'day',
  ],
  amount: [
    'betrag',
    'betrag eur',
    'umsatz',
    'amount',
    'sum',
    'importe',
    'importe eur',
    'cantidad',
    'monto',
    'kwota',
    'kwota operacji',
    'haben',
    'credit',
    'credit amount',
    'paid in',
    'money in',
    'abono',
    'haber',
    'uznania',
  ],
  name: [
    'name zahlungsbeteiligter',
    'auftraggeber',
    'auftraggeber empfanger',
    'beguenstigter zahlungspflichtiger',
    'zahlungspflichtiger',
    'zahlungspflichtige r',
    'payer',
    'payer name',
    'sender',
    'counterparty',
    'name',
    'ordenante',
    'remitente',
    'nombre',
    'titular',
    'nadawca',
    'nadawca odbiorca',
    'nazwa nadawcy',
    'nazwa kontrahenta',
  ],
  cause: [
    'verwendungszweck',
    'purpose',
    'payment reference',
    'reference',
    'memo',
    'details',
    'description',
    'narrative',
    'concepto',
    'observaciones',
    'tytul',
    'tytul operacji',
    'opis',
    'opis operacji',
    'text',
    'buchungstext',
  ],
  email: ['email', 'e mail', 'email address', 'correo electronico', 'adres e mail'],
  campaign: ['campaign', 'kampagne', 'campana', 'kampania'],
  currency: ['wahrung', 'waehrung', 'currency', 'divisa', 'moneda', 'waluta'],
  fee: ['fee', 'gebuhr', 'gebuehr', 'comision', 'prowizja', 'oplata'],
  number: [
    'transaction id',
    'transaction number',
    'reference number',
    'transaktionsnummer',
    'numero de operacion',
    'numero transakcji',
    'numer transakcji',
    'fitid',
  ],
} as const satisfies Partial<Record<keyof ImportColumns, readonly string[]>>;
type Guessed = keyof typeof known;
const fields: readonly Guessed[] = [
  'date',
  'amount',
  'name',
  'cause',
  'email',
  'campaign',
  'currency',
  'fee',
  'number',
];

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** Rows that are looked at to find the formats. */
const sampleRows = 1000;

/** Guesses the columns of a bank statement from its headers, and the formats from its first rows. */
export function guessColumns({ headers, rows }: CsvTable): Partial<ImportColumns> {
  const found: Partial<Record<Guessed, string>> = {};
  // The first of several headers that differ in marks and case only.
  const byName = new Map(headers.toReversed().map((header) => [plain(header), header]));
  for (const field of fields) {
    const name = known[field].find((each) => byName.has(each));
    const header = name === undefined ? undefined : byName.get(name);
    if (header !== undefined) found[field] = header;
  }
  const cellsOf = (header: string | undefined) => {
    const index = header === undefined ? -1 : headers.indexOf(header);
    return rows.slice(0, sampleRows).flatMap(({ cells }) => cells[index] || []);
  };
  return {
    bank: 'bank',
    ...found,
    date_format: dayFormatOf(cellsOf(found.date)) ?? 'YYYY-MM-DD',
    decimal: decimalMarkOf(cellsOf(found.amount)),
  };
}
