import type { Database } from './schema.ts';

const hour = 3_600_000;

/** Removes what has run out: sessions, codes and counted tries. */
export async function removeExpired(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  // A verified code outlives its own end by the time in which a password may be chosen.
  await database
    .deleteFrom('codes')
    .where('expires_at', '<', now - hour)
    .execute();
  await database.deleteFrom('limits').where('resets_at', '<', now).execute();
}

/** Removes what has run out every hour. Answers how to stop. */
export function keepTidy(database: Database, now: () => number): () => void {
  const timer = setInterval(() => {
    // The next round removes what this one could not.
    removeExpired(database, now()).catch(() => undefined);
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
