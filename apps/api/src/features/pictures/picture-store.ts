import { createHash } from 'node:crypto';

import { uploadAddress, uploadFile } from '@hearthlight/domain';

import type { PictureSource } from '../../actions/action.ts';
import type { PictureFile } from './convert-picture.ts';

/** Returns the id of an uploaded picture, also if its address has a focus. */
export const pictureId = (address: string): string | undefined =>
  uploadFile(address.split('#')[0] ?? '')?.split('/')[0];

/** Returns the path of the file or the folder of a picture. */
export const picturePath = (name: string): string => `pictures/${name}`;

/** Returns which addresses belong to stored files. */
export async function storedAddresses(
  { database, folders }: PictureSource,
  addresses: readonly string[],
): Promise<Set<string>> {
  const paths = new Map<string, string>();
  for (const address of addresses) {
    const file = uploadFile(address);
    if (file !== undefined) paths.set(picturePath(file), address);
  }
  const stored = await folders.uploads.stored(database, [...paths.keys()]);
  return new Set([...paths].filter(([path]) => stored.has(path)).map(([, address]) => address));
}

/** Whether an address belongs to a stored file. */
export const isStored = async (source: PictureSource, address: string): Promise<boolean> =>
  (await storedAddresses(source, [address])).has(address);

const nameOf = ({ format, width }: PictureFile) => `${width}.${format}`;

/** Returns an id derived from the content, so that browsers can cache the files forever. */
function idOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${nameOf(file)} ${file.data.length} `).update(file.data);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Stores the files of a picture. Returns its address. Either all files appear or none. Storing the same files again
 * changes nothing.
 */
export async function storePicture(
  { database, folders }: PictureSource,
  files: readonly PictureFile[],
): Promise<string> {
  const widest = files.at(-1);
  if (widest === undefined) throw new Error('the picture has no files');
  const id = idOf(files);
  const named = files.map((file) => ({ name: nameOf(file), data: file.data }));
  await folders.uploads.put(database, picturePath(id), named);
  return uploadAddress(id, widest.width, widest.format);
}
