import { sentences } from '@hearthlight/domain';

import { send } from '../api/send.ts';
import type { LoadPictures, UploadResult } from './picture-access.ts';

/** Stores a picture for an article. */
export async function uploadPicture(file: File): Promise<UploadResult> {
  const result = await send('uploadPicture', { file });
  if (result.ok) return { ok: true, address: result.response.address };
  return { ok: false, message: result.message ?? sentences.generic };
}

/** Returns a page of the uploaded pictures, or `undefined` if the call fails. */
export const loadPictures: LoadPictures = async ({ after, search }) => {
  const result = await send('pictureList', { query: { ...(search && { search }), ...(after && { after }) } });
  return result.ok ? result.response : undefined;
};
