import { setImmediate } from 'node:timers/promises';

import { truncate } from '@hearthlight/domain';
import type { Encoding, ImportQuestion, SomeColumns, UploadedImport } from '@hearthlight/domain/desk';
import { importFile } from '@hearthlight/words/import-file';
import { importRows as words } from '@hearthlight/words/import-rows';
import { parse as parseYaml } from 'yaml';

import { ActionError } from '../../../actions/action.ts';
import { readTyped, typedPath, unreadable } from '../../../actions/document.ts';
import { readRegularFile } from '../../../lib/regular-file.ts';
import { type CsvRow, fieldsOf } from '../rows/csv-row.ts';
import { EmptyStatement, readTable } from '../rows/csv-table.ts';
import { fileLimits, tooLarge } from '../rows/file-limits.ts';
import { type GiftEvent, type ImportedGift, isEvent, type RowFacts } from '../rows/imported-gift.ts';
import { requireStatement } from '../rows/not-statement.ts';
import { isRefusal, noGift, type Refusal, refused, type ReturnedPayment } from '../rows/refusal.ts';
import { decodeXml, isXml } from '../rows/xml.ts';
import { filesIn, isArchive } from './archive.ts';
import { encodingQuestion } from './ask-encoding.ts';
import type { Asking, Understood } from './ask.ts';
import { bankColumns, type BankRow, headersIn } from './bank.ts';
import { readCamt } from './camt.ts';
import { decode } from './decode.ts';
import { type AnyRow, type FileTable, formatOf, requireHeaders, type RowReader, type RowsOptions } from './formats.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { sentenceOf } from './question-sentence.ts';

/** A row of a file: its gift, what happened to one, or the reason why it is neither. */
export interface FileRow {
  /** The line of the file, from 1. */
  line: number;
  gift?: ImportedGift | undefined;
  event?: GiftEvent | undefined;
  refusal?: string | undefined;
  /** Whether the row is not a gift, such as a fee, as opposed to an unreadable one. */
  isNoGift: boolean;
  /** Money of a gift that went back. */
  returned?: ReturnedPayment | undefined;
  /** What a row says that is no gift. */
  facts?: RowFacts | undefined;
  /** Identifies a row that waits and has neither a gift nor money that went back. */
  number?: string | undefined;
}

/** A file, before its rows are understood. */
export interface ImportTable extends FileTable {
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
    return withKind({ ...(await readCamt(text, timeZone)), structure: 'xml', bytes, encoding, otherEncodings: [] });
  }
  const { encoding, others, text } = decode(bytes, known.encoding);
  if (isMt940(text)) return withKind({ ...readMt940(text), structure: 'mt940', bytes, encoding, otherEncodings: [] });
  const table = await readTable(text, { delimiter: known.delimiter, headerLine: known.header_line });
  return withKind({ ...table, structure: 'csv', bytes, encoding, otherEncodings: others });
}

function withKind(table: Omit<ImportTable, 'kind'>): ImportTable {
  const { kind, prepare } = formatOf(table);
  return { ...table, ...prepare?.(table), kind };
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

/** Finds out what a file says about itself, and what it leaves open. */
export function understandFile(table: ImportTable, hints: Asking): Understood {
  const understood = formatOf(table).understand?.(table, hints);
  if (!understood) return { columns: {}, likely: {}, questions: [] };
  const questions = [...encodingQuestion(table, hints), ...understood.questions];
  // What an earlier file of the bank has answered can be changed below, except for the currency.
  const isShown = ({ chosen, kind }: ImportQuestion) => !hints.isRemembered || chosen === null || kind === 'currency';
  return { ...understood, questions: questions.filter(isShown) };
}

/** Rows that are read before other requests get a turn. */
const batch = 2000;

/** Reads the gifts in a table. Throws an `ActionError` if a column is unknown. */
export async function readGiftRows(table: ImportTable, options: RowsOptions): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const some of giftRowsOf(table, options)) rows.push(...some);
  return rows;
}

/** Reads the gifts in a table in parts, as `readGiftRows` does. */
export async function* giftRowsOf(table: ImportTable, options: RowsOptions): AsyncGenerator<FileRow[]> {
  const reader = formatOf(table).reader(table, { ...options, all: rowsOf(table) });
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
