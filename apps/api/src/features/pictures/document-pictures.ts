import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { type ActionContext, ActionError, type PictureSource } from '../../actions/action.ts';
import { typedPath, unreadable } from '../../actions/document.ts';
import { readRegularFile } from '../../lib/regular-file.ts';
import { pictureLimits } from './load-sharp.ts';
import { isPictureOfSite } from './stored-pictures.ts';
import { convertAndStore, uploadPicture } from './upload-picture.ts';

/**
 * Converts and stores the picture in `file` and returns its address. Throws an `ActionError` when it is not a picture.
 */
const upload = async (source: PictureSource, file: string) => convertAndStore(source, await readPicture(file), file);

async function readPicture(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => undefined);
  if (found && found.size > pictureLimits.bytes) throw new ActionError(`The file ${file} is larger than 20 MB.`);
  return readRegularFile(file).catch((error: unknown) => {
    throw new ActionError(`The file ${file} ${unreadable(error)}`);
  });
}

/** Stores the picture in `file`, records it in the audit table and returns its address. */
export const addPicture = async (context: ActionContext, file: string): Promise<string> =>
  uploadPicture(context, await readPicture(file), file);

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
 * Returns the address of a picture that a document refers to. Converts and stores a file. Throws an `ActionError` for
 * an unknown address and for a missing or invalid file. Pictures on other sites are not fetched.
 */
export async function pictureAddress(source: PictureSource, { document, field, value }: NamedPicture): Promise<string> {
  if (value.startsWith('https://')) return value;
  if (!value.startsWith('/')) return upload(source, resolve(dirname(typedPath(document)), value));
  if (await isPictureOfSite(source, value)) return value;
  const hint = existsSync(value) ? ' Give the path of a file relative to the document.' : '';
  throw new ActionError(`${document}: ${field} names ${value}, which the site does not have.${hint}`);
}
