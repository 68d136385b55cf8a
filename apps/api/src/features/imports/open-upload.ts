import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';

import { type Formats, setFormats } from '@hearthlight/domain';
import { type ImportColumns, importLimits, type UploadedImport } from '@hearthlight/domain/desk';

import { guessColumns } from './guess-columns.ts';
import { decimalMarkOf } from './imported-gift.ts';
import { type ImportTable, readGiftRows, readImportTable } from './read-file.ts';

/*
 * Opens uploaded statements. The server runs these functions in a worker. What they return is small, or in pieces: the
 * server's thread needs a second to receive 100,000 rows at once.
 */

const decompress = promisify(gunzip);

/** Rows and characters of a cell that help to recognize the columns. */
const sampleRows = 3;
const sampleLength = 80;
/** Rows of a piece. */
const pieceRows = 2000;

/** An uploaded file. */
export interface StoredFile {
  /** Compressed with gzip. */
  content: Uint8Array;
  fileName: string;
  /** How amounts are read and written: a worker does not know the foundation. */
  formats: Formats;
}

/** What a file says about itself. */
export interface FileFacts extends Pick<
  UploadedImport,
  'decimal' | 'delimiter' | 'encoding' | 'kind' | 'rows' | 'sample'
> {
  /** Also those without a name. */
  headers: readonly string[];
  /** The likely columns of a bank statement. */
  guessed: Partial<ImportColumns> | null;
}

/** The gifts of a file. */
export interface PackedGifts extends Pick<ImportTable, 'headers' | 'kind'> {
  /** `FileRow`s as JSON, compressed with gzip. */
  pieces: readonly Uint8Array[];
}

async function tableOf({ content, fileName, formats }: StoredFile): Promise<ImportTable> {
  setFormats(() => formats);
  const bytes = await decompress(content, { maxOutputLength: importLimits.bytes });
  return readImportTable(bytes, fileName);
}

/** Returns what a file says about itself. Throws an `ActionError` as `readImportTable` does. */
export async function inspectUpload(file: StoredFile): Promise<FileFacts> {
  const table = await tableOf(file);
  const { delimiter, encoding, headers, kind, rows } = table;
  const amounts = rows.flatMap(({ cells }) => cells.filter((cell) => /^[-+]?[\d.,]+$/.test(cell)));
  const sample = rows
    .slice(0, sampleRows)
    .map(({ cells }) =>
      headers.flatMap((header, index) => (header === '' ? [] : (cells[index] ?? '').slice(0, sampleLength))),
    );
  return {
    kind,
    encoding,
    delimiter,
    headers,
    sample,
    rows: rows.length,
    guessed: kind === 'bank' ? guessColumns(table) : null,
    decimal: decimalMarkOf(amounts),
  };
}

/** Reads the gifts in a file. Throws an `ActionError` as `readGiftRows` does. */
export async function readUploadedGifts(
  file: StoredFile,
  { columns, timeZone }: { columns: ImportColumns | null; timeZone: string },
): Promise<PackedGifts> {
  const table = await tableOf(file);
  const { headers, kind } = table;
  const rows = await readGiftRows(table, { columns: columns ?? undefined, file: file.fileName, timeZone });
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < rows.length; start += pieceRows) {
    pieces.push(gzipSync(JSON.stringify(rows.slice(start, start + pieceRows)), { level: 1 }));
  }
  return { headers, kind, pieces };
}
