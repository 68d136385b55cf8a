import { importColumns, type SomeColumns, type UploadedImport } from '@hearthlight/domain/desk';
import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { importFile } from '@hearthlight/words/import-file';

import { ActionError, type KnownPayers } from '../../../actions/action.ts';
import type { CsvRow } from '../rows/csv-row.ts';
import type { CsvTable } from '../rows/csv-table.ts';
import type { Fields, GiftEvent, ImportedGift, RowFacts } from '../rows/imported-gift.ts';
import { payoutFinder } from '../rows/payout.ts';
import type { Refusal } from '../rows/refusal.ts';
import { understandPaypal } from './ask-paypal.ts';
import { type Asking, type Understood, understand } from './ask.ts';
import { bankFacts, bankReader, type BankRow, headersIn } from './bank.ts';
import { benevityFacts, benevityReader, isBenevity, withMatches } from './benevity.ts';
import { camtFacts, camtReader } from './camt.ts';
import { type PaypalColumns, paypalColumns } from './paypal-columns.ts';
import { paypalReader } from './paypal.ts';
import { balanceFacts, isStripeBalance, stripeBalanceReader } from './stripe-balance.ts';
import { isStripe, stripeFacts, stripeReader } from './stripe.ts';

/** A format in which payment providers and banks export payments. */
interface Format {
  kind: UploadedImport['kind'];
  matches: (table: FileTable) => boolean;
  /** Changes the table before it is read. */
  prepare?: (table: CsvTable) => CsvTable;
  /** Finds out what a file says about itself and what it leaves open. Absent if files of the format leave nothing open. */
  understand?: (table: CsvTable, asking: Asking) => Understood;
  /** Throws an `ActionError` if a column is unknown. */
  reader: (table: CsvTable, options: ReaderOptions) => RowReader;
}

/** A table and how its file is written. */
export type FileTable = CsvTable & { structure: 'csv' | 'mt940' | 'xml' };

/** A row with columns, or what one without says. */
export type AnyRow = BankRow & Pick<CsvRow, 'payment'>;

/** Reads a row, and says what a refused one is about. */
export interface RowReader {
  read: (row: AnyRow) => ImportedGift | GiftEvent | Refusal;
  facts: (row: AnyRow) => RowFacts;
}

/** What is known about the rows of a file. */
export interface RowsOptions {
  columns: SomeColumns;
  knownPayers?: KnownPayers | undefined;
  timeZone: string;
}

interface ReaderOptions extends RowsOptions {
  /** All rows of the file. */
  all: Iterable<BankRow>;
}

const camtRowReader: Format['reader'] = ({ rows }, { knownPayers }) => {
  const payments = rows.flatMap(({ payment }) => payment ?? []);
  const read = camtReader(payoutFinder(knownPayers), payments);
  return { read: ({ payment }) => read(payment), facts: ({ payment }) => camtFacts(payment) };
};

/** All formats. A file has the first that matches. */
const formats: readonly Format[] = [
  { kind: 'camt', matches: ({ structure }) => structure === 'xml', reader: camtRowReader },
  { kind: 'mt940', matches: ({ structure }) => structure === 'mt940', reader: camtRowReader },
  {
    kind: 'stripe',
    matches: ({ names }) => isStripeBalance(names),
    reader: (_table, { timeZone }) => ofFields(stripeBalanceReader(timeZone), balanceFacts(timeZone)),
  },
  {
    kind: 'stripe',
    matches: ({ names }) => isStripe(names),
    reader: (_table, { timeZone }) => ofFields(stripeReader(timeZone), stripeFacts(timeZone)),
  },
  {
    kind: 'benevity',
    matches: ({ names }) => isBenevity(names),
    prepare: withMatches,
    reader: (_table, { timeZone }) => ofFields(benevityReader(timeZone), benevityFacts(timeZone)),
  },
  {
    kind: 'paypal',
    matches: (table) => paypalColumns(table) !== undefined,
    understand: (table, asking) => understandPaypal(table, columnsOfPaypal(table), asking),
    reader: (table, { all, columns: known, knownPayers, timeZone }) => {
      const columns = columnsOfPaypal(table);
      const { facts, read } = paypalReader(all, { columns, findPayout: payoutFinder(knownPayers), known, timeZone });
      return ofFields(read, facts);
    },
  },
  { kind: 'bank', matches: () => true, understand, reader: bankRowReader },
];

/** Returns the format of a file. */
export function formatOf(table: FileTable): Format {
  const format = formats.find(({ matches }) => matches(table));
  if (!format) throw new Error('the last format matches each file');
  return format;
}

const ofFields = (
  read: (fields: Fields) => ImportedGift | GiftEvent | Refusal,
  facts: (fields: Fields) => RowFacts,
): RowReader => ({ read: ({ fields }) => read(fields), facts: ({ fields }) => facts(fields) });

function columnsOfPaypal(table: CsvTable): PaypalColumns {
  const columns = paypalColumns(table);
  if (!columns) throw new Error('the file is not of PayPal');
  return columns;
}

function bankRowReader(table: CsvTable, { all, columns, knownPayers, timeZone }: ReaderOptions): RowReader {
  // No file says whose it is.
  const known = importColumns.safeParse({ ...columns, bank: columns.bank ?? 'bank' });
  if (!known.success) throw new ActionError(rules.mapColumns, { hint: 'Describe them with --columns.' });
  requireHeaders(table, headersIn(known.data));
  const findPayout = payoutFinder(knownPayers);
  return {
    read: bankReader(known.data, all, { findPayout, statuses: columns.statuses, timeZone, types: columns.types }),
    facts: bankFacts(known.data, timeZone),
  };
}

/** Throws an `ActionError` if a file lacks a column. */
export function requireHeaders({ headers }: Pick<CsvTable, 'headers'>, wanted: readonly string[]): void {
  const missing = wanted.find((name) => !headers.includes(name));
  if (missing === undefined) return;
  const hint = `Its columns are ${headers.join(', ')}.`;
  throw new ActionError(importFile.noColumn({ column: missing }), { hint });
}
