import { sql } from 'kysely';

import { connectDatabase } from '../database/open.ts';
import type { TestTarget } from './engines.ts';

/** Takes the lock of a migrating process. Returns a function that releases it. */
export async function holdMigrationLock(target: TestTarget): Promise<() => Promise<void>> {
  const other = await connectDatabase(target);
  const transaction = await other.startTransaction().execute();
  if (target.databaseUrl !== undefined) {
    await sql`select id from kysely_migration_lock for update`.execute(transaction);
  }
  return async () => {
    await transaction.rollback().execute();
    await other.destroy();
  };
}
