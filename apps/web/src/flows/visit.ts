import { closeSession, forgetSession, openSession } from '../session/session.ts';

/** Starts a story signed out. */
export function asVisitor(): void {
  closeSession();
  forgetSession();
}

/** Starts a story with an open session. */
export function asDonor(): void {
  asVisitor();
  openSession({ access_token: 'access', refresh_token: 'refresh' });
}
