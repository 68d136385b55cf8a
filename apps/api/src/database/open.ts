import { join } from 'node:path';

import { type Dialect, Kysely } from 'kysely';
import type { Pool } from 'pg';

import { migrate } from './migrate.ts';
import type { Database, Engine, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The database to open. `Config` has these fields. */
export interface DatabaseTarget {
  /** A PostgreSQL server; without it the SQLite file in `dataDirectory` is opened. */
  databaseUrl: string | undefined;
  dataDirectory: string;
}

/** Returns the engine of a database. */
export const engineOf = ({ databaseUrl }: Pick<DatabaseTarget, 'databaseUrl'>): Engine =>
  databaseUrl === undefined ? 'sqlite' : 'postgres';

/** Returns the path of the SQLite database in a data folder. */
export const sqliteFile = (dataDirectory: string): string => join(dataDirectory, 'hearthlight.sqlite');

/** Milliseconds after which `openDatabase` reports that it waits. */
const waitNotice = 2000;

/**
 * Opens the database and applies the pending migrations. Throws when either fails. A migration, of this or of another
 * process, may take up to an hour; `onWait` is called when it takes longer than two seconds.
 * `onPool` receives the pool of PostgreSQL's connections, for the metrics.
 */
export async function openDatabase(
  target: DatabaseTarget,
  onWait: () => void = () => undefined,
  onPool?: (pool: Pool) => void,
): Promise<Database> {
  const migrating = new Kysely<Schema>({ dialect: await dialectFor(target, { forMigrations: true }) });
  const notice = setTimeout(onWait, waitNotice);
  try {
    await migrate(migrating, engineOf(target));
  } finally {
    clearTimeout(notice);
    await migrating.destroy().catch(() => undefined);
  }
  return connectDatabase(target, onPool);
}

/** Opens the database without applying migrations. An SQLite file is created when there is none. */
export async function connectDatabase(
  target: DatabaseTarget,
  onPool?: (pool: Pool) => void,
): Promise<Database> {
  return new Kysely<Schema>({ dialect: await dialectFor(target, { onPool }) });
}

/** Milliseconds that a process waits for the migrations of another one. Kysely's limit on PostgreSQL is the same. */
const migrationPatience = 3_600_000;

/** Queries of migrations, and those that wait for them, have no time limit of their own. */
async function dialectFor(
  { databaseUrl, dataDirectory }: DatabaseTarget,
  { forMigrations = false, onPool }: { forMigrations?: boolean; onPool?: ((pool: Pool) => void) | undefined },
): Promise<Dialect> {
  if (databaseUrl === undefined) {
    return sqliteDialect(sqliteFile(dataDirectory), forMigrations ? migrationPatience : undefined);
  }
  const { postgresDialect } = await import('./postgres.ts');
  return postgresDialect(databaseUrl, forMigrations ? { statementTimeout: 0 } : {}, onPool);
}
