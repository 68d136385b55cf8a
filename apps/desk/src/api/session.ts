import type { DeskSession } from '@hearthlight/domain/desk';
import { QueryObserver } from '@tanstack/react-query';

import { setUnsaved } from '../routing/unsaved.ts';
import { queryClient } from './query-client.ts';

/** The key of the query for the session. */
export const sessionKey = ['session'];

const read = () => queryClient.getQueryData<DeskSession>(sessionKey);

/** Stores how far this browser is signed in, as the server has just answered. */
export const setSession = (session: DeskSession): void => void queryClient.setQueryData(sessionKey, session);

/** The person whose session has ended. */
let absent: number | undefined;

const releases: (() => void)[] = [];

/** Observes the data of the page: hidden, the page itself does not, and data without observers is removed. */
const holdData = () =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ options, queryKey }) =>
      new QueryObserver(queryClient, { ...options, queryKey, enabled: false }).subscribe(() => undefined),
    );

/** Leaves the data to the page again. */
export function releaseData(): void {
  for (const release of releases.splice(0)) release();
}

/** Shows the sign-in form over the page, which stays as it is. */
export function endSession(): void {
  const session = read();
  if (session?.state !== 'open') return;
  absent = session.me.id;
  releases.push(...holdData());
  setSession({ state: 'signed-out' });
}

/** Whether the session is open, and not that of somebody else than before, who must not repeat the calls of that person. */
function isReopened(): boolean {
  const session = read();
  return session?.state === 'open' && (absent === undefined || session.me.id === absent);
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

/** Loads the desk anew, so that no data of a person stays in memory. */
export function startOver(path: string): void {
  setUnsaved(false);
  window.location.assign(path);
}
