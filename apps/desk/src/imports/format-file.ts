import { type SomeColumns, someColumns, type UploadedImport } from '@hearthlight/domain/desk';

/** What the columns of a bank's files mean, for another file of this bank or another foundation. */
interface BankFormat {
  columns: SomeColumns;
  /** The names of the columns, and the cells of one row. Cells that may name a person are empty. */
  headers: readonly string[];
  example: readonly string[];
}

/** Marks the files, so that another JSON file is not taken for one. */
const kind = 'hearthlight-bank-format';

/** Returns the text of a file with what is known about the columns of an uploaded file. */
export function writeFormat({ headers, sample }: UploadedImport, columns: SomeColumns): string {
  const { amount, currency, date, direction, out } = columns;
  const harmless = new Set([amount, currency, date, direction, out]);
  const example = headers.map((header, index) => (harmless.has(header) ? (sample[0]?.[index] ?? '') : ''));
  // Another file may have other lines above its columns, and other years.
  const { header_line: line, year: _year, ...lasting } = columns;
  const format: BankFormat = {
    columns: { ...lasting, ...(line === 0 && { header_line: 0 }) },
    headers,
    example,
  };
  return `${JSON.stringify({ kind, ...format }, null, 2)}\n`;
}

/** Returns the columns in a saved format, or `undefined` if it is another file. */
export async function readFormat(file: File): Promise<SomeColumns | undefined> {
  try {
    const format: Record<string, unknown> = JSON.parse(await file.text());
    return format['kind'] === kind ? someColumns.safeParse(format['columns']).data : undefined;
  } catch {
    return undefined;
  }
}
