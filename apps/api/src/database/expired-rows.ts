import type { Database } from './schema.ts';

const hour = 3_600_000;
/** Milliseconds for which the operator can list mails that could not be sent. */
const failedMailLife = 14 * 24 * hour;

/** Deletes expired sessions, codes, rate-limit counters and mails that could not be sent. `now` is in epoch milliseconds. */
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
  await database.deleteFrom('limits').where('resets_at', '<', now).execute();
}

/** Runs `removeExpired` every hour. Returns a function that stops it. */
export function removeExpiredHourly(database: Database, now: () => number): () => void {
  const timer = setInterval(() => {
    // A failed run is not retried: the next one deletes the same rows.
    removeExpired(database, now()).catch(() => undefined);
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
