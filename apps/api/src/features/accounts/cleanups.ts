import type { Cleanup } from '../../actions/feature.ts';
import { clockTolerance, hour } from '../../lib/clock.ts';
import { codeLife } from './codes.ts';
import { maxSessionEnd } from './sessions.ts';

/** Deletes sessions that have ended, or that a wrong clock dated too far in the future. */
const endedSessions: Cleanup = (database, now) =>
  database
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', now), row('expires_at', '>', now + maxSessionEnd)]))
    .execute();

/** Deletes expired codes. A verified code permits a new password for a while after it expires. */
const expiredCodes: Cleanup = (database, now) =>
  database
    .deleteFrom('codes')
    .where((row) =>
      row.or([row('expires_at', '<', now - hour), row('expires_at', '>', now + codeLife + clockTolerance)]),
    )
    .execute();

export const cleanups = [endedSessions, expiredCodes];
