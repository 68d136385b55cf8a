import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

import { truncate } from '@hearthlight/domain';
import { importFile as words } from '@hearthlight/words/import-file';
import { CsvError, parse, type Parser } from 'csv-parse';

import { ActionError } from '../../actions/action.ts';
import { fileLimits, tooLarge } from './file-limits.ts';

/** The rows of a CSV file below the one that names the columns. */
export interface CsvTable {
  headers: readonly string[];
  rows: readonly CsvRow[];
  /** The character between columns. */
  delimiter: string;
}

interface CsvRow {
  /** The line of the file, from 1. */
  line: number;
  cells: readonly string[];
}

/** Characters between columns, the most likely first. */
const delimiters = [',', ';', '\t', '|'] as const;
/** Rows that are read to find the delimiter and the headers. Banks write up to 15 lines above them. */
const sampleRows = 40;
/** Different cells of which each keeps its text once. Most of a statement repeats: without this it needs twice the memory. */
const sharedCells = 100_000;
/** Bytes that are parsed at a time. */
const pieceLength = 128 * 1024;

/**
 * Reads a CSV file. Lines above the headers, such as the number of the account, are skipped. Throws an `ActionError` for a
 * file without rows or beyond `fileLimits`, for repeated headers and for cells without a header.
 */
export async function readTable(text: string, file: string, known?: string): Promise<CsvTable> {
  const delimiter = known ?? (await delimiterOf(text));
  const all = await parseCsv(text, delimiter, file);
  const first = headerIndex(all.slice(0, sampleRows));
  const [header, ...rows] = all.slice(first);
  if (!header || !rows.some(({ cells }) => cells.some(Boolean))) {
    throw new ActionError(`${file} has no rows below the one that names its columns.`, {
      sentence: () => words.noRows,
    });
  }
  requireColumns(file, header.cells, rows);
  return { headers: header.cells, rows, delimiter };
}

async function parseCsv(text: string, delimiter: string, file: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  const known = new Map<string, string>();
  let cellCount = 0;
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, trim: true };
  const parser = parse({
    ...options,
    onRecord: (cells: string[], { lines }) => {
      cellCount += cells.length;
      if (cells.length > fileLimits.columns) throw tooWide(file);
      if (cellCount > fileLimits.cells || rows.length > fileLimits.rows + sampleRows) throw tooLarge();
      rows.push({ cells: cells.map((cell) => shared(cell, known)), line: lines });
      return null;
    },
  });
  try {
    await Promise.all([finished(parser.resume()), feed(parser, Buffer.from(text), file)]);
  } catch (error) {
    parser.destroy();
    if (!(error instanceof CsvError)) throw error;
    throw new ActionError(`${file} is not a CSV file: ${error.message}.`, { sentence: () => words.notCsv });
  }
  return rows;
}

/** Returns the string of an earlier cell with the same text. */
function shared(cell: string, known: Map<string, string>): string {
  const earlier = known.get(cell);
  if (earlier === undefined && known.size < sharedCells) known.set(cell, cell);
  return earlier ?? cell;
}

/**
 * Gives a file to a parser in pieces. Other requests get a turn between them. Throws an `ActionError` for a row that does not
 * end: the parser would keep all of it, or its millions of columns, in memory.
 */
async function feed(parser: Parser, bytes: Buffer, file: string): Promise<void> {
  const write = promisify((piece: Buffer, done: (error?: Error | null) => void) => parser.write(piece, done));
  const linesSoFar = () => parser.info.records + parser.info.empty_lines;
  let [end, lines] = [0, 0];
  for (let start = 0; start < bytes.length; start += pieceLength) {
    if (linesSoFar() > lines) [end, lines] = [start, linesSoFar()];
    if (start - end > fileLimits.rowBytes) throw tooWide(file);
    await write(bytes.subarray(start, start + pieceLength));
    await setImmediate();
  }
  parser.end();
}

const tooWide = (file: string) =>
  new ActionError(`${file} has a row that is too long for a statement.`, { sentence: () => words.tooWide });

/** Returns the delimiter that divides the most rows into the same number of columns. */
async function delimiterOf(text: string): Promise<string> {
  const start = text.slice(0, sampleRows * fileLimits.rowBytes);
  const lines = start.split(/\r\n|\r|\n/, sampleRows + 1).slice(0, sampleRows);
  const scores = await Promise.all(
    delimiters.map(async (delimiter) => ({ delimiter, score: await scoreOf(lines.join('\n'), delimiter) })),
  );
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

async function scoreOf(sample: string, delimiter: string): Promise<number> {
  const rows = await parseCsv(sample, delimiter, '').catch(() => []);
  const counts = Map.groupBy(rows, ({ cells }) => cells.length);
  const scores = [...counts].map(([columns, group]) => (columns > 1 ? columns * group.length : 0));
  return Math.max(0, ...scores);
}

/** Returns the index of the first row that fills most of the columns. */
function headerIndex(rows: readonly CsvRow[]): number {
  const filled = rows.map(({ cells }) => cells.filter(Boolean).length);
  const most = Math.max(0, ...filled);
  return Math.max(
    0,
    filled.findIndex((count) => count >= most * 0.6),
  );
}

function requireColumns(file: string, names: readonly string[], rows: readonly CsvRow[]): void {
  if (rows.length > fileLimits.rows || names.length * rows.length > fileLimits.cells) throw tooLarge();
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new ActionError(`${file} has the column “${repeated}” twice in its first row.`, {
      sentence: () => words.repeatedColumn({ column: repeated }),
    });
  }
  for (const { cells, line } of rows) {
    const surplus = cells.findIndex((cell, index) => index >= names.length && cell !== '');
    if (surplus < 0) continue;
    const cell = truncate(cells[surplus] ?? '', 40);
    throw new ActionError(
      `${file} has ${names.length} columns, but line ${line} has something in column ${surplus + 1}: “${cell}”.`,
      { sentence: () => words.surplusCell({ count: names.length, line, cell }) },
    );
  }
}
