import type { DeskSession } from '@hearthlight/domain/desk';

import { queryClient } from '../api/query-client.ts';

/** The key of the query for the session. */
export const sessionKey = ['session'];

const read = () => queryClient.getQueryData<DeskSession>(sessionKey);

/** Stores how far this browser is signed in, as the server has just answered. */
export const setSession = (session: DeskSession): void => void queryClient.setQueryData(sessionKey, session);

/** Shows the sign-in form over the page, which stays as it is. */
export function endSession(): void {
  if (read()?.state === 'open') setSession({ state: 'signed-out' });
}

/** Resolves once the session is open again, or when the signal aborts. */
export function whenReopened(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (read()?.state === 'open') finish();
    });
    if (read()?.state === 'open') finish();
    signal?.addEventListener('abort', finish, { once: true });
  });
}

/** Loads the desk anew, so that no data of a person stays in memory. */
export const startOver = (path: string): void => window.location.assign(path);
