import { writtenAmount } from './amounts.ts';
import type { CsvRow } from './csv-row.ts';
import { isDay } from './days.ts';

/** Where the names of the columns are: the index of their row, or -1 if the file has none. */
interface HeaderRow {
  index: number;
  /** Whether the row may be a payment instead. */
  isUnclear: boolean;
}

/** Rows in which the first payment and the names above it are looked for. */
const sampleRows = 200;

const filled = ({ cells }: CsvRow) => cells.filter(Boolean).length;

/**
 * Finds the row that names the columns: the last one above the payments that has words where they have days and
 * amounts.
 */
export function headerRow(all: readonly CsvRow[], known?: number): HeaderRow {
  if (known !== undefined) return { index: all.findIndex(({ line }) => line === known), isUnclear: false };
  const rows = all.slice(0, sampleRows);
  const first = firstPayment(rows);
  if (first === undefined) return { index: firstFullRow(rows), isUnclear: false };
  const { columns, index: payment } = first;
  const most = filled(rows[payment] ?? { line: 0, cells: [] });
  const isWide = (row: CsvRow) => filled(row) >= Math.max(2, most * 0.5);
  const hasNames = ({ cells }: CsvRow) =>
    columns.every((column) => /\p{L}/u.test(cells[column] ?? '') && !isValue(cells[column] ?? ''));
  const above = rows.slice(0, payment);
  const certain = above.findLastIndex((row) => isWide(row) && hasNames(row) && !row.cells.some(isValue));
  if (certain >= 0) return { index: certain, isUnclear: false };
  const unclear = above.findLastIndex((row) => isWide(row) && hasNames(row));
  return { index: unclear, isUnclear: unclear >= 0 };
}

const isValue = (cell: string) => isDay(cell) || (/^[^\p{L}]*$/u.test(cell) && writtenAmount(cell) !== undefined);

/** Returns the first row with a day where most rows have one, and its columns with a day or an amount. */
function firstPayment(rows: readonly CsvRow[]): { index: number; columns: number[] } | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) if (isDay(cell)) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!best) return undefined;
  const [column] = best;
  const dated = rows.filter(({ cells }) => isDay(cells[column] ?? ''));
  const most = Math.max(...dated.map(filled));
  const index = rows.findIndex((row) => isDay(row.cells[column] ?? '') && filled(row) >= most * 0.5);
  const money = (rows[index]?.cells ?? []).flatMap((cell, at) =>
    at !== column && /[.,]\d{1,3}\D*$/.test(cell) && writtenAmount(cell) ? at : [],
  );
  return { index, columns: [column, ...money] };
}

/** Returns the index of the first row that fills most of the columns. */
function firstFullRow(rows: readonly CsvRow[]): number {
  const most = Math.max(0, ...rows.map(filled));
  return Math.max(
    0,
    rows.findIndex((row) => filled(row) >= most * 0.6),
  );
}
