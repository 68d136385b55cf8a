import type { DeskHealth } from '@hearthlight/domain/desk';

import { isDatabaseUnavailable } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';

const name = 'backup';

/** Milliseconds after which a nightly backup is overdue. */
const maxAge = 26 * 3_600_000;

/** Returns whether the last backup is recent enough. */
export function backupState(at: number | undefined, now: number): DeskHealth['backup']['state'] {
  if (at === undefined) return 'none';
  return now - at > maxAge ? 'old' : 'recent';
}

/**
 * Records when a backup was written, for the desk. A database that refuses writes, such as one that was moved, has a
 * good backup all the same.
 */
export async function recordBackup(database: Database, at: number): Promise<void> {
  await database
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
    .catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
}

/** Returns when the last backup was written, in epoch milliseconds. */
export async function readLastBackup(database: Database): Promise<number | undefined> {
  const mark = await database.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst();
  return mark?.at;
}
