import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { uploadAddress, uploadFile } from '@hearthlight/domain';

import { prepareDataDirectory } from '../../database/data-directory.ts';
import type { PictureFile } from './convert-picture.ts';

/** The folder of uploaded pictures, served under `/uploads/`. */
export const picturesDirectory = (dataDirectory: string): string => join(dataDirectory, 'pictures');

/** Returns the id of an uploaded picture, also if its address has a focus. */
export const pictureId = (address: string): string | undefined =>
  uploadFile(address.split('#')[0] ?? '')?.split('/')[0];

/** Whether an address belongs to a stored file. */
export function isStored(dataDirectory: string, address: string): boolean {
  const file = uploadFile(address);
  return file !== undefined && existsSync(join(picturesDirectory(dataDirectory), file));
}

const nameOf = ({ format, width }: PictureFile) => `${width}.${format}`;

/** Returns an id derived from the content, so that browsers can cache the files forever. */
function idOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${nameOf(file)} ${file.data.length} `).update(file.data);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Stores the files of a picture, readable by the owner only. Returns its address. Either all files appear or none.
 * Storing the same files again changes nothing.
 */
export async function storePicture(dataDirectory: string, files: readonly PictureFile[]): Promise<string> {
  const widest = files.at(-1);
  if (widest === undefined) throw new Error('the picture has no files');
  const id = idOf(files);
  const folder = join(picturesDirectory(dataDirectory), id);
  if (!existsSync(folder)) await createFolder(dataDirectory, folder, files);
  return uploadAddress(id, widest.width, widest.format);
}

async function createFolder(
  dataDirectory: string,
  folder: string,
  files: readonly PictureFile[],
): Promise<void> {
  prepareDataDirectory(dataDirectory);
  const pictures = picturesDirectory(dataDirectory);
  await mkdir(pictures, { recursive: true, mode: 0o700 });
  // Outside the pictures folder, which a backup may read at any time.
  const partial = join(dataDirectory, `picture.${process.pid}.${crypto.randomUUID()}.part`);
  try {
    await mkdir(partial, { mode: 0o700 });
    for (const file of files) {
      await writeFile(join(partial, nameOf(file)), file.data, { flag: 'wx', flush: true, mode: 0o600 });
    }
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(pictures);
  } catch (error) {
    // Another process stored the same picture in the meantime.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** Windows cannot open a folder, and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
