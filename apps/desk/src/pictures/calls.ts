import { sentences } from '@hearthlight/domain';
import { encodeFileName } from '@hearthlight/domain/desk';

import { send } from '../api/send.ts';
import type { LoadPictures, UploadResult } from './picture-access.ts';

/** Returns the header with the name of a file. */
export const fileNameOf = (file: File) => ({ 'x-file-name': encodeFileName(file.name) });

/** Stores a picture for an article. */
export async function uploadPicture(file: File): Promise<UploadResult> {
  const result = await send('uploadPicture', { file, headers: fileNameOf(file) });
  if (result.ok) return { ok: true, address: result.response.address };
  return { ok: false, message: result.message ?? sentences.generic };
}

/** Returns a page of the uploaded pictures, or `undefined` if the call fails. */
export const loadPictures: LoadPictures = async ({ after, search }) => {
  const result = await send('pictureList', { query: { ...(search && { search }), ...(after && { after }) } });
  return result.ok ? result.response : undefined;
};
