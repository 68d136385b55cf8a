import type { Cleanup } from '../../actions/feature.ts';
import { maxStaffSessionEnd } from './staff-sessions.ts';

/** Deletes sessions that have ended, or that a wrong clock dated too far in the future. */
const endedSessions: Cleanup = (database, now) =>
  database
    .deleteFrom('staff_sessions')
    .where((row) => row.or([row('expires_at', '<', now), row('expires_at', '>', now + maxStaffSessionEnd)]))
    .execute();

const expiredLinks: Cleanup = (database, now) =>
  database.deleteFrom('staff_links').where('expires_at', '<', now).execute();

export const cleanups = [endedSessions, expiredLinks];
