import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { typedPath, unreadable } from '../admin/document.ts';
import { readRegularFile } from '../admin/regular-file.ts';
import { prepareDataDirectory } from '../operations/data-directory.ts';
import { writeDataFile } from '../operations/data-files.ts';
import { convertPicture, PictureError, pictureLimits } from '../pictures/convert-picture.ts';
import { ActionError } from '../staff/action.ts';

/** The folder of scanned bills. The server serves only scans of published bills. */
export const billsDirectory = (dataDirectory: string): string => join(dataDirectory, 'bills');

/** A scanned bill to store. */
export interface ReadScan {
  /** The file name, derived from the content. */
  name: string;
  data: Buffer;
}

/**
 * Reads a scanned bill. A PDF stays unchanged; a picture loses its metadata, such as the location. Throws an
 * `ActionError` when the file is neither.
 */
export async function readScan(file: string): Promise<ReadScan> {
  const bytes = await readRegularFile(typedPath(file)).catch((error: unknown) => {
    throw new ActionError(`The file ${file} ${unreadable(error)}`);
  });
  if (bytes.length > pictureLimits.bytes) throw new ActionError(`The file ${file} is larger than 20 MB.`);
  const { data, format } = await scanOf(bytes, file);
  return { name: `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.${format}`, data };
}

/** Stores a scanned bill, readable by the owner only, unless it is already stored. */
export async function storeScan(dataDirectory: string, { data, name }: ReadScan): Promise<void> {
  if (existsSync(join(billsDirectory(dataDirectory), name))) return;
  prepareDataDirectory(dataDirectory);
  await writeDataFile(dataDirectory, { file: `bills/${name}`, data: data.toString('base64') });
}

async function scanOf(bytes: Buffer, file: string): Promise<{ data: Buffer; format: string }> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { data: bytes, format: 'pdf' };
  try {
    const widest = (await convertPicture(bytes)).at(-1);
    if (widest) return widest;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
  }
  throw new ActionError(`The file ${file} is neither a PDF nor a JPEG, PNG, WebP or AVIF picture.`);
}
