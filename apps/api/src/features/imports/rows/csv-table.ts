import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

import { importFile as words } from '@hearthlight/words/import-file';
import { CsvError, parse, type Parser } from 'csv-parse';

import { ActionError } from '../../../actions/action.ts';
import type { CsvRow } from './csv-row.ts';
import { fileLimits, tooLarge } from './file-limits.ts';
import { headerRow } from './find-header.ts';

/** The rows of a CSV file below the one that names the columns. */
export interface CsvTable {
  /** Different names of the columns. One without a name is called after its position. */
  headers: readonly string[];
  /** The names as they are in the file, for the identity of rows that earlier versions recorded. */
  names: readonly string[];
  rows: readonly CsvRow[];
  /** The character between columns. */
  delimiter: string;
  /** The line with the names of the columns. 0 if there is none. */
  headerLine: number;
  /** Whether it is unclear that this line has the names of the columns. */
  isHeaderUnclear: boolean;
  /** The first lines of the file. */
  firstLines: readonly CsvRow[];
}

/** The error for a file without rows, such as that of a day without payments. */
export class EmptyStatement extends ActionError {}

/** Characters between columns, the most likely first. */
const delimiters = [';', '\t', '|', '~', ','] as const;
/** Rows that are read to find the delimiter and the headers. Banks write up to 15 lines above them. */
const sampleRows = 60;
/**
 * Different cells of which each keeps its text once. Most of a statement repeats: without this it needs twice the
 * memory.
 */
const sharedCells = 100_000;
/** Bytes that are parsed at a time. */
const pieceLength = 128 * 1024;

/** The known facts about a file before it is read. */
export interface TableHints {
  delimiter?: string | undefined;
  headerLine?: number | undefined;
}

/**
 * Reads a CSV file. Lines above the headers, such as the number of the account, are skipped. Throws an `ActionError`
 * for a file without rows or beyond `fileLimits`.
 */
export async function readTable(text: string, hints: TableHints = {}): Promise<CsvTable> {
  if (text.trim() === '') throw new EmptyStatement(words.isEmpty);
  const { body, separator } = withoutSeparatorLine(text);
  const delimiter = hints.delimiter ?? separator ?? (await delimiterOf(body));
  const all = (await parseRows(body, delimiter)).filter((row) => !isRuler(row));
  const header = headerRow(all, hints.headerLine);
  const rows = all.slice(header.index + 1);
  if (!rows.some(({ cells }) => cells.some(Boolean))) throw new EmptyStatement(words.noRows);
  const names = header.index < 0 ? [] : (all[header.index]?.cells ?? []);
  const headers = namesOf(names, rows);
  if (rows.length > fileLimits.rows || headers.length * rows.length > fileLimits.cells) throw tooLarge();
  return {
    headers,
    names,
    rows,
    delimiter,
    headerLine: all[header.index]?.line ?? 0,
    isHeaderUnclear: header.isUnclear,
    firstLines: all.slice(0, sampleRows),
  };
}

/** Whether a row only separates others, by asterisks or dashes in place of cells. */
const isRuler = ({ cells }: CsvRow): boolean => {
  const filled = cells.filter(Boolean);
  return filled.length > 0 && filled.every((cell) => /^([*=_~#.–—-])\1{2,}$/.test(cell));
};

/** Excel takes a first line such as `sep=;` for the character between columns. */
function withoutSeparatorLine(text: string): { body: string; separator?: string } {
  const [line = '', separator] = /^\uFEFF?sep=(.)\r?(?=\n)/i.exec(text) ?? [];
  return separator === undefined ? { body: text } : { body: text.slice(line.length), separator };
}

/** Gives each column a name of its own: repeated ones get a number, and those without a name their position. */
function namesOf(names: readonly string[], rows: readonly CsvRow[]): string[] {
  const widths = rows.map(({ cells }) => cells.findLastIndex(Boolean) + 1).toSorted((one, other) => one - other);
  // A column of most rows counts even if the header leaves it out. Without a header, money in or out may be in few
  // rows.
  const share = names.length > 0 ? (widths.length - 1) / 2 : widths.length * 0.8;
  const width = Math.max(names.length, widths[Math.floor(share)] ?? 0);
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const name = (names[index] ?? '').trim().slice(0, 200) || columnName(index);
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} ${count}`;
    taken.add(unique);
    return unique;
  });
}

/** Returns the name of a column that has none. */
const columnName = (index: number) => `Column ${index + 1}`;

/**
 * Parses a file. A quotation mark that nobody closed would hide the rows below it: then all of them are plain
 * characters.
 */
async function parseRows(text: string, delimiter: string): Promise<CsvRow[]> {
  const rows = await parseCsv(text, delimiter).catch((error: unknown) => {
    if (error instanceof CsvError) return undefined;
    throw error;
  });
  const isSwallowed = (cell: string) =>
    cell.includes('\n') && cell.split('\n').some((line) => line.split(delimiter).length > 2);
  if (rows && !rows.some(({ cells }) => cells.some(isSwallowed))) return rows;
  try {
    return await parseCsv(text, delimiter, { quote: null });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ActionError(words.notCsv, { hint: error.message });
  }
}

async function parseCsv(
  text: string,
  delimiter: string,
  { quote = '"' }: { quote?: string | null } = {},
): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  const known = new Map<string, string>();
  let cellCount = 0;
  const parser = parse({
    bom: true,
    delimiter,
    quote,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    onRecord: (cells: string[], { lines }) => {
      cellCount += cells.length;
      if (cells.length > fileLimits.columns) throw tooWide();
      if (cellCount > fileLimits.cells || rows.length > fileLimits.rows + sampleRows) throw tooLarge();
      rows.push({ cells: cells.map((cell) => shared(withoutFormula(cell), known)), line: lines });
      return null;
    },
  });
  try {
    await Promise.all([finished(parser.resume()), feed(parser, Buffer.from(text))]);
  } catch (error) {
    parser.destroy();
    throw error;
  }
  return rows;
}

/** Returns the text of a cell that is written as a formula (`="0012"`), or in quotation marks. `''` is an empty cell. */
const withoutFormula = (cell: string) =>
  cell === "''"
    ? ''
    : cell.startsWith('="') || (cell.startsWith('"') && cell.length > 1)
      ? (/^=?"(.*)"$/s.exec(cell)?.[1] ?? cell)
      : cell;

/** Returns the string of an earlier cell with the same text. */
function shared(cell: string, known: Map<string, string>): string {
  const earlier = known.get(cell);
  if (earlier === undefined && known.size < sharedCells) known.set(cell, cell);
  return earlier ?? cell;
}

/**
 * Gives a file to a parser in pieces. Other requests get a turn between them. Throws an `ActionError` for a row that
 * does not end: the parser would keep all of it, or its millions of columns, in memory.
 */
async function feed(parser: Parser, bytes: Buffer): Promise<void> {
  const write = promisify((piece: Buffer, done: (error?: Error | null) => void) => parser.write(piece, done));
  const linesSoFar = () => parser.info.records + parser.info.empty_lines;
  let [end, lines] = [0, 0];
  for (let start = 0; start < bytes.length; start += pieceLength) {
    if (linesSoFar() > lines) [end, lines] = [start, linesSoFar()];
    if (start - end > fileLimits.rowBytes) throw tooWide();
    await write(bytes.subarray(start, start + pieceLength));
    await setImmediate();
  }
  parser.end();
}

const tooWide = () => new ActionError(words.tooWide);

/** Returns the delimiter that divides the most rows into the same number of columns. */
async function delimiterOf(text: string): Promise<string> {
  const start = text.slice(0, sampleRows * fileLimits.rowBytes);
  const lines = start.split(/\r\n|\r|\n/, sampleRows + 1).slice(0, sampleRows);
  const scores = await Promise.all(
    delimiters.map(async (delimiter) => ({ delimiter, score: await scoreOf(lines.join('\n'), delimiter) })),
  );
  const none = { delimiter: ',', score: 0 };
  return scores.reduce((best, each) => (each.score > best.score ? each : best), none).delimiter;
}

async function scoreOf(sample: string, delimiter: string): Promise<number> {
  const rows = await parseCsv(sample, delimiter).catch((error: unknown) => {
    if (error instanceof CsvError) return parseCsv(sample, delimiter, { quote: null });
    throw error;
  });
  const counts = Map.groupBy(rows, ({ cells }) => cells.length);
  const scores = [...counts].map(([columns, group]) => (columns > 1 ? columns * group.length : 0));
  return Math.max(0, ...scores);
}
