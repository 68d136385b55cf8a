import type { CallResponse } from '@hearthlight/domain';
import { useSyncExternalStore } from 'react';

import { local } from './storage.ts';
import { clearUnsentEntries } from './unsent-entries.ts';

/**
 * The one session of this browser (specification §4). `closing` lasts from logging out until the sign-in page;
 * `expired` shows the overlay on guarded pages.
 */
export type Session =
  | { status: 'open'; token: string }
  | { status: 'closing' }
  | { status: 'expired'; isNewcomer: boolean };

/** There was no session when the page was loaded. */
const none: Session = { status: 'expired', isNewcomer: true };
/** The session has ended. */
const ended: Session = { status: 'expired', isNewcomer: false };

function readSession(): Session {
  const token = typeof window === 'undefined' ? undefined : local.get('access_token');
  return token ? { status: 'open', token } : none;
}

/** Returns a store of one session, as React subscribes to it. */
function createStore(session: Session) {
  const listeners = new Set<() => void>();
  let current = session;
  return {
    get: () => current,
    set: (next: Session) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const store = createStore(readSession());

function removeTokens(): void {
  local.remove('access_token');
  local.remove('refresh_token');
}

/** The current session. */
export const getSession = store.get;

/** The access token; empty without an open session. */
export const tokenOf = (current: Session): string => (current.status === 'open' ? current.token : '');

/** Calls back on each change of the session. Returns a function that unsubscribes. */
export const { subscribe } = store;

/** Stores the tokens of a sign-in and opens the session. */
export function openSession({ access_token, refresh_token }: CallResponse<'signIn'>): void {
  local.set('access_token', access_token);
  local.set('refresh_token', refresh_token);
  store.set({ status: 'open', token: access_token });
}

/** Removes both tokens after a 401. Ignored if the 401 was for an older token. */
export function expireSession(token: string): void {
  const session = store.get();
  if (session.status !== 'open' || session.token !== token) return;
  removeTokens();
  store.set(ended);
}

/** Logs out: removes the tokens and all form values at once. Returns the tokens for the sign-out call. */
export function closeSession(): { token: string; refreshToken: string } | undefined {
  const session = store.get();
  if (session.status !== 'open') return undefined;
  const tokens = { token: session.token, refreshToken: local.get('refresh_token') ?? '' };
  // Before the tokens, so that other tabs have no entries left when they show the expired-session overlay.
  clearUnsentEntries();
  clearOtherTabs();
  removeTokens();
  store.set({ status: 'closing' });
  return tokens;
}

/** Ends logging out, when the sign-in page is reached. */
export function forgetSession(): void {
  if (store.get().status === 'closing') store.set(ended);
}

const loggedOut = 'logged_out';

/** Clears form values in other tabs through a storage event. The key is removed again, so nothing stays stored. */
function clearOtherTabs(): void {
  local.set(loggedOut, 'yes');
  local.remove(loggedOut);
}

/** Another tab signed in or out. `key` is null if all storage was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === loggedOut) return clearUnsentEntries();
  if (key !== null && key !== 'access_token') return;
  const session = store.get();
  const next = readSession();
  if (next.status === 'open' && session.status === 'open' && next.token === session.token) return;
  if (next.status === 'open') store.set(next);
  else if (session.status !== 'expired') store.set(ended);
}

/** Follows sign-in and log-out in other tabs. Returns a function that unsubscribes. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The current session. Build-time rendering sees a signed-out visitor. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => none);
}
