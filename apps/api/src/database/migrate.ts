import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  FileMigrationProvider,
  type Migration,
  MIGRATION_LOCK_ID,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';

import { isDuplicate } from './failures.ts';
import type { Database, Engine } from './schema.ts';

const migrationFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** The files of all migrations, in order. Never change a released migration; add another one. */
const migrationFiles = readdirSync(migrationFolder)
  .filter((file) => /^\d{4}-/.test(file))
  .toSorted();

/** The table where earlier versions recorded migrations, before Kysely's `Migrator`. */
const formerTable = 'migrations';

/** The PostgreSQL advisory lock of earlier versions, so that none of their processes migrates concurrently. */
const formerLock = 7_482_301;

/**
 * Applies the pending migrations in one transaction. When several processes start together, one migrates and the others
 * wait. Throws when the database has an unknown migration.
 */
export async function migrate(database: Database, engine: Engine): Promise<void> {
  await adoptFormerTable(database, engine);
  await runMigrations(database, engine, (migrator) => migrator.migrateToLatest());
}

/** Applies the migrations up to and including `last`. */
export async function migrateTo(database: Database, engine: Engine, last: string): Promise<void> {
  await runMigrations(database, engine, (migrator) => migrator.migrateTo(last));
}

/**
 * Runs migrations in one transaction, or as part of the caller's. Other processes wait for the transaction on SQLite
 * and for a row lock on PostgreSQL. The row lock ends with the transaction, so it also works behind a pooler.
 */
async function runMigrations(
  database: Database,
  engine: Engine,
  run: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<void> {
  const runWith = async (connection: Database) => {
    const { error } = await run(migratorFor(connection, engine));
    if (error !== undefined) throw withSentence(error);
  };
  if (engine === 'sqlite' || database.isTransaction) return runWith(database);
  await createLockRow(database);
  await database.transaction().execute(async (transaction) => {
    await sql`select id from ${lockTable} where id = ${MIGRATION_LOCK_ID} for update`.execute(transaction);
    await runWith(transaction);
  });
}

const lockTable = sql.table(DEFAULT_MIGRATION_LOCK_TABLE);

/** Creates the row to lock, in Kysely's table. */
async function createLockRow(database: Database): Promise<void> {
  const create = sql`create table if not exists ${lockTable}
    (id varchar(255) not null primary key, is_locked integer not null default 0)`;
  await create.execute(database).catch((error: unknown) => {
    // PostgreSQL reports a duplicate when another process creates the table at the same time.
    if (!isDuplicate(error)) throw error;
  });
  await sql`insert into ${lockTable} (id, is_locked) values (${MIGRATION_LOCK_ID}, 0)
    on conflict do nothing`.execute(database);
}

const migratorFor = (database: Database, engine: Engine) =>
  new Migrator({
    db: database,
    provider: new FileMigrationProvider({
      fs: { readdir: () => Promise.resolve(migrationFiles) },
      path,
      migrationFolder,
      import: (file) => importMigration(file, engine),
    }),
  });

/** Imports a migration: the only export of its file, or what that returns for an engine. */
async function importMigration(file: string, engine: Engine) {
  const exported: Record<string, Migration | ((engine: Engine) => Migration)> = await import(pathToFileURL(file).href);
  const [migration] = Object.values(exported);
  return { default: typeof migration === 'function' ? migration(engine) : migration };
}

/** Names of migrations, in order. */
export interface MigrationState {
  /** Migrations in the database. Empty if it is not a Hearthlight database. */
  applied: string[];
  /** Migrations that this version would apply. */
  pending: string[];
  /** Migrations in the database that this version does not know. */
  unknown: string[];
}

/** Returns the names of all migrations of this version, in order. */
export const knownMigrations = (): string[] => migrationFiles.map((file) => path.parse(file).name);

/** Compares the migrations in the database with those of this version. */
export async function readMigrations(database: Database): Promise<MigrationState> {
  const known = knownMigrations();
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) {
    return { applied: [], pending: known, unknown: [] };
  }
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  const applied = rows.map(({ name }) => name);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** Moves the names from the former table to Kysely's table. */
async function adoptFormerTable(database: Database, engine: Engine): Promise<void> {
  if (!(await hasFormerTable(database))) return;
  await database.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${formerLock})`.execute(transaction);
    // Another process may have moved the names since the first check.
    if (!(await hasFormerTable(transaction))) return;
    const target = sql.table(DEFAULT_MIGRATION_TABLE);
    const former = sql.table(formerTable);
    await transaction.schema
      .createTable(DEFAULT_MIGRATION_TABLE)
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    const now = new Date().toISOString();
    await sql`insert into ${target} (name, timestamp) select name, ${now} from ${former}`.execute(transaction);
    await transaction.schema.dropTable(formerTable).execute();
  });
}

async function hasFormerTable(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === formerTable);
}

function withSentence(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const [, name] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (name === undefined) return error;
  return new Error(
    `the database has the migration “${name}”, which this version does not know. Start the version that added it, or a newer one.`,
    { cause: error },
  );
}
