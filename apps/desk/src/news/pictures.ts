import { sentences } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import type { UploadResult } from '@hearthlight/ui/desk';

import { send } from '../api/send.ts';

/** Stores a picture for an article. */
export async function uploadPicture(file: File): Promise<UploadResult> {
  const result = await send('uploadPicture', { file });
  if (result.ok) return { ok: true, address: result.response.address };
  return { ok: false, message: result.message ?? sentences.generic };
}

/** Returns the uploaded pictures, or `undefined` if the call fails. */
export async function loadPictures(): Promise<readonly DeskPicture[] | undefined> {
  const result = await send('pictureList', {});
  return result.ok ? result.response.pictures : undefined;
}
