import { existsSync } from 'node:fs';

import { ActionError } from '../../actions/action.ts';
import { readMigrations } from '../../database/migrate.ts';
import { connectDatabase, type DatabaseTarget, sqliteFile } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';

/** Returns a database's name for messages, without its password. */
export function describeTarget({ databaseUrl, dataDirectory }: DatabaseTarget): string {
  if (databaseUrl === undefined) return `SQLite ${sqliteFile(dataDirectory)}`;
  const { host, pathname, username } = new URL(databaseUrl);
  return `PostgreSQL ${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

/** Opens an existing database without changing it. Throws an `ActionError` when there is none. */
export async function openExisting(target: DatabaseTarget): Promise<Database> {
  if (target.databaseUrl === undefined && !existsSync(sqliteFile(target.dataDirectory))) {
    throw new ActionError(
      `There is no database in ${target.dataDirectory}. Set DATA_DIR or DATABASE_URL, or start the server once to create it.`,
    );
  }
  return connectDatabase(target);
}

/** Opens a database with exactly the migrations of this version. Throws an `ActionError` otherwise. */
export async function openCurrent(target: DatabaseTarget): Promise<Database> {
  const database = await openExisting(target);
  try {
    const { applied, pending, unknown } = await readMigrations(database);
    if (applied.length === 0) {
      throw new ActionError('The database has no tables of Hearthlight. Start the server once to create them.');
    }
    if (unknown.length > 0) {
      throw new ActionError('The database belongs to a newer version. Use the commands of that version.');
    }
    if (pending.length > 0) {
      throw new ActionError(
        'The database belongs to an earlier version. Start the server once to apply the migrations.',
      );
    }
    return database;
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw error;
  }
}

/** Whether a database has tables of Hearthlight. */
export const hasTables = async (database: Database): Promise<boolean> =>
  (await readMigrations(database)).applied.length > 0;
