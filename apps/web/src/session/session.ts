import type { CallAnswer, Donor } from '@hearthlight/domain';
import { useSyncExternalStore } from 'react';

import { dropDrafts } from './drafts.ts';
import { local } from './storage.ts';

/**
 * The one session of this browser (`spec §4`). `open` may lack the donor while the user details are under way;
 * `closing` lasts from logging out until the sign-in page; `expired` shows the overlay on guarded pages.
 */
export type Session =
  | { status: 'open'; token: string; donor?: Donor }
  | { status: 'closing' }
  | { status: 'expired' };

const expired: Session = { status: 'expired' };
const listeners = new Set<() => void>();
let session = stored();

function stored(): Session {
  const token = typeof window === 'undefined' ? undefined : local.get('access_token');
  return token ? { status: 'open', token } : expired;
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function removeTokens(): void {
  local.remove('access_token');
  local.remove('refresh_token');
}

/** The session now. */
export const getSession = (): Session => session;

/** Calls back on each change of the session; answers how to stop that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the tokens of a sign-in. */
export function openSession({ access_token, refresh_token }: CallAnswer<'signIn'>): void {
  local.set('access_token', access_token);
  local.set('refresh_token', refresh_token);
  become({ status: 'open', token: access_token });
}

/** Adds the details of the donor to the session that fetched them with `token`. */
export function recogniseDonor(token: string, donor: Donor): void {
  if (session.status === 'open' && session.token === token) become({ ...session, donor });
}

/** After a 401: both tokens and all donor data go. An answer to an older token ends nothing. */
export function expireSession(token: string): void {
  if (session.status !== 'open' || session.token !== token) return;
  removeTokens();
  become(expired);
}

/** Logging out: the tokens and what was typed go at once. Answers them, for the call that follows. */
export function closeSession(): { token: string; refreshToken: string } | undefined {
  if (session.status !== 'open') return undefined;
  const tokens = { token: session.token, refreshToken: local.get('refresh_token') ?? '' };
  // First, so that other tabs have nothing left to promise when they see the tokens go.
  dropDrafts();
  tellOtherTabs();
  removeTokens();
  become({ status: 'closing' });
  return tokens;
}

/** The end of logging out, when the sign-in page is reached. */
export function forgetSession(): void {
  if (session.status === 'closing') become(expired);
}

const loggedOut = 'logged_out';

/** What was typed in other tabs goes too: they are told by a key that comes and goes, so that nothing more is stored. */
function tellOtherTabs(): void {
  local.set(loggedOut, 'yes');
  local.remove(loggedOut);
}

/** Another tab signed in or out. `key` is null when all of the storage was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === loggedOut) return dropDrafts();
  if (key !== null && key !== 'access_token') return;
  const next = stored();
  if (next.status === 'open' && session.status === 'open' && next.token === session.token) return;
  if (next.status !== session.status || next.status === 'open') become(next);
}

/** Notices what other tabs do to the session; answers how to stop. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The session, for components. On the server everybody is a visitor. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => expired);
}
