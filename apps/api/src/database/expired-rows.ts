import { codeLife } from '../accounts/codes.ts';
import { maxSessionEnd } from '../accounts/sessions.ts';
import { clockTolerance } from '../clock.ts';
import { maxWindow } from '../limits/limits.ts';
import { maxDelay } from '../mail/mail-queue.ts';
import type { Database } from './schema.ts';

const hour = 3_600_000;
/** Milliseconds for which the operator can list mails that could not be sent. */
const failedMailLife = 14 * 24 * hour;
/** Milliseconds for which the export of a donor's data lists the mails that were sent. */
const sentMailLife = 365 * 24 * hour;

/**
 * Deletes expired sessions, codes and counters, mails that could not be sent, and the record of sent ones. `now` is in
 * epoch milliseconds.
 */
export async function removeExpired(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  // A verified code stays valid for choosing a password after its own expiry.
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
  await database.deleteFrom('limits').where('resets_at', '<', now).execute();
}

/**
 * Deletes what a clock that was ahead has dated in the future: sessions, codes and counters, none of which is valid. A
 * mail that waits for such a date is due now.
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

/** What the hourly job depends on. */
interface HourlyServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  /** Logs why a run failed. Personal data stays longer than promised until a later run succeeds. */
  logError: (error: unknown) => void;
}

/** Runs `removeExpired` and `removeFutureRows` now and every hour. Returns a function that stops it. */
export function removeExpiredHourly({ database, logError, now }: HourlyServices): () => void {
  const remove = () => {
    // A failed run is not retried: the next one deletes the same rows.
    removeExpired(database, now())
      .then(() => removeFutureRows(database, now()))
      .catch(logError);
  };
  remove();
  const timer = setInterval(remove, hour);
  timer.unref();
  return () => clearInterval(timer);
}
