import { join } from 'node:path';

import { type Dialect, Kysely } from 'kysely';
import type { Pool } from 'pg';

import { migrate } from './migrate.ts';
import type { Database, Engine, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The database to open. */
export interface DatabaseTarget {
  /** A PostgreSQL server. Without it, the SQLite file in `dataDirectory` is opened. */
  databaseUrl: string | undefined;
  dataDirectory: string;
}

/** Returns the engine of a database. */
export const engineOf = ({ databaseUrl }: Pick<DatabaseTarget, 'databaseUrl'>): Engine =>
  databaseUrl === undefined ? 'sqlite' : 'postgres';

/** Returns the path of the SQLite database in a data folder. */
export const sqliteFile = (dataDirectory: string): string => join(dataDirectory, 'hearthlight.sqlite');

/** Milliseconds until `openDatabase` calls `onWait`. */
const waitNotice = 2000;

/** Options of `openDatabase`. */
export interface OpenOptions {
  /** Called once if migrations, of this or another process, take longer than two seconds. */
  onWait?: () => void;
  /** Receives PostgreSQL's connection pool, for metrics. */
  onPool?: (pool: Pool) => void;
  /** Applies the migrations. Default: `migrateDatabase`. */
  migrate?: (target: DatabaseTarget) => Promise<void>;
}

/** Opens the database and applies pending migrations. Throws when either fails. */
export async function openDatabase(
  target: DatabaseTarget,
  { onWait = () => undefined, onPool, migrate: apply = migrateDatabase }: OpenOptions = {},
): Promise<Database> {
  const notice = setTimeout(onWait, waitNotice);
  await apply(target).finally(() => clearTimeout(notice));
  return connectDatabase(target, onPool);
}

/** Applies pending migrations. Waits up to an hour for those of another process. */
export async function migrateDatabase(target: DatabaseTarget): Promise<void> {
  const database = new Kysely<Schema>({ dialect: await dialectFor(target, { forMigrations: true }) });
  try {
    await migrate(database, engineOf(target));
  } finally {
    await database.destroy().catch(() => undefined);
  }
}

/** Opens the database without applying migrations. Creates an SQLite file if there is none. */
export async function connectDatabase(target: DatabaseTarget, onPool?: (pool: Pool) => void): Promise<Database> {
  return new Kysely<Schema>({ dialect: await dialectFor(target, { onPool }) });
}

/** Milliseconds that a process waits for another one's migrations. Kysely has the same limit on PostgreSQL. */
const migrationPatience = 3_600_000;

/** Queries of migrations, and queries that wait for them, have no statement timeout. */
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
