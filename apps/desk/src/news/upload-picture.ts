import { sentences } from '@hearthlight/domain';
import type { UploadResult } from '@hearthlight/ui/desk';

import { send } from '../api/send.ts';

/** Stores a picture for an article. */
export async function uploadPicture(file: File): Promise<UploadResult> {
  const result = await send('uploadPicture', { file });
  if (result.ok) return { ok: true, address: result.response.address };
  return { ok: false, message: result.message ?? sentences.generic };
}
