import { formats, fromCents } from '@hearthlight/domain';
import {
  type DayFormat,
  type ImportColumns,
  type ImportQuestion,
  type ImportReading,
  isSameOrder,
  isWithoutYear,
  optionalColumns,
  type SomeColumns,
} from '@hearthlight/domain/desk';

import { decimalMarksOf, writtenAmount } from '../rows/amounts.ts';
import { type CsvRow, fieldsOf } from '../rows/csv-row.ts';
import type { CsvTable } from '../rows/csv-table.ts';
import { dayFormatsOf, isDay } from '../rows/days.ts';
import { findColumns, isDirectionWord, isDistinct } from '../rows/find-columns.ts';
import { field, type Fields } from '../rows/imported-gift.ts';
import { statusQuestions } from '../rows/payment-status.ts';
import { kindQuestions, unknownWordsIn } from '../rows/unknown-words.ts';
import { isBalanceRow } from '../words/balance-words.ts';
import { wordsFor } from '../words/column-words.ts';
import { bankFacts } from './bank.ts';

/** A question of which only the row to show is missing. */
interface Open {
  kind: ImportQuestion['kind'];
  patches: readonly SomeColumns[];
  /** The column whose cell the question is about. */
  about?: string | undefined;
}

/** The known facts about a statement, and its open questions. */
export interface Understood {
  /** The reading from the file and the answers. Complete if no question is open. */
  columns: SomeColumns;
  /** The same with the likeliest answer to each open question. */
  likely: SomeColumns;
  questions: ImportQuestion[];
}

export interface Asking {
  known: SomeColumns;
  /** `YYYY-MM-DD` */
  today: string;
  timeZone: string;
  /** Whether `known` is from an earlier file, so that what does not fit is asked again. */
  isRemembered?: boolean;
}

/** Questions beyond which two about the columns become one. */
const mostQuestions = 2;
/** Answers of such a question. */
const mostAnswers = 9;
const sampleRows = 1000;

/** Finds out what the columns of a bank statement hold. What the file leaves open becomes a question. */
export function understand(table: CsvTable, asking: Asking): Understood {
  const known = asking.isRemembered ? fitting(table, asking) : asking.known;
  const found = findColumns(table, known);
  const open: Open[] = [];
  const likely: SomeColumns = { ...found.others };
  const columns: SomeColumns = { ...found.others };
  const decide = (kind: Open['kind'], patches: readonly SomeColumns[], about?: string) => {
    Object.assign(likely, patches[0]);
    if (patches.length === 1) Object.assign(columns, patches[0]);
    if (patches.length > 1) open.push({ kind, patches, about });
  };
  if (table.isHeaderUnclear) decide('header', [{ header_line: table.headerLine }, { header_line: 0 }]);
  decide('date', found.date, found.date[0]?.date);
  const date = known.date ?? likely.date;
  const days = cellsIn(table, date).filter(isDay);
  const dayFormats = dayFormatsOf(days, asking.today);
  decide(
    'day',
    dayFormats.map((format) => ({ date_format: format })),
    date,
  );
  const format = known.date_format ?? likely.date_format;
  if (format && isWithoutYear(format)) decide('year', yearsBefore(asking.today), date);
  decide('money', found.money);
  decide('decimal', decimalsIn(table, { ...likely, ...known }), known.amount ?? likely.amount);
  decide('parties', found.parties);
  Object.assign(columns, known);
  Object.assign(likely, known);
  const asked = combined(open, known);
  return {
    columns,
    likely,
    questions: [
      ...asked.flatMap((question) => questionOf(table, question, { ...asking, known, likely })),
      ...rowQuestions(table, known, fieldsReader(likely, asking.timeZone)),
    ],
  };
}

function* fieldsIn({ headers, rows }: CsvTable): Iterable<Fields> {
  for (const row of rows) yield fieldsOf(headers, row);
}

/** Asks about the words of rows: statuses, and kinds of rows in an unknown language. */
function rowQuestions(
  table: CsvTable,
  { statuses, types }: SomeColumns,
  reader: (fields: Fields) => ImportReading,
): ImportQuestion[] {
  const isIn = (fields: Fields) => (reader(fields).amount ?? 0) > 0;
  const unknown = unknownWordsIn(fieldsIn(table), isIn);
  const rows = unknown ? table.rows.map((row) => ({ line: row.line, fields: fieldsOf(table.headers, row) })) : [];
  const incoming = rows.filter(({ fields }) => isIn(fields));
  return [
    ...statusQuestions(table, statuses, (row) => reader(fieldsOf(table.headers, row))),
    ...kindQuestions(
      incoming.map((row) => ({ ...row, ...reader(row.fields) })),
      unknown,
      types,
    ),
  ];
}

/** Leaves out what is remembered about another file of the same shape and does not fit this one. */
function fitting(table: CsvTable, { known, today }: Asking): SomeColumns {
  const fits = { ...lacking, ...known };
  // The lines above the columns may be others in the next file, and the year is another one.
  delete fits.year;
  if (fits.header_line !== 0) delete fits.header_line;
  for (const name of ['date', 'amount', ...optionalColumns] as const) {
    const header = fits[name];
    if (header && !table.headers.includes(header)) delete fits[name];
  }
  if (fits.date && !cellsIn(table, fits.date).some(isDay)) delete fits.date;
  if (fits.amount && !hasAmounts(table, fits)) {
    delete fits.amount;
    delete fits.out;
  }
  const { amount, direction, number } = fits;
  const cellsOf = (header: string) =>
    rowsWithDay(table, fits.date).map((row) => field(fieldsOf(table.headers, row), header));
  if (number && !isDistinct(cellsOf(number))) delete fits.number;
  if (direction && direction !== amount) {
    const told = [...(fits.incoming ?? []), ...(fits.outgoing ?? [])];
    const isTold = (value: string) => told.some((other) => other.toLowerCase() === value.toLowerCase());
    const fresh = [...new Set(cellsOf(direction))].filter((value) => value !== '' && !isTold(value));
    const [other] = fresh;
    // The earlier file had one of the two words, such as the H of S and H.
    if (told.length === 1 && fresh.length === 1 && other !== undefined && isDirectionWord(other)) {
      Object.assign(fits, fits.incoming?.length ? { outgoing: [other] } : { incoming: [other] });
    } else if (fresh.length > 0) {
      delete fits.direction;
      delete fits.incoming;
      delete fits.outgoing;
    }
  }
  if (!readsDays(cellsIn(table, fits.date).filter(isDay), fits.date_format, today)) delete fits.date_format;
  const marks = decimalsIn(table, fits);
  if (marks.length === 1 && marks[0]?.decimal !== fits.decimal) delete fits.decimal;
  return fits;
}

/** Whether days may be in the order of a remembered format: each of them by itself, and all together. */
function readsDays(days: readonly string[], format: DayFormat | undefined, today: string): boolean {
  const mayBe = (some: readonly string[]) =>
    dayFormatsOf(some, today).some((other) => format !== undefined && isSameOrder(format, other));
  return mayBe(days) && days.every((day) => mayBe([day]));
}

/** Whether the columns of a remembered format have an amount. That of money that went out may have the only ones. */
const hasAmounts = (table: CsvTable, { amount, out }: SomeColumns): boolean =>
  [amount, out].some((header) => cellsIn(table, header).some((cell) => writtenAmount(cell) !== undefined));

/** The columns of a remembered format that does not name them. */
const lacking: SomeColumns = { name: '', cause: '', out: '', direction: '' };

/** Returns the first rows with a day that name no balance, which are payments. */
function rowsWithDay({ headers, rows }: CsvTable, date: string | undefined, most = Infinity): CsvRow[] {
  const index = headers.indexOf(date ?? '');
  const found: CsvRow[] = [];
  for (const row of rows) {
    if (found.length >= most) break;
    if (isDay(row.cells[index] ?? '') && !isBalanceRow(row.cells)) found.push(row);
  }
  return found;
}

/** Returns the different cells of a column. */
function cellsIn({ headers, rows }: CsvTable, header: string | undefined): string[] {
  const index = headers.indexOf(header ?? '');
  return [...new Set(rows.flatMap(({ cells }) => cells[index] || []))];
}

const yearsBefore = (today: string): SomeColumns[] =>
  [0, 1, 2].map((years) => ({ year: String(Number(today.slice(0, 4)) - years) }));

/**
 * Returns the decimal marks that the amounts and balances of a file may have, or none while nobody knows where the
 * amounts are.
 */
function decimalsIn(table: CsvTable, { amount, out }: SomeColumns): SomeColumns[] {
  if (!amount && !out) return [];
  const balances = table.headers.filter((_, index) => wordsFor(table.names[index] ?? '').has('balance'));
  const cells = [...new Set([amount, out, ...balances])].flatMap((header) => cellsIn(table, header));
  return decimalMarksOf(cells).map((decimal) => ({ decimal }));
}

/** Asks about money and parties at once if there would be more than two questions otherwise. */
function combined(open: readonly Open[], known: SomeColumns): Open[] {
  const money = open.find(({ kind }) => kind === 'money');
  const parties = open.find(({ kind }) => kind === 'parties');
  if (open.length <= mostQuestions || !money || !parties) return [...open];
  const patches = money.patches.flatMap((one) => parties.patches.map((other) => ({ ...one, ...other })));
  if (patches.length > mostAnswers || Object.keys(known).includes('amount')) return [...open];
  return [...open.filter((question) => question !== money && question !== parties), { kind: 'columns', patches }];
}

/** Whether all of an answer is known. */
const isIn = (known: SomeColumns, patch: SomeColumns) =>
  Object.entries(known).filter(([key, value]) => isSameValue(patch, key, value)).length === Object.keys(patch).length;

const isSameValue = (patch: SomeColumns, key: string, value: unknown) =>
  Object.entries(patch).some(([name, other]) => name === key && JSON.stringify(other) === JSON.stringify(value));

/** Adds the row by which the answers are told apart. Returns nothing if somebody has chosen something else. */
function questionOf(
  table: CsvTable,
  { about, kind, patches }: Open,
  { known, likely, timeZone }: Asking & { likely: SomeColumns },
): ImportQuestion[] {
  const chosen = patches.findIndex((patch) => isIn(known, patch));
  const answered = Object.entries(known).flatMap(([key, value]) => (value === undefined ? [] : key));
  const isAnswered = Object.keys(patches[0] ?? {}).every((key) => answered.includes(key));
  if (isAnswered && chosen === -1) return [];
  const rows = kind === 'header' ? [] : rowsWithDay(table, known.date ?? likely.date, sampleRows);
  const read = (row: CsvRow) =>
    patches.map((patch) => fieldsReader({ ...likely, ...patch }, timeZone)(fieldsOf(table.headers, row)));
  const differences = (row: CsvRow) => new Set(read(row).map((reading) => JSON.stringify(reading))).size;
  const isOpenAmount = (row: CsvRow) => kind !== 'decimal' || isOpen(field(fieldsOf(table.headers, row), about ?? ''));
  const row = rows.find((each) => isOpenAmount(each) && differences(each) === patches.length) ??
    rows.find((each) => differences(each) > 1) ??
    rows[0] ?? { line: table.headerLine, cells: table.names };
  const readings = read(row);
  return [
    {
      kind,
      line: row.line,
      text: about ? field(fieldsOf(table.headers, row), about) : row.cells.filter(Boolean).join(' · ').slice(0, 200),
      answers: patches.map((patch, index) => ({
        columns: patch,
        text: '',
        reading: readings[index] ?? { date: null, amount: null, giver: null, purpose: null },
      })),
      chosen: chosen === -1 ? null : chosen,
    },
  ];
}

const isOpen = (cell: string) => decimalMarksOf([cell]).length > 1 && writtenAmount(cell) !== undefined;

/** Returns a function that reads the cells of rows with some columns. */
export function fieldsReader(columns: SomeColumns, timeZone: string): (fields: Fields) => ImportReading {
  const {
    amount = '',
    bank = 'bank',
    cause,
    date = '',
    date_format: format = 'YYYY-MM-DD',
    decimal = '.',
    name,
  } = columns;
  const full: ImportColumns = { ...columns, amount, bank, date, date_format: format, decimal };
  const factsOf = bankFacts(full, timeZone);
  return (fields) => {
    const { cents, date: day } = factsOf({ fields, former: fields });
    const currency = field(fields, columns.currency ?? '').toUpperCase();
    return {
      date: day ?? null,
      amount: cents === undefined ? null : fromCents(cents),
      ...(currency !== '' && currency !== formats().currency && { currency }),
      giver: (name && field(fields, name)) || null,
      purpose: (cause && field(fields, cause)) || null,
    };
  };
}
