import { queryClient } from '../api/query-client.ts';
import { closeSession, forgetSession, openSession } from '../session/session.ts';

/** Starts a story signed out and with an empty query cache. */
export function asVisitor(): void {
  closeSession();
  forgetSession();
  queryClient.clear();
}

/** Starts a story with an open session and an empty query cache. */
export function asDonor(): void {
  asVisitor();
  openSession({ access_token: 'access', refresh_token: 'refresh' });
}
