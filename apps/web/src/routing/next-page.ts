import { createPath, type Location, parsePath } from 'react-router-dom';

let next: Location | undefined;
const listeners = new Set<() => void>();

function set(location: Location | undefined): void {
  next = location;
  for (const listener of listeners) listener();
}

/** The page that is rendered ahead of a visit: the one whose link the pointer, a finger or the focus came to last. */
export const nextPage = {
  get: (): Location | undefined => next,
  set: (href: string): void => {
    const { pathname = '/', search = '', hash = '' } = parsePath(href);
    if (!next || createPath(next) !== href) set({ pathname, search, hash, state: null, key: 'next' });
  },
  /** Once the page is visited, its own state counts: a later visit starts anew. */
  clear: (): void => set(undefined),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
