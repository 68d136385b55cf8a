import { decimalMarks } from '@hearthlight/domain/desk';

import type { CsvTable } from '../rows/csv-table.ts';
import { isDay } from '../rows/days.ts';
import { emailOf, signedCents } from '../rows/imported-gift.ts';
import { isCurrency } from '../words/column-words.ts';

/** The indexes of the columns of a report. Negative for one that the file lacks. */
export type FoundColumns = Record<
  'date' | 'time' | 'zone' | 'type' | 'status' | 'currency' | 'gross' | 'fee' | 'net' | 'id' | 'reference' | 'email',
  number
> & { name?: number };

/** Rows by which columns are recognized. Numbers of other transactions are looked for in all rows. */
const sampleRows = 1000;
/** Different types or statuses of a report at most. */
const mostWords = 40;

const number = /^(?=\D*\d)[0-9A-Z]{17}$/;
const time = /^\d{1,2}:\d{2}(?::\d{2})?$/;
const zone = /^(?:[A-Z]{2,5}|[A-Z][\w-]+\/[\w/+-]+|(?:GMT|UTC)[+-][\d:]+)$/;

/**
 * Finds the columns of a report of PayPal in any language: by the order of its columns, numbers of 17 letters and
 * digits, codes of currencies, and gross amount + fee = net amount. Returns `undefined` for another file.
 */
export function findPaypalColumns({ headers, rows }: CsvTable): FoundColumns | undefined {
  const sample = rows.slice(0, sampleRows);
  const columns = headers.map((_, index) => sample.map(({ cells }) => cells[index] ?? ''));
  const id = columns.findIndex(isNumber);
  if (id < 0) return undefined;
  const date = columns.findIndex((cells) => isMostly(cells, isDay));
  const currency = columns.findIndex((cells) => isMostly(cells, isCode));
  const gross = columns.findIndex((_, index) => index > currency && isSum(columns.slice(index, index + 3)));
  if (currency < 0 || date < 0 || gross < 0) return undefined;
  const at = columns.findIndex((cells) => isMostly(cells, (cell) => time.test(cell)));
  const ofZone = at >= 0 && isMostly(columns[at + 1] ?? [], (cell) => zone.test(cell)) ? at + 1 : -1;
  const words = wordsOf(columns, { before: currency, taken: [date, at, ofZone] });
  if (words === undefined) return undefined;
  const reference = headers.findIndex(
    (_, index) => index !== id && rows.some(({ cells }) => number.test(cells[index] ?? '')),
  );
  const email = columns.findIndex((cells) => cells.some((cell) => cell.includes('@') && emailOf(cell) !== undefined));
  const money = { currency, gross, fee: gross + 1, net: gross + 2 };
  return { date, time: at, zone: ofZone, ...words, ...money, id, reference, email };
}

/** Whether most of some cells are as expected. */
const isMostly = (cells: readonly string[], isRight: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(isRight).length >= cells.length * 0.8;

/** Whether cells are the numbers of their rows, which are different. */
const isNumber = (cells: readonly string[]): boolean =>
  isMostly(cells, (cell) => number.test(cell)) && new Set(cells).size >= cells.length * 0.8;

const isCode = (cell: string): boolean => /^[A-Z]{3}$/.test(cell) && isCurrency(cell);

/** Whether three columns are gross amount, fee and net amount. */
function isSum([gross = [], fee = [], net = []]: readonly (readonly string[])[]): boolean {
  const isRight = (index: number, mark: (typeof decimalMarks)[number]) => {
    const [one, other, sum] = [gross, fee, net].map((cells) => signedCents(cells[index] ?? '', mark));
    return one !== undefined && other !== undefined && one + other === sum;
  };
  return decimalMarks.some((mark) => {
    const right = gross.filter((_, index) => isRight(index, mark));
    return gross.length > 0 && right.length >= gross.length * 0.8;
  });
}

/**
 * Finds the columns with words about a payment. PayPal has them between the time and the currency: the name, the type
 * and the status in an activity report, the type in a monthly one.
 */
function wordsOf(
  columns: readonly (readonly string[])[],
  { before, taken }: { before: number; taken: readonly number[] },
): Pick<FoundColumns, 'name' | 'status' | 'type'> | undefined {
  const free = columns.flatMap((_, index) => (index < before && !taken.includes(index) ? index : []));
  const name = free.length === 3 ? free.shift() : undefined;
  const [type, status = -1, ...more] = free;
  const isWords = (index: number) => {
    const cells = columns[index] ?? [];
    return isMostly(cells, (cell) => /\p{L}/u.test(cell)) && new Set(cells).size <= mostWords;
  };
  if (type === undefined || more.length > 0 || !isWords(type) || (status >= 0 && !isWords(status))) return undefined;
  return { type, status, ...(name !== undefined && { name }) };
}
