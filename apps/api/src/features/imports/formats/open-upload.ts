import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';

import { type Formats, setFormats } from '@hearthlight/domain';
import {
  type CellCorrection,
  explainCorrection,
  importLimits,
  type ReadingProposal,
  type SomeColumns,
  type UploadedImport,
} from '@hearthlight/domain/desk';
import { deskImports } from '@hearthlight/words/desk-imports';

import { ActionError, type KnownPayers } from '../../../actions/action.ts';
import { fieldsOf } from '../rows/csv-row.ts';
import { isDay } from '../rows/days.ts';
import { field } from '../rows/imported-gift.ts';
import { payerInText, withoutGiftWords } from '../rows/payer-in-text.ts';
import { fieldsReader } from './ask.ts';
import { giftRowsOf, type ImportTable, readImportTable, understandFile } from './read-file.ts';

/*
 * Opens uploaded statements. The server runs these functions in a worker. What they return is small, or in pieces: the
 * server's thread needs a second to receive 100,000 rows at once.
 */

const decompress = promisify(gunzip);

/** Rows and characters of a cell that help to recognize the columns. */
const sampleRows = 5;
const sampleLength = 80;
/** Lines among which the one with the names of the columns is chosen. */
const firstLines = 20;

/** An uploaded file. */
export interface StoredFile {
  /** Compressed with gzip. */
  content: Uint8Array;
  /** How amounts are read and written: a worker does not know the foundation. */
  formats: Formats;
  /** The foundation's, and its day as `YYYY-MM-DD`. */
  timeZone: string;
  today: string;
  knownPayers?: KnownPayers | undefined;
}

/** The facts that a file states about itself. */
export interface FileFacts extends Pick<
  UploadedImport,
  'decimal' | 'delimiter' | 'encoding' | 'first_lines' | 'kind' | 'questions' | 'readings' | 'rows' | 'sample'
> {
  headers: readonly string[];
  /** Equal for the files of one format of a bank. */
  shape: string;
  /** The known columns of a file that has columns. */
  columns: SomeColumns | null;
}

/** The gifts of a file. */
export interface PackedGifts extends Pick<ImportTable, 'kind'> {
  /** Equal for the files of one format of a bank. */
  shape: string;
  /** What was not asked because it makes no difference in this file. */
  unasked: ReadonlySet<string>;
  /** `FileRow`s as JSON, compressed with gzip. */
  pieces: readonly Uint8Array[];
}

async function openFile({ content, formats, timeZone, today }: StoredFile, known: SomeColumns) {
  setFormats(() => formats);
  const bytes = await decompress(content, { maxOutputLength: importLimits.bytes });
  const hints = { known, timeZone, today };
  return { hints, table: await readImportTable(bytes, hints) };
}

/**
 * Returns what a file says about itself, and the rows of one page as they are read. `known` is what was answered or
 * remembered. Throws as `readImportTable` does.
 */
export async function inspectUpload(
  file: StoredFile,
  { isRemembered = false, known, page = 0 }: { isRemembered?: boolean; known: SomeColumns; page?: number | undefined },
): Promise<FileFacts> {
  const { hints, table } = await openFile(file, known);
  const { delimiter, encoding, headers, kind, rows } = table;
  const { columns, likely, questions } = understandFile(table, { ...hints, isRemembered });
  const sample = rows
    .slice(0, sampleRows)
    .map(({ cells }) => headers.map((_, index) => (cells[index] ?? '').slice(0, sampleLength)));
  return {
    kind,
    encoding,
    delimiter,
    headers,
    sample,
    questions,
    rows: rows.length,
    shape: shapeOf(table),
    columns: kind === 'bank' || kind === 'paypal' ? columns : null,
    decimal: likely.decimal ?? '.',
    readings: kind === 'bank' ? readingsOf(pageOf(table, page), likely, hints.timeZone) : [],
    first_lines: table.firstLines.slice(0, firstLines).map(({ cells, line }) => ({
      line,
      text: cells.filter(Boolean).join(' · ').slice(0, sampleLength),
    })),
  };
}

/** Leaves the rows of a page, or of the last one. */
function pageOf(table: ImportTable, page: number): ImportTable {
  const size = importLimits.readRows;
  const from = Math.min(page, Math.ceil(table.rows.length / size) - 1) * size;
  return { ...table, rows: table.rows.slice(from, from + size) };
}

function readingsOf(table: ImportTable, columns: SomeColumns, timeZone: string): UploadedImport['readings'] {
  if (columns.date === undefined || columns.amount === undefined) return [];
  const read = fieldsReader(columns, timeZone);
  return table.rows.map((row) => {
    const fields = fieldsOf(table.headers, row);
    const texts = new Set(table.headers.map((header) => field(fields, header)).filter((cell) => /\p{L}/u.test(cell)));
    const reading = read(fields);
    // As in the next step, which finds the payer in a long text.
    const said = payerInText(reading.giver ?? reading.purpose ?? '');
    return {
      line: row.line,
      texts: [...texts],
      ...reading,
      giver: said?.payer ?? (reading.giver && withoutGiftWords(reading.giver)),
    };
  });
}

/** Returns the readings of a bank statement that explain a correction of one cell. */
export async function explainUpload(
  file: StoredFile,
  { columns, correction, line }: { columns: SomeColumns; correction: CellCorrection; line: number },
): Promise<ReadingProposal[]> {
  const { hints, table } = await openFile(file, columns);
  if (table.kind !== 'bank') return [];
  const rows = {
    *[Symbol.iterator]() {
      for (const row of table.rows) yield { line: row.line, fields: fieldsOf(table.headers, row) };
    },
  };
  const { likely } = understandFile(table, hints);
  return explainCorrection(
    {
      headers: table.headers,
      rows,
      columns: likely,
      readerOf: (some) => {
        const read = fieldsReader(some, hints.timeZone);
        return ({ fields }) => read(fields);
      },
    },
    line,
    correction,
  );
}

/** Reads the gifts in a file. Throws an `ActionError` as `readGiftRows` does, or if the file leaves something open. */
export async function readUploadedGifts(
  file: StoredFile,
  { columns }: { columns: SomeColumns | null },
): Promise<PackedGifts> {
  const { hints, table } = await openFile(file, columns ?? {});
  const understood = understandFile(table, hints);
  if (understood.questions.some(({ chosen }) => chosen === null)) throw new ActionError(deskImports.answerFirst);
  const { knownPayers, timeZone } = file;
  const options = { columns: understood.columns, knownPayers, timeZone };
  const pieces: Uint8Array[] = [];
  for await (const rows of giftRowsOf(table, options)) {
    pieces.push(gzipSync(JSON.stringify(rows), { level: 1 }));
  }
  return { kind: table.kind, shape: shapeOf(table), unasked: understood.unasked ?? new Set(), pieces };
}

/**
 * Describes what the files of one format of a bank have in common: the names of their columns, or what these contain.
 */
function shapeOf({ delimiter, headers, names, rows }: ImportTable): string {
  if (names.length > 0) return JSON.stringify(names);
  const kinds = headers.map((_, index) => {
    const cells = rows.slice(0, 200).flatMap((row) => row.cells[index] || []);
    const most = cells.length / 2;
    if (cells.length === 0) return '';
    if (cells.filter(isDay).length > most) return 'day';
    return cells.filter((cell) => /\p{L}{2}/u.test(cell)).length > most ? 'text' : 'number';
  });
  return JSON.stringify([delimiter, ...kinds]);
}
