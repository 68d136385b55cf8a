import { setImmediate } from 'node:timers/promises';

import { truncate } from '@hearthlight/domain';
import { type Encoding, importColumns, type SomeColumns, type UploadedImport } from '@hearthlight/domain/desk';
import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { importFile } from '@hearthlight/words/import-file';
import { importRows as words } from '@hearthlight/words/import-rows';
import { parse as parseYaml } from 'yaml';

import { ActionError, type KnownPayers } from '../../actions/action.ts';
import { readTyped, typedPath, unreadable } from '../../actions/document.ts';
import { readRegularFile } from '../../lib/regular-file.ts';
import { filesIn, isArchive } from './archive.ts';
import { encodingQuestion } from './ask-encoding.ts';
import { understandPaypal } from './ask-paypal.ts';
import { type Asking, type Understood, understand } from './ask.ts';
import { bankColumns, bankFacts, bankReader, type BankRow, headersIn } from './bank.ts';
import { benevityFacts, benevityReader, isBenevity, withMatches } from './benevity.ts';
import { camtFacts, camtReader, readCamt } from './camt.ts';
import { type CsvRow, fieldsOf } from './csv-row.ts';
import { type CsvTable, EmptyStatement, readTable } from './csv-table.ts';
import { decode } from './decode.ts';
import { fileLimits, tooLarge } from './file-limits.ts';
import { type GiftEvent, type ImportedGift, isEvent, type RowFacts } from './imported-gift.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { requireStatement } from './not-statement.ts';
import { payoutFinder } from './payout.ts';
import { paypalColumns } from './paypal-columns.ts';
import { paypalReader } from './paypal.ts';
import { sentenceOf } from './question-sentence.ts';
import { isRefusal, noGift, type Refusal, refused, type ReturnedPayment } from './refusal.ts';
import { balanceFacts, isStripeBalance, stripeBalanceReader } from './stripe-balance.ts';
import { isStripe, stripeFacts, stripeReader } from './stripe.ts';
import { decodeXml, isXml } from './xml.ts';

/** A row of a file: its gift, what happened to one, or the reason why it is neither. */
export interface FileRow {
  /** The line of the file, from 1. */
  line: number;
  gift?: ImportedGift | undefined;
  event?: GiftEvent | undefined;
  refusal: string | undefined;
  /** Whether the row is not a gift, such as a fee, as opposed to an unreadable one. */
  isNoGift: boolean;
  /** Money of a gift that went back. */
  returned?: ReturnedPayment | undefined;
  /** What a row says that is no gift. */
  facts?: RowFacts | undefined;
}

/** A file, before its rows are understood. */
export interface ImportTable extends CsvTable {
  /** The file. For an archive, the one whose encoding is the most unclear. */
  bytes: Buffer;
  encoding: string;
  /** Encodings in which the file may be written too. */
  otherEncodings: readonly Encoding[];
  kind: UploadedImport['kind'];
}

async function readColumns(file: string): Promise<SomeColumns> {
  const text = await readTyped(file);
  let value: unknown;
  try {
    value = parseYaml(text);
  } catch {
    throw new ActionError(`${file} is not YAML.`);
  }
  const result = bankColumns.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ActionError(`${file}: ${issue?.path.join('.') || 'the file'} ${issue?.message ?? 'is invalid'}.`);
}

/**
 * Reads the gifts in an export of PayPal, Stripe or Benevity, or in a bank statement. `columnsFile` describes its columns,
 * `answers` what the file leaves open. Throws an `ActionError` for any other file, and for one that leaves something
 * open.
 */
export async function readGiftFile(
  file: string,
  { answers = {}, columns: columnsFile, knownPayers, timeZone, today }: GiftFileOptions,
): Promise<FileRow[]> {
  const described = columnsFile === undefined ? {} : await readColumns(columnsFile);
  const bytes = await readRegularFile(typedPath(file)).catch((error: unknown) => {
    throw new ActionError(`The file ${file} ${unreadable(error)}`);
  });
  const hints = { known: { ...described, ...answers }, timeZone, today };
  const table = await readImportTable(bytes, hints);
  if (columnsFile !== undefined) requireHeaders(table, headersIn(hints.known));
  const { columns, questions } = understandFile(table, hints);
  const [open] = questions.filter(({ chosen }) => chosen === null);
  if (open) throw new ActionError(`${file} ${sentenceOf(open)}`);
  return readGiftRows(table, { columns, knownPayers, timeZone });
}

interface GiftFileOptions extends Pick<RowsOptions, 'knownPayers'> {
  answers?: SomeColumns | undefined;
  columns?: string | undefined;
  timeZone: string;
  today: string;
}

/** Reads a file as a table and tells where it is from. Throws an `ActionError` for a file that is no statement. */
export async function readImportTable(bytes: Buffer, hints: TableHints): Promise<ImportTable> {
  if (!isArchive(bytes)) return readOneTable(bytes, hints);
  const tables: ImportTable[] = [];
  for (const { content } of filesIn(bytes)) {
    try {
      tables.push(await readOneTable(content, hints));
    } catch (error) {
      if (!(error instanceof EmptyStatement)) throw error;
    }
  }
  return joinTables(tables);
}

type TableHints = Pick<Asking, 'known' | 'timeZone'>;

async function readOneTable(bytes: Buffer, { known, timeZone }: TableHints): Promise<ImportTable> {
  requireStatement(bytes);
  if (isXml(bytes)) {
    const { encoding, text } = decodeXml(bytes);
    return { ...(await readCamt(text, timeZone)), bytes, encoding, kind: 'camt', otherEncodings: [] };
  }
  const { encoding, others, text } = decode(bytes, known.encoding);
  if (isMt940(text)) return { ...readMt940(text), bytes, encoding, kind: 'mt940', otherEncodings: [] };
  const table = await readTable(text, { delimiter: known.delimiter, headerLine: known.header_line });
  const kind = kindOf(table);
  return { ...(kind === 'benevity' ? withMatches(table) : table), bytes, encoding, kind, otherEncodings: others };
}

/** Joins the files of an archive, which have one format. Their lines are counted through. */
function joinTables(tables: readonly ImportTable[]): ImportTable {
  const [first] = tables;
  if (!first) throw new EmptyStatement(importFile.isEmptyArchive);
  const formatOf = ({ headers, kind, names }: ImportTable) => JSON.stringify([kind, headers, names]);
  if (tables.some((table) => formatOf(table) !== formatOf(first))) throw new ActionError(importFile.isMixed);
  let above = 0;
  const rows = tables.flatMap((table) => {
    const start = above;
    above += table.rows.at(-1)?.line ?? 0;
    return table.rows.map((row) => ({ ...row, line: start + row.line }));
  });
  if (rows.length > fileLimits.rows) throw tooLarge();
  const unclear = tables.toSorted((one, other) => other.otherEncodings.length - one.otherEncodings.length)[0];
  const { bytes, encoding, otherEncodings } = unclear ?? first;
  return { ...first, bytes, encoding, otherEncodings, rows };
}

function kindOf(table: CsvTable): ImportTable['kind'] {
  if (isStripe(table.names) || isStripeBalance(table.names)) return 'stripe';
  if (isBenevity(table.names)) return 'benevity';
  return paypalColumns(table) ? 'paypal' : 'bank';
}

/** Finds out what a file says about itself, and what it leaves open. */
export function understandFile(table: ImportTable, hints: Asking): Understood {
  if (table.kind !== 'bank' && table.kind !== 'paypal') return { columns: {}, likely: {}, questions: [] };
  const paypal = table.kind === 'paypal' ? paypalColumns(table) : undefined;
  const understood = paypal ? understandPaypal(table, paypal, hints) : understand(table, hints);
  const encoding = encodingQuestion(table, hints);
  return { ...understood, questions: [...encoding, ...understood.questions] };
}

/** Rows that are read before other requests get a turn. */
const batch = 2000;

interface RowsOptions {
  columns: SomeColumns;
  knownPayers?: KnownPayers | undefined;
  timeZone: string;
}

/** Reads the gifts in a table. Throws an `ActionError` if a column is unknown. */
export async function readGiftRows(table: ImportTable, options: RowsOptions): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const some of giftRowsOf(table, options)) rows.push(...some);
  return rows;
}

/** Reads the gifts in a table in parts, as `readGiftRows` does. */
export async function* giftRowsOf(table: ImportTable, options: RowsOptions): AsyncGenerator<FileRow[]> {
  const reader = readerFor(table, { ...options, all: rowsOf(table) });
  for (let start = 0; start < table.rows.length; start += batch) {
    yield table.rows
      .slice(start, start + batch)
      .map((row) => ({ line: row.line, ...outcomeOf(table, row.cells, rowOf(table, row), reader) }));
    await setImmediate();
  }
}

/** The rows, made one after the other: all of them would need too much memory. */
const rowsOf = (table: ImportTable): Iterable<BankRow> => ({
  *[Symbol.iterator]() {
    for (const row of table.rows) yield rowOf(table, row);
  },
});

function rowOf({ headers, names }: ImportTable, row: CsvRow): AnyRow {
  const fields = fieldsOf(headers, row);
  const isSame = names.length === headers.length && names.every((name, index) => name === headers[index]);
  return { fields, former: isSame ? fields : fieldsOf(names, row), payment: row.payment };
}

/** A row with columns, or what one without says. */
type AnyRow = BankRow & Pick<CsvRow, 'payment'>;

/** Reads a row, and says what a refused one is about. */
interface RowReader {
  read: (row: AnyRow) => ImportedGift | GiftEvent | Refusal;
  facts: (row: AnyRow) => RowFacts;
}

function outcomeOf(
  table: ImportTable,
  cells: readonly string[],
  row: AnyRow,
  reader: RowReader,
): Omit<FileRow, 'line'> {
  const found = refuseCells(table, cells) ?? reader.read(row);
  if (isRefusal(found)) return { ...found, facts: reader.facts(row) };
  const content = isEvent(found) ? { event: found, facts: reader.facts(row) } : { gift: found };
  return { ...content, refusal: undefined, isNoGift: false };
}

/** Refuses a repeated header, and a row with more cells than the header. */
function refuseCells({ headers, names }: ImportTable, cells: readonly string[]): Refusal | undefined {
  if (names.length > 0 && names.every((name, index) => name === (cells[index] ?? '')))
    return noGift(words.repeatedHeader);
  const surplus = cells.findIndex((cell, index) => index >= headers.length && cell !== '');
  if (surplus < 0) return undefined;
  return refused(words.surplusCell({ count: headers.length, cell: truncate(cells[surplus] ?? '', 40) }));
}

interface Reading extends RowsOptions {
  all: Iterable<BankRow>;
}

function readerFor(table: ImportTable, { all, columns, knownPayers, timeZone }: Reading): RowReader {
  const { headers, kind } = table;
  const findPayout = payoutFinder(knownPayers);
  if (kind === 'camt' || kind === 'mt940') {
    const read = camtReader(findPayout);
    return { read: ({ payment }) => read(payment), facts: ({ payment }) => camtFacts(payment) };
  }
  if (kind === 'bank') {
    // No file says whose it is.
    const known = importColumns.safeParse({ ...columns, bank: columns.bank ?? 'bank' });
    if (!known.success) throw new ActionError(rules.mapColumns, { hint: 'Describe them with --columns.' });
    requireHeaders({ headers }, headersIn(known.data));
    return {
      read: bankReader(known.data, all, { findPayout, statuses: columns.statuses, timeZone, types: columns.types }),
      facts: bankFacts(known.data, timeZone),
    };
  }
  const paypal = kind === 'paypal' ? paypalColumns(table) : undefined;
  if (paypal) {
    const reader = paypalReader(all, { columns: paypal, findPayout, known: columns, timeZone });
    return { read: ({ fields }) => reader.read(fields), facts: ({ fields }) => reader.facts(fields) };
  }
  const [read, facts] =
    kind === 'benevity'
      ? [benevityReader(timeZone), benevityFacts(timeZone)]
      : isStripeBalance(headers)
        ? [stripeBalanceReader(timeZone), balanceFacts(timeZone)]
        : [stripeReader(timeZone), stripeFacts(timeZone)];
  return { read: ({ fields }) => read(fields), facts: ({ fields }) => facts(fields) };
}

function requireHeaders({ headers }: Pick<ImportTable, 'headers'>, wanted: readonly string[]): void {
  const missing = wanted.find((name) => !headers.includes(name));
  if (missing === undefined) return;
  const hint = `Its columns are ${headers.join(', ')}.`;
  throw new ActionError(importFile.noColumn({ column: missing }), { hint });
}
