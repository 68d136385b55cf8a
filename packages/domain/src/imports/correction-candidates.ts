import { differentFormats, isSameOrder, isWithoutYear } from './day-formats.ts';
import {
  type CellCorrection,
  type ColumnMeaning,
  columnMeanings,
  decimalMarks,
  type ImportReading,
  optionalColumns,
  type SomeColumns,
} from './desk-entities.ts';

/** A row of a file, with its cells by the headers of their columns. */
export interface WrittenRow {
  line: number;
  fields: Readonly<Record<string, string>>;
}

/** A file and its present reading. */
export interface ReadFile {
  headers: readonly string[];
  rows: Iterable<WrittenRow>;
  columns: SomeColumns;
  /** Returns a function that reads rows with some columns. */
  readerOf: (columns: SomeColumns) => (row: WrittenRow) => ImportReading;
}

/** A change of the reading, and how far it is from the present one. */
interface Candidate {
  columns: SomeColumns;
  steps: number;
}

/** Different words of a column that may say where the money went, and the payments that are looked at. */
const mostWords = 4;
const samplePayments = 1000;
const isWord = /^\P{Nd}{1,20}$/u;

/** Whether a row has a day and an amount. */
export const isRead = ({ amount, date }: ImportReading) => amount !== null && date !== null;

/** Returns the readings that may explain a correction of a row. */
export function candidatesFor(file: ReadFile, row: WrittenRow, correction: CellCorrection): Candidate[] {
  if (correction.cell === 'date') return dateCandidates(file, correction.value);
  if (correction.cell === 'amount') return amountCandidates(file, row, correction.value > 0);
  return partyCandidates(file, correction.cell === 'giver' ? 'name' : 'cause', correction.value);
}

/** Returns every pair of two changes. */
const pairs = (some: readonly Candidate[], others: readonly Candidate[]): Candidate[] =>
  some.flatMap((one) =>
    others.map((other) => ({
      columns: { ...one.columns, ...other.columns },
      steps: one.steps + other.steps,
    })),
  );

const same: Candidate = { columns: {}, steps: 0 };

function dateCandidates({ columns, headers }: ReadFile, day: string): Candidate[] {
  const year = day.slice(0, 4);
  const now = columns.date_format;
  const formats = differentFormats.map((format): Candidate => {
    const isNow = now !== undefined && isSameOrder(now, format);
    return {
      columns: { ...(!isNow && { date_format: format }), ...(isWithoutYear(format) && { year }) },
      steps: isNow && !isWithoutYear(format) ? 0 : 1,
    };
  });
  return pairs([same, ...otherColumns('date', columns, headers)], formats);
}

function amountCandidates(file: ReadFile, row: WrittenRow, isIn: boolean): Candidate[] {
  const { columns, headers } = file;
  const marks = decimalMarks.map((decimal): Candidate =>
    decimal === columns.decimal ? same : { columns: { decimal }, steps: 1 },
  );
  const { amount, direction, incoming = [], outgoing = [], out } = columns;
  const turned: Candidate[] = [
    ...(direction ? [{ columns: { incoming: outgoing, outgoing: incoming }, steps: 1 }] : []),
    ...(out && amount ? [{ columns: { amount: out, out: amount }, steps: 1 }] : []),
  ];
  const moved = [
    ...otherColumns('amount', columns, headers),
    ...otherColumns('out', columns, headers),
    ...directionColumns(file, row, isIn),
  ];
  return pairs(marks, [same, ...turned, ...moved]);
}

/** Returns the unused columns whose word in a row may say that its money came in, or went out. */
function directionColumns(file: ReadFile, row: WrittenRow, isIn: boolean): Candidate[] {
  const { columns, headers, readerOf } = file;
  const read = readerOf(columns);
  const unused = headers.filter((header) => columnMeanings.every((meaning) => columns[meaning] !== header));
  const words = new Map(unused.map((header) => [header, new Set<string>()]));
  let seenPayments = 0;
  for (const each of file.rows) {
    if (seenPayments === samplePayments) break;
    if (!isRead(read(each))) continue;
    seenPayments += 1;
    for (const [header, seen] of words) {
      const word = each.fields[header] ?? '';
      seen.add(word);
      if (!isWord.test(word) || seen.size > mostWords) words.delete(header);
    }
  }
  return [...words].flatMap(([header, seen]) => {
    const own = row.fields[header] ?? '';
    const others = [...seen].filter((word) => word !== own);
    const said = isIn ? { incoming: [own], outgoing: others } : { incoming: others, outgoing: [own] };
    return seen.has(own) ? [{ columns: { direction: header, ...said }, steps: 2 }] : [];
  });
}

function partyCandidates({ columns, headers }: ReadFile, meaning: 'name' | 'cause', value: string | null) {
  if (value === null) return [{ columns: { [meaning]: '' }, steps: 1 }];
  const other = meaning === 'name' ? 'cause' : 'name';
  return otherColumns(meaning, columns, headers).map((candidate) => {
    const isOther = columns[other] !== undefined && columns[other] === candidate.columns[meaning];
    return isOther ? { ...candidate, columns: { ...candidate.columns, [other]: columns[meaning] ?? '' } } : candidate;
  });
}

/** Returns the other columns that may have a meaning. Such a column loses the one that it has now. */
function otherColumns(meaning: ColumnMeaning, columns: SomeColumns, headers: readonly string[]): Candidate[] {
  const needed = [columns.date, columns.amount];
  return headers
    .filter((header) => header !== columns[meaning] && !needed.includes(header))
    .map((header) => ({
      columns: {
        ...Object.fromEntries(optionalColumns.filter((each) => columns[each] === header).map((each) => [each, ''])),
        [meaning]: header,
      },
      steps: 2,
    }));
}
