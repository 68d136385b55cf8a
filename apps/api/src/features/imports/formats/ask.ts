import { fromCents } from '@hearthlight/domain';
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
import { possibleCurrencies, statedCurrencies } from '../rows/currency.ts';
import { dayFormatsOf, isDay } from '../rows/days.ts';
import { findColumns, isDirectionWord, isDistinct } from '../rows/find-columns.ts';
import { field, type Fields, otherCurrency } from '../rows/imported-gift.ts';
import { statusQuestions } from '../rows/payment-status.ts';
import { kindQuestions, unknownWordsIn } from '../rows/unknown-words.ts';
import { isBalanceRow } from '../words/balance-words.ts';
import { wordsFor } from '../words/column-words.ts';
import { currenciesOf } from '../words/currency-words.ts';
import { bankFacts, centsIn, currencyIn } from './bank.ts';

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
  /** What is not asked because it makes no difference in this file. In the next one, it may. */
  unasked?: ReadonlySet<string>;
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
  const { columns, open, ...found } = possible(table, known, asking.today);
  const likely = { ...found.likely, ...known };
  const different = open.map((each) => ({ ...each, patches: differentPatches(table, each, likely, asking.timeZone) }));
  for (const { patches } of different) if (patches.length === 1) Object.assign(columns, patches[0]);
  const unasked = open.flatMap(({ patches }, index) =>
    different[index]?.patches.length === patches.length ? [] : differentKeys(patches),
  );
  const asked = combined(
    different.filter(({ patches }) => patches.length > 1),
    known,
  );
  return {
    columns: { ...columns, ...known },
    likely,
    unasked: new Set(unasked),
    questions: [
      ...asked.flatMap((question) => questionOf(table, question, { ...asking, known, likely })),
      ...rowQuestions(table, known, fieldsReader(likely, asking.timeZone)),
    ],
  };
}

/** Returns what the file says of its columns, the likeliest reading of them, and of what several are possible. */
function possible(table: CsvTable, known: SomeColumns, today: string) {
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
  decide(
    'day',
    dayFormatsOf(days, today).map((format) => ({ date_format: format })),
    date,
  );
  const format = known.date_format ?? likely.date_format;
  if (format && isWithoutYear(format)) decide('year', yearsBefore(today), date);
  decide('money', found.money);
  decide('decimal', decimalsIn(table, { ...likely, ...known }), known.amount ?? likely.amount);
  decide('parties', found.parties);
  decide('currency', currenciesFor(table, { ...likely, ...known }));
  return { columns, likely, open };
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
  const stated = statedCurrencies(table, fits);
  if (stated.length > 0 && !stated.includes(fits.currency_code ?? '')) delete fits.currency_code;
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

/**
 * Returns the currencies that a file without a column for them states, or may have. None for those of the books as long
 * as nothing tells of another one.
 */
function currenciesFor(table: CsvTable, columns: SomeColumns): SomeColumns[] {
  if (columns.currency) return [];
  const stated = statedCurrencies(table, columns);
  const all = stated.length > 0 || hasClearUnits(table, columns) ? stated : possibleCurrencies(table, columns);
  return all.map((code) => ({ currency_code: code }));
}

/** Whether the amounts of a file have marks that mean one currency. */
const hasClearUnits = (table: CsvTable, { amount, out }: SomeColumns): boolean =>
  [amount, out]
    .flatMap((header) => cellsIn(table, header))
    .some((cell) => currenciesOf(writtenAmount(cell)?.unit ?? '').length === 1);

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

/** Returns the answers that read some row differently: two that read all rows alike are one. */
function differentPatches(
  table: CsvTable,
  { kind, patches }: Open,
  likely: SomeColumns,
  timeZone: string,
): readonly SomeColumns[] {
  const rows = kind === 'header' || kind === 'currency' ? [] : rowsWithDay(table, likely.date);
  if (rows.length === 0) return patches;
  const readers = patches.map((patch) => fieldsReader({ ...likely, ...patch }, timeZone));
  return patches.filter(
    (_, index) => !readers.slice(0, index).some((other) => readAlike(table, rows, [other, readers[index] ?? other])),
  );
}

/** Returns the columns in which answers differ. */
const differentKeys = ([first = {}, ...others]: readonly SomeColumns[]): string[] =>
  Object.entries(first).flatMap(([key, value]) => (others.every((other) => isSameValue(other, key, value)) ? [] : key));

type Reader = (fields: Fields) => ImportReading;

const readAlike = ({ headers }: CsvTable, rows: readonly CsvRow[], [one, other]: readonly [Reader, Reader]) =>
  rows.every((row) => {
    const fields = fieldsOf(headers, row);
    return JSON.stringify(one(fields)) === JSON.stringify(other(fields));
  });

/**
 * Whether something else than the possible answers is chosen. Where amounts are chosen to have signs, words about the
 * direction in another column need no meaning, unless their likeliest one contradicts the signs.
 */
function isAnswered(
  table: CsvTable,
  patch: SomeColumns,
  { known, likely, timeZone }: Asking & { likely: SomeColumns },
) {
  const answered = new Set(Object.entries(known).flatMap(([key, value]) => (value === undefined ? [] : key)));
  const missing = Object.keys(patch).filter((key) => !answered.has(key));
  if (missing.length === 0) return true;
  if (known.direction !== '' || missing.some((key) => key !== 'incoming' && key !== 'outgoing')) return false;
  const readers = [fieldsReader(likely, timeZone), fieldsReader({ ...likely, ...patch }, timeZone)] as const;
  return readAlike(table, rowsWithDay(table, likely.date), readers);
}

/** Adds the row by which the answers are told apart. Returns nothing if somebody has chosen something else. */
function questionOf(
  table: CsvTable,
  { about, kind, patches }: Open,
  asking: Asking & { likely: SomeColumns },
): ImportQuestion[] {
  const { known, likely, timeZone } = asking;
  const chosen = patches.findIndex((patch) => isIn(known, patch));
  if (chosen === -1 && isAnswered(table, patches[0] ?? {}, asking)) return [];
  const rows =
    kind === 'header' || kind === 'currency' ? [] : rowsWithDay(table, known.date ?? likely.date, sampleRows);
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
    const { date: day } = factsOf({ fields, former: fields });
    const cents = centsIn(fields, full);
    const currency = otherCurrency(currencyIn(fields, full));
    return {
      date: day ?? null,
      amount: cents === undefined ? null : fromCents(cents),
      ...(currency !== undefined && { currency }),
      giver: (name && field(fields, name)) || null,
      purpose: (cause && field(fields, cause)) || null,
    };
  };
}
