import { setImmediate } from 'node:timers/promises';

import type { UploadedImport } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';
import { parse as parseYaml } from 'yaml';

import { ActionError } from '../../actions/action.ts';
import { readTyped, typedPath, unreadable } from '../../actions/document.ts';
import { readRegularFile } from '../../lib/regular-file.ts';
import { bankColumns, bankReader, type BankColumns, headersIn } from './bank.ts';
import { camtReader, readCamt } from './camt.ts';
import { type CsvTable, readTable } from './csv-table.ts';
import { decode } from './decode.ts';
import {
  type Fields,
  type GiftEvent,
  type ImportedGift,
  isEvent,
  NoGiftRow,
  type ReadRow,
  RefusedRow,
} from './imported-gift.ts';
import { isPaypal, paypalReader } from './paypal.ts';
import { isStripeBalance, stripeBalanceReader } from './stripe-balance.ts';
import { isStripe, stripeReader } from './stripe.ts';
import { decodeXml, isXml } from './xml.ts';

/** A row of a file: its gift, what happened to one, or the reason why it is neither. */
export interface FileRow {
  /** The line of the file, from 1. */
  line: number;
  gift?: ImportedGift | undefined;
  event?: GiftEvent | undefined;
  refusal: string | undefined;
  /** Whether the row is not a gift, such as a fee, as opposed to an unreadable one. */
  isNoGift: boolean;
}

/** A file, before its rows are understood. */
export interface ImportTable extends CsvTable {
  encoding: string;
  kind: UploadedImport['kind'];
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
 * Reads the gifts in an export of PayPal or Stripe, in a CAMT.053 statement, or in another bank statement described by
 * `columns`. Throws an `ActionError` for any other file.
 */
export async function readGiftFile(
  file: string,
  { columns: columnsFile, timeZone }: { columns?: string | undefined; timeZone: string },
): Promise<FileRow[]> {
  const columns = columnsFile === undefined ? undefined : await readColumns(columnsFile);
  const bytes = await readRegularFile(typedPath(file)).catch((error: unknown) => {
    throw new ActionError(`The file ${file} ${unreadable(error)}`);
  });
  return readGiftRows(await readImportTable(bytes, file, columns?.delimiter), { columns, file, timeZone });
}

/** Reads a file as a table and tells where it is from. Throws an `ActionError` for a file that is neither CSV nor CAMT.053. */
export async function readImportTable(bytes: Buffer, file: string, delimiter?: string): Promise<ImportTable> {
  if (isXml(bytes)) {
    const { encoding, text } = decodeXml(bytes, file);
    return { ...(await readCamt(text, file)), encoding, kind: 'camt' };
  }
  const { encoding, text } = decode(bytes, file);
  const table = await readTable(text, file, delimiter);
  return { ...table, encoding, kind: kindOf(table.headers) };
}

function kindOf(headers: readonly string[]): ImportTable['kind'] {
  if (isPaypal(headers)) return 'paypal';
  return isStripe(headers) || isStripeBalance(headers) ? 'stripe' : 'bank';
}

/** Rows that are read before other requests get a turn. */
const batch = 2000;

/** Reads the gifts in a table. Throws an `ActionError` if it does not have the columns. */
export async function readGiftRows(
  table: ImportTable,
  { columns, file, timeZone }: { columns: BankColumns | undefined; file: string; timeZone: string },
): Promise<FileRow[]> {
  const { headers } = table;
  const all = table.rows.map(({ cells }): Fields =>
    Object.fromEntries(headers.map((name, index) => [name, cells[index] ?? ''])),
  );
  const readRow = readerFor(table, { columns, file, timeZone, all });
  const rows: FileRow[] = [];
  for (const [index, { line }] of table.rows.entries()) {
    rows.push({ line, ...outcomeOf(() => readRow(all[index] ?? {})) });
    if (index % batch === batch - 1) await setImmediate();
  }
  return rows;
}

function outcomeOf(read: () => ImportedGift | GiftEvent): Omit<FileRow, 'line'> {
  try {
    const row = read();
    return { ...(isEvent(row) ? { event: row } : { gift: row }), refusal: undefined, isNoGift: false };
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    return { refusal: error.message, isNoGift: error instanceof NoGiftRow };
  }
}

interface Reading {
  columns: BankColumns | undefined;
  file: string;
  timeZone: string;
  all: readonly Fields[];
}

function readerFor({ headers, kind }: ImportTable, { all, columns, file, timeZone }: Reading): ReadRow {
  if (kind === 'camt') return camtReader();
  if (columns) {
    const missing = headersIn(columns).find((name) => !headers.includes(name));
    if (missing === undefined) return bankReader(columns);
    throw new ActionError(`${file} has no column “${missing}”. Its columns are ${headers.join(', ')}.`, {
      sentence: () => words.noColumn({ column: missing }),
    });
  }
  if (kind === 'paypal') return paypalReader(all, timeZone);
  if (kind === 'stripe')
    return isStripeBalance(headers) ? stripeBalanceReader(timeZone) : stripeReader(timeZone);
  throw new ActionError(
    `${file} is neither an export of PayPal nor of Stripe. For a bank statement, describe its columns with --columns.`,
    { sentence: () => words.mapColumns },
  );
}
