import { queryClient } from '../api/query-client.ts';
import { closeSession, forgetSession, openSession } from '../session/session.ts';

/** Before a story: nobody is signed in, and nothing is known of the server. */
export function asVisitor(): void {
  closeSession();
  forgetSession();
  queryClient.clear();
}

/** Before a story: a donor is signed in. */
export function asDonor(): void {
  asVisitor();
  openSession({ access_token: 'access', refresh_token: 'refresh' });
}
