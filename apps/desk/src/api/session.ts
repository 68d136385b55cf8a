import type { DeskSession } from '@hearthlight/domain/desk';
import { QueryObserver } from '@tanstack/react-query';

import { queryClient } from './query-client.ts';
import { createStore } from './store.ts';

/** The key of the query for the session. */
export const sessionKey = ['session'];

/** The number of the person whose session has ended. */
const absent = createStore<number | undefined>(undefined);

const read = () => queryClient.getQueryData<DeskSession>(sessionKey);

/** Stores how far this browser is signed in, as the server has just answered. */
export const setSession = (session: DeskSession): void => void queryClient.setQueryData(sessionKey, session);

/**
 * Observes the data of the page until the returned function is called. A hidden page does not, and data without
 * observers is removed.
 */
export function holdData(): () => void {
  const releases = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ options, queryKey }) =>
      new QueryObserver(queryClient, { ...options, queryKey, enabled: false }).subscribe(() => undefined),
    );
  return () => {
    for (const release of releases) release();
  };
}

/** Shows the sign-in form over the page, which stays as it is. */
export function endSession(): void {
  const session = read();
  if (session?.state !== 'open') return;
  absent.set(session.me.id);
  setSession({ state: 'signed-out' });
}

/** Reads the session again, whose role may have changed. */
export const refreshSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionKey });

/**
 * Whether the session is open, and not that of somebody else than before, who must not repeat the calls of that person.
 */
function isReopened(): boolean {
  const session = read();
  const owner = absent.get();
  return session?.state === 'open' && (owner === undefined || session.me.id === owner);
}

/** Resolves once the same person's session is open again, or when the signal aborts. */
export function whenReopened(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (isReopened()) finish();
    });
    if (isReopened()) finish();
    signal?.addEventListener('abort', finish, { once: true });
  });
}
