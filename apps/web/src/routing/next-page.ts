import { createPath, type Location, parsePath } from 'react-router-dom';

/*
 * The page that is rendered ahead of a visit: the one whose link the pointer or a finger came to last.
 */

let next: Location | undefined;
const listeners = new Set<() => void>();

function change(location: Location | undefined): void {
  next = location;
  for (const listener of listeners) listener();
}

export const getNextPage = (): Location | undefined => next;

export function setNextPage(href: string): void {
  if (next && createPath(next) === href) return;
  change({ pathname: '/', search: '', hash: '', ...parsePath(href), state: null, key: 'next' });
}

/** Once the page is visited, its own state counts: a later visit starts anew. */
export const clearNextPage = (): void => change(undefined);

export function subscribeToNextPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
