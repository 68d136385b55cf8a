import type { DeskResponse } from '@hearthlight/domain/desk';
import { useEffect, useState } from 'react';

import { send } from '../api/send.ts';
import { followState } from './queries.ts';

/** The other people who have an article open, its newest revision and its state. */
type OpenArticle = DeskResponse<'openArticle'>;

/** Milliseconds after which the server hears again that an article is open. */
export const openInterval = 20_000;

/**
 * Says at once, and again and again, that this person has an article open. The returned function says that it is
 * closed; so does leaving the document. A page in the background goes on, because it can have unsaved text.
 */
export function keepOpen(id: number, onAnswer: (answer: OpenArticle) => void): () => void {
  const closing = new AbortController();
  const say = async (open: boolean, signal?: AbortSignal) => {
    const request = { open };
    // `keepalive` lets the call outlive the document.
    const options = { params: { id }, request, keepalive: !open, returnsIfSignedOut: true };
    const result = await send('openArticle', { ...options, ...(signal && { signal }) });
    if (result.ok && open && !closing.signal.aborted) onAnswer(result.response);
  };
  const sayOpen = () => void say(true, closing.signal);
  const sayClosed = () => void say(false);
  sayOpen();
  const timer = setInterval(sayOpen, openInterval);
  window.addEventListener('pagehide', sayClosed);
  return () => {
    closing.abort();
    clearInterval(timer);
    window.removeEventListener('pagehide', sayClosed);
    sayClosed();
  };
}

/**
 * Keeps an article open until the page closes. When it has another state by then, as at the time of its publication,
 * the page follows.
 */
export function useOpenArticle(id: number): Pick<OpenArticle, 'others' | 'revision'> {
  const [answer, setAnswer] = useState<Pick<OpenArticle, 'others' | 'revision'>>({ others: [], revision: 0 });
  useEffect(
    () =>
      keepOpen(id, (newer) => {
        setAnswer(newer);
        void followState(id, newer.state);
      }),
    [id],
  );
  return answer;
}
