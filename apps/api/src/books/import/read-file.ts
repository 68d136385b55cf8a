import { truncate } from '@hearthlight/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';

import { readTyped } from '../../admin/document.ts';
import { ActionError } from '../../staff/action.ts';
import { bankColumns, bankReader, type BankColumns } from './bank.ts';
import { type Fields, type ImportedGift, NoGiftRow, type ReadRow, RefusedRow } from './imported-gift.ts';
import { isPaypal, readPaypalRow } from './paypal.ts';
import { isStripe, readStripeRow } from './stripe.ts';

/** A row of a file: its gift, or the reason why there is none. */
export interface FileRow {
  /** The line of the file, from 1. */
  line: number;
  gift: ImportedGift | undefined;
  refusal: string | undefined;
  /** Whether the row is not a gift, such as a fee, as opposed to an unreadable one. */
  isNoGift: boolean;
}

async function readColumns(file: string): Promise<BankColumns> {
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
 * Reads the gifts in an export of PayPal or Stripe, or in a bank statement described by `columns`. Throws an
 * `ActionError` for any other file.
 */
export async function readGiftFile(
  file: string,
  { columns: columnsFile, timeZone }: { columns?: string | undefined; timeZone: string },
): Promise<FileRow[]> {
  const columns = columnsFile === undefined ? undefined : await readColumns(columnsFile);
  const [headers, ...rows] = parseCsv(await readTyped(file), file, columns?.delimiter ?? ',');
  if (!headers) throw new ActionError(`${file} has no rows. Its first row names the columns.`);
  const names = headers.cells;
  requireColumns(file, names, rows);
  const readRow = readerFor(names, columns, file);
  return rows.map(({ cells, line }) => {
    const fields: Fields = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    return { line, ...outcomeOf(() => readRow(fields, timeZone)) };
  });
}

/** Throws an `ActionError` for repeated column names and for cells without a column. */
function requireColumns(file: string, names: readonly string[], rows: readonly CsvRow[]): void {
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new ActionError(`${file} has the column “${repeated}” twice in its first row.`);
  for (const { cells, line } of rows) {
    const surplus = cells.findIndex((cell, index) => index >= names.length && cell !== '');
    if (surplus < 0) continue;
    throw new ActionError(
      `${file} has ${names.length} columns, but line ${line} has something in column ${surplus + 1}: “${truncate(cells[surplus] ?? '', 40)}”.`,
    );
  }
}

function outcomeOf(read: () => ImportedGift): Omit<FileRow, 'line'> {
  try {
    return { gift: read(), refusal: undefined, isNoGift: false };
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    return { gift: undefined, refusal: error.message, isNoGift: error instanceof NoGiftRow };
  }
}

interface CsvRow {
  line: number;
  cells: string[];
}

function parseCsv(text: string, file: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      onRecord: (cells: string[], { lines }) => {
        rows.push({ cells, line: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ActionError(`${file} is not a CSV file: ${error.message}.`);
  }
  return rows;
}

function readerFor(headers: readonly string[], columns: BankColumns | undefined, file: string): ReadRow {
  if (columns) {
    const { bank: _bank, date_format: _format, decimal: _decimal, delimiter: _delimiter, ...named } = columns;
    const missing = Object.values(named).find((name) => name !== undefined && !headers.includes(name));
    if (missing === undefined) return bankReader(columns);
    throw new ActionError(`${file} has no column “${missing}”. Its columns are ${headers.join(', ')}.`);
  }
  if (isPaypal(headers)) return readPaypalRow;
  if (isStripe(headers)) return readStripeRow;
  throw new ActionError(
    `${file} is neither an export of PayPal nor of Stripe. For a bank statement, describe its columns with --columns.`,
  );
}
