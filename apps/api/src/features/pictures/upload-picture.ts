import { staff as words } from '@hearthlight/words/staff';

import { ActionError, type ActionContext, audited, type PictureFolders } from '../../actions/action.ts';
import { files, fileTask } from '../../actions/file-task.ts';
import type { convertPicture } from './convert-picture.ts';
import { PictureError } from './load-sharp.ts';
import { storePicture } from './picture-store.ts';

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
export async function convertAndStore(
  { data }: PictureFolders,
  bytes: Buffer,
  name: string,
): Promise<string> {
  try {
    return await storePicture(data, await convertApart(bytes));
  } catch (error) {
    if (error instanceof PictureError) throw refused(`The file ${name} ${error.message}`);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
      throw new ActionError(`The picture ${name} cannot be stored in ${data} (${code}).`, {
        status: 503,
        sentence: () => words.pictureNotStored,
      });
    }
    throw error;
  }
}

const refused = (message: string) => new ActionError(message, { sentence: () => words.pictureRefused });

/** Stores a picture in all sizes and records it. Returns its address. Throws an `ActionError` as `convertAndStore` does. */
export async function uploadPicture(context: ActionContext, bytes: Buffer, name: string): Promise<string> {
  const address = await convertAndStore(context.folders, bytes, name);
  return audited(context, 'picture add', () =>
    Promise.resolve({ subject: { kind: 'picture', id: address }, detail: name, result: address }),
  );
}
