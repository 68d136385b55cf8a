import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { readMigrations } from './migrate.ts';
import { connectDatabase, type DatabaseTarget } from './open.ts';

/**
 * Applies the migrations of an SQLite database in another thread, because `node:sqlite` blocks the event loop during a
 * query. Starts no thread if there is none to apply. Throws what the migration throws.
 */
export async function migrateInThread(target: DatabaseTarget): Promise<void> {
  if (!(await hasWork(target))) return;
  const thread = new Worker(new URL('migration-thread.ts', import.meta.url), {
    workerData: {
      databaseUrl: target.databaseUrl,
      dataDirectory: target.dataDirectory,
    } satisfies DatabaseTarget,
  });
  await once(thread, 'exit');
}

/** Whether migrations are pending, or unknown, which the thread refuses. */
async function hasWork(target: DatabaseTarget): Promise<boolean> {
  const database = await connectDatabase(target);
  try {
    const { pending, unknown } = await readMigrations(database);
    return pending.length + unknown.length > 0;
  } finally {
    await database.destroy();
  }
}
