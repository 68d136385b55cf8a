import type { ArticleText } from '@hearthlight/domain/desk';

import { send } from '../api/send.ts';
import type { SaveResult } from './autosave.ts';

/** Saves the text of an article. Each outcome says whether the text is safe, and what happens to it next. */
export async function saveText(id: number, text: ArticleText, basedOn: number): Promise<SaveResult> {
  const result = await send('saveArticle', {
    params: { id },
    request: { based_on: basedOn, ...text },
    returnsIfSignedOut: true,
  });
  if (result.ok) return { status: 'saved', article: result.response };
  const { current, message, status } = result;
  if (current) return { status: 'conflict', current };
  if (status === 401) return { status: 'signed-out' };
  // Too many requests pass by themselves.
  const isRefused = status >= 400 && status < 500 && status !== 429;
  if (message === undefined) return { status: 'offline' };
  return { status: isRefused ? 'refused' : 'offline', message };
}
