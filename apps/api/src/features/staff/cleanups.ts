import type { Cleanup } from '../../actions/feature.ts';
import { maxStaffSessionEnd } from './staff-sessions.ts';

const endedSessions: Cleanup = (database, now) =>
  database.deleteFrom('staff_sessions').where('expires_at', '<', now).execute();

/** Deletes sessions that a wrong clock dated too far in the future. */
const futureSessions: Cleanup = (database, now) =>
  database
    .deleteFrom('staff_sessions')
    .where('expires_at', '>', now + maxStaffSessionEnd)
    .execute();

const expiredLinks: Cleanup = (database, now) =>
  database.deleteFrom('staff_links').where('expires_at', '<', now).execute();

export const cleanups = [endedSessions, futureSessions, expiredLinks];
