import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { convertPicture, PictureError, pictureLimits } from '../pictures/convert-picture.ts';
import { isStored, storePicture } from '../pictures/picture-store.ts';
import { type ActionContext, ActionError, audited, type PictureFolders } from '../staff/action.ts';
import { typedPath, unreadable } from './document.ts';
import { readRegularFile } from './regular-file.ts';

/**
 * Converts and stores the picture in `file` and returns its address. Throws an `ActionError` when it is not a picture.
 */
async function upload({ data }: PictureFolders, file: string): Promise<string> {
  try {
    return await storePicture(data, await convertPicture(await readPicture(file)));
  } catch (error) {
    if (error instanceof PictureError) throw new ActionError(`The file ${file} ${error.message}`);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
      throw new ActionError(`The picture ${file} cannot be stored in ${data} (${code}).`);
    }
    throw error;
  }
}

async function readPicture(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => undefined);
  if (found && found.size > pictureLimits.bytes) throw new PictureError('is larger than 20 MB.');
  return readRegularFile(file).catch((error: unknown) => {
    throw new PictureError(unreadable(error));
  });
}

/** Stores the picture in `file`, records it in the audit table and returns its address. */
export async function addPicture(context: ActionContext, file: string): Promise<string> {
  const address = await upload(context.folders, file);
  return audited(context, 'picture add', () =>
    Promise.resolve({ subject: `picture ${address}`, detail: file, result: address }),
  );
}

/** A picture that a document refers to. */
export interface NamedPicture {
  /** The path of the document. */
  document: string;
  /** The front matter field, or `the text`. */
  field: string;
  /** An address, or the path of a file, relative to the document. */
  value: string;
}

/**
 * Returns the address of a picture that a document refers to. Converts and stores a file. Throws an `ActionError` for an
 * unknown address and for a missing or invalid file. Pictures on other sites are not fetched.
 */
export async function pictureAddress(
  folders: PictureFolders,
  { document, field, value }: NamedPicture,
): Promise<string> {
  if (value.startsWith('https://')) return value;
  if (!value.startsWith('/')) return upload(folders, resolve(dirname(typedPath(document)), value));
  if (isStored(folders.data, value) || (await isContentPicture(folders.content, value))) return value;
  const hint = existsSync(value) ? ' Give the path of a file relative to the document.' : '';
  throw new ActionError(`${document}: ${field} names ${value}, which the site does not have.${hint}`);
}

async function isContentPicture(content: string, address: string): Promise<boolean> {
  const [, name] = /^\/pictures\/([^/.][^/]*)$/.exec(address) ?? [];
  const names = await readdir(join(content, 'pictures')).catch(() => []);
  return name !== undefined && names.some((file) => file === name);
}
