import type { Fields } from './imported-gift.ts';
import type { StatementRow } from './statement-row.ts';

/** A row of a CSV file. */
export interface CsvRow {
  /** The line of the file, from 1. */
  line: number;
  cells: readonly string[];
  /** The content of a row of a statement without columns. */
  payment?: StatementRow | undefined;
}

/** Returns the cells of a row by the names of their columns. */
export const fieldsOf = (headers: readonly string[], { cells }: Pick<CsvRow, 'cells'>): Fields =>
  Object.fromEntries(headers.map((name, index) => [name, cells[index] ?? '']));
