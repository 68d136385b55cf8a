import { createHash } from 'node:crypto';

import { deskRules as words } from '@hearthlight/words/desk-rules';

import { ActionError } from '../../actions/action.ts';
import { typedPath, unreadable } from '../../actions/document.ts';
import { files, fileTask } from '../../actions/file-task.ts';
import { readRegularFile } from '../../lib/regular-file.ts';
import type { UploadSource } from '../../platform/uploads/copy-uploads.ts';
import { PictureError, pictureLimits } from '../pictures/load-sharp.ts';
import { convertApart } from '../pictures/upload-picture.ts';
import { type flattenPdf, PdfError } from './flatten-pdf.ts';

const flattenApart = fileTask<typeof flattenPdf>(files, {
  module: new URL('flatten-pdf.ts', import.meta.url),
  name: 'flattenPdf',
  errors: [PdfError],
});

/** Returns the path of a scan. The server serves only scans of published bills. */
export const scanPath = (name: string): string => `bills/${name}`;

/** Whether a name can be that of a scan. */
export const isScanName = (name: string): boolean => /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(name);

/** A scanned bill to store. */
export interface ReadScan {
  /** The file name, derived from the content. */
  name: string;
  data: Buffer;
}

/**
 * Reads a scanned bill. A picture loses its metadata, such as the location. A PDF becomes one of pictures: its
 * metadata, its text layer and whatever was covered in it are gone. Throws an `ActionError` when the file is neither.
 */
export async function readScan(file: string): Promise<ReadScan> {
  const bytes = await readRegularFile(typedPath(file)).catch((error: unknown) => {
    throw new ActionError(`The file ${file} ${unreadable(error)}`);
  });
  return scanFrom(bytes);
}

/** Reads a scanned bill from bytes. Throws an `ActionError` as `readScan` does. */
export async function scanFrom(bytes: Buffer): Promise<ReadScan> {
  const { data, format } = await scanOf(bytes);
  return namedScan(data, format);
}

/** Returns a scan with its file name. */
export const namedScan = (data: Buffer, format: string): ReadScan => ({
  name: `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.${format}`,
  data,
});

/** Throws an `ActionError` unless a scan with this name is stored. The name comes from a browser. */
export async function requireStored({ database, uploads }: UploadSource, name: string): Promise<void> {
  if (isScanName(name) && (await uploads.stored(database, [scanPath(name)])).size > 0) return;
  throw new ActionError(words.scanRefused, { field: 'scan' });
}

/** Stores a scanned bill. One that is stored already counts as stored now. */
export const storeScan = ({ database, uploads }: UploadSource, scan: ReadScan): Promise<void> =>
  uploads.put(database, 'bills', [scan]);

async function scanOf(bytes: Buffer): Promise<{ data: Buffer; format: string }> {
  if (bytes.length > pictureLimits.bytes) throw new ActionError(words.scanRefused);
  try {
    if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
      return { data: await flattenApart(bytes), format: 'pdf' };
    }
    const widest = (await convertApart(bytes)).at(-1);
    if (widest) return widest;
  } catch (error) {
    if (!(error instanceof PdfError || error instanceof PictureError)) throw error;
  }
  throw new ActionError(words.scanRefused);
}
