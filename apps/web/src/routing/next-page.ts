import { createPath, type Location, parsePath } from 'react-router-dom';

/*
 * The page that is rendered ahead of a visit: the one whose link the pointer or a finger came to last. Once the browser
 * has laid it out as well, its link shows it at once. The router and the effects of the page come after that.
 */

export interface NextPage {
  location: Location;
  /** Whether its link was followed, and it stands in place of the page that the router still knows. */
  isShown: boolean;
}

let next: NextPage | undefined;
let laidOut: Location | undefined;
const listeners = new Set<() => void>();

function change(page: NextPage | undefined): void {
  next = page;
  for (const listener of listeners) listener();
}

export const getNextPage = (): NextPage | undefined => next;

export function setNextPage(href: string): void {
  if (next && (next.isShown || createPath(next.location) === href)) return;
  const location = { pathname: '/', search: '', hash: '', ...parsePath(href), state: null, key: 'next' };
  change({ location, isShown: false });
}

export function markLaidOut(location: Location): void {
  laidOut = location;
}

/** Shows the page at an address if it is laid out. Returns whether it is. */
export function showNextPage(href: string): boolean {
  if (!next || next.location !== laidOut || createPath(next.location) !== href) return false;
  change({ ...next, isShown: true });
  // Going back before the router has rendered the page changes nothing for it.
  window.addEventListener('popstate', clearNextPage, { once: true });
  return true;
}

/** Once the page is visited, its own state counts: a later visit starts anew. */
export const clearNextPage = (): void => change(undefined);

export function subscribeToNextPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
