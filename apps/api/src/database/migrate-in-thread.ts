import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DatabaseTarget } from './open.ts';

/**
 * Applies the migrations of an SQLite database in another thread, because `node:sqlite` blocks the event loop during a
 * query. Throws what the migration throws.
 */
export async function migrateInThread({ databaseUrl, dataDirectory }: DatabaseTarget): Promise<void> {
  const thread = new Worker(new URL('migration-thread.ts', import.meta.url), {
    workerData: { databaseUrl, dataDirectory } satisfies DatabaseTarget,
  });
  await once(thread, 'exit');
}
