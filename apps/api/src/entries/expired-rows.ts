import type { Database } from '../database/schema.ts';
import { codeLife } from '../features/accounts/codes.ts';
import { maxSessionEnd } from '../features/accounts/sessions.ts';
import { uploadLife } from '../features/imports/uploaded-file.ts';
import { maxStaffSessionEnd } from '../features/staff/staff-sessions.ts';
import { clockTolerance } from '../lib/clock.ts';
import { everyHour } from '../lib/every-hour.ts';
import { maxWindow } from '../platform/limits/limits.ts';
import { maxDelay } from '../platform/mail/mail-queue.ts';

const hour = 3_600_000;
/** How long failed mails stay listed, in milliseconds. */
const failedMailLife = 14 * 24 * hour;
/** How long sent mails stay in the export of a donor's data, in milliseconds. */
const sentMailLife = 365 * 24 * hour;

/**
 * Deletes expired sessions, codes, counters, failed mails and records of sent mails. `now` is in epoch milliseconds.
 */
export async function removeExpired(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  // A verified code permits a new password for a while after it expires.
  await database
    .deleteFrom('codes')
    .where('expires_at', '<', now - hour)
    .execute();
  await database
    .deleteFrom('outbox')
    .where('expires_at', '<', now - failedMailLife)
    .execute();
  await database
    .deleteFrom('sent_mails')
    .where('sent_at', '<', now - sentMailLife)
    .execute();
  // Files with personal data that nobody imported.
  await database
    .deleteFrom('imports')
    .where('state', '=', 'uploaded')
    .where('uploaded_at', '<', now - uploadLife)
    .execute();
  await database.deleteFrom('limits').where('resets_at', '<', now).execute();
  await database.deleteFrom('staff_sessions').where('expires_at', '<', now).execute();
  await database.deleteFrom('staff_links').where('expires_at', '<', now).execute();
  await database
    .deleteFrom('open_articles')
    .where('seen_at', '<', now - hour)
    .execute();
}

/**
 * Deletes sessions, codes and counters that a wrong clock dated too far in the future, and makes such mails due now.
 */
export async function removeFutureRows(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '>', now + maxSessionEnd)
    .execute();
  await database
    .deleteFrom('codes')
    .where('expires_at', '>', now + codeLife + clockTolerance)
    .execute();
  await database
    .deleteFrom('staff_sessions')
    .where('expires_at', '>', now + maxStaffSessionEnd)
    .execute();
  await database
    .deleteFrom('limits')
    .where('resets_at', '>', now + maxWindow + clockTolerance)
    .execute();
  await database
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now + maxDelay + clockTolerance)
    .execute();
}

/** Dependencies of the hourly job. */
interface HourlyServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  /** Logs a failed run. Personal data is kept too long until a later run succeeds. */
  logError: (error: unknown) => void;
}

/** Runs `removeExpired` and `removeFutureRows` now and every hour. Returns a function that stops the job. */
export function removeExpiredHourly({ database, logError, now }: HourlyServices): () => void {
  // No retry: the next run deletes the same rows.
  return everyHour(async () => {
    await removeExpired(database, now());
    await removeFutureRows(database, now());
  }, logError);
}
