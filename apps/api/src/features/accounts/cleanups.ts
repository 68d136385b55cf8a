import type { Cleanup } from '../../actions/feature.ts';
import { clockTolerance, hour } from '../../lib/clock.ts';
import { codeLife } from './codes.ts';
import { maxSessionEnd } from './sessions.ts';

const endedSessions: Cleanup = (database, now) =>
  database.deleteFrom('sessions').where('expires_at', '<', now).execute();

/** Deletes sessions that a wrong clock dated too far in the future. */
const futureSessions: Cleanup = (database, now) =>
  database
    .deleteFrom('sessions')
    .where('expires_at', '>', now + maxSessionEnd)
    .execute();

/** Deletes expired codes. A verified code permits a new password for a while after it expires. */
const expiredCodes: Cleanup = (database, now) =>
  database
    .deleteFrom('codes')
    .where('expires_at', '<', now - hour)
    .execute();

/** Deletes codes that a wrong clock dated too far in the future. */
const futureCodes: Cleanup = (database, now) =>
  database
    .deleteFrom('codes')
    .where('expires_at', '>', now + codeLife + clockTolerance)
    .execute();

export const cleanups = [endedSessions, futureSessions, expiredCodes, futureCodes];
