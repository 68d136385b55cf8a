import { basename } from 'node:path';

import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError, type ActionContext, audited, type PictureSource } from '../../actions/action.ts';
import { files, fileTask } from '../../actions/file-task.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { convertPicture, PictureFile } from './convert-picture.ts';
import { PictureError } from './load-sharp.ts';
import { keepName } from './picture-details.ts';
import { pictureId, storePicture } from './picture-store.ts';
import { recordFiles } from './stored-pictures.ts';

/** Converts a picture in a worker. Throws as `convertPicture` and `fileTask` do. */
export const convertApart = fileTask<typeof convertPicture>(files, {
  module: new URL('convert-picture.ts', import.meta.url),
  name: 'convertPicture',
  errors: [PictureError],
});

/**
 * Converts and stores a picture. Returns its address. `name` is the file's, for the error. Throws an `ActionError` when
 * it is not a picture or cannot be stored.
 */
export const convertAndStore = async (source: PictureSource, bytes: Buffer, name: string): Promise<string> =>
  store(source, await convert(bytes, name), name);

async function convert(bytes: Buffer, name: string): Promise<PictureFile[]> {
  try {
    return await convertApart(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new ActionError(rules.pictureRefused, { hint: `The file ${name} ${error.message}` });
  }
}

async function store(
  { database, folders }: PictureSource,
  files: readonly PictureFile[],
  name: string,
): Promise<string> {
  try {
    return await inTransaction(database, async (transaction) => {
      const source = { database: transaction, folders };
      const address = await storePicture(source, files);
      await recordFiles(source, [pictureId(address) ?? '']);
      return address;
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (error instanceof Error && typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
      throw new ActionError(words.pictureNotStored, { status: 503, hint: `${name}: ${error.message}` });
    }
    throw error;
  }
}

/**
 * Stores a picture in all sizes and records it. Returns its address. `name` is the file's, `detail` what the log says.
 * Throws an `ActionError` as `convertAndStore` does.
 */
export async function uploadPicture(
  context: ActionContext,
  bytes: Buffer,
  name: string,
  detail = name,
): Promise<string> {
  const files = await convert(bytes, name);
  return audited(context, 'picture add', async (database) => {
    const address = await store({ ...context, database }, files, name);
    if (name !== '') await keepName(database, pictureId(address) ?? '', basename(name));
    return { subject: { kind: 'picture', id: address }, detail, result: address };
  });
}
