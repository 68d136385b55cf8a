import type { Words } from '@hearthlight/ui';
import { useMemo } from 'react';
import { useMatches } from 'react-router-dom';

/** What a route file exports as `handle`. */
interface PageHandle {
  /** The words of the page, beside those of `App`. */
  words: Partial<Words>;
}

const hasWords = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'words' in handle;

/** Returns the words of the page at the current address: the `words` that its route file exports in `handle`. */
export function usePageWords(): Partial<Words> {
  const handle = useMatches().find((match) => hasWords(match.handle))?.handle;
  return useMemo(() => (hasWords(handle) ? handle.words : {}), [handle]);
}
