import type { Feature } from '../actions/feature.ts';
import type { Services } from '../actions/services.ts';
import { features } from '../features/index.ts';
import { everyHour } from '../lib/every-hour.ts';
import type { UploadSource } from '../platform/uploads/copy-uploads.ts';

/** Deletes rows and uploads that have expired. `now` is in epoch milliseconds. */
export async function removeExpired(
  { database, uploads }: UploadSource,
  now: number,
  all: readonly Feature[] = features,
): Promise<void> {
  for (const { cleanups = [] } of all) for (const cleanUp of cleanups) await cleanUp(database, now, uploads);
}

/**
 * Runs `removeExpired` now and every hour. Returns a function that stops the job. A failed run is logged. Personal data
 * is kept too long until a later run succeeds.
 */
export const removeExpiredHourly = ({
  logError,
  now,
  ...source
}: Pick<Services, 'database' | 'logError' | 'now' | 'uploads'>): (() => void) =>
  everyHour(() => removeExpired(source, now()), logError);
