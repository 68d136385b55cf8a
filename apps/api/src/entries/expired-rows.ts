import type { Feature } from '../actions/feature.ts';
import type { Services } from '../actions/services.ts';
import type { Database } from '../database/schema.ts';
import { features } from '../features/index.ts';
import { everyHour } from '../lib/every-hour.ts';

/** Deletes rows that have expired. `now` is in epoch milliseconds. */
export async function removeExpired(
  database: Database,
  now: number,
  all: readonly Feature[] = features,
): Promise<void> {
  for (const { cleanups = [] } of all) for (const cleanUp of cleanups) await cleanUp(database, now);
}

/**
 * Runs `removeExpired` now and every hour. Returns a function that stops the job. A failed run is logged. Personal data is
 * kept too long until a later run succeeds.
 */
export const removeExpiredHourly = ({
  database,
  logError,
  now,
}: Pick<Services, 'database' | 'logError' | 'now'>): (() => void) =>
  everyHour(() => removeExpired(database, now()), logError);
