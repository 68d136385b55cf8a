import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type DatabaseTarget, openDatabase, sqliteFile } from '../database/open.ts';
import { takeMigratedSchema } from './migrated-schemas.ts';
import { dropSchema, inSchema, isReachable, makeSchema, postgresUrl } from './postgres.ts';

/** A database for one test: a separate SQLite file or PostgreSQL schema. */
export interface TestTarget extends DatabaseTarget {
  /** Deletes the database. */
  remove: () => Promise<void>;
}

/** A database engine that the tests run on. */
export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  createTarget: () => Promise<TestTarget>;
  /** Creates a migrated target, ten times faster than applying the migrations. */
  createMigrated: () => Promise<TestTarget>;
}

/** Creates a temporary folder that is deleted at the end of the test run. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'hearthlight-'));

function newSqlite(): TestTarget {
  const dataDirectory = newFolder();
  const remove = () => Promise.resolve(rmSync(dataDirectory, { recursive: true, force: true }));
  return { databaseUrl: undefined, dataDirectory, remove };
}

/** The embedded database, for tests that do not depend on the engine. */
export const sqlite: TestEngine = {
  name: 'SQLite',
  createTarget: () => Promise.resolve(newSqlite()),
  createMigrated: async () => {
    migrated ??= migrateSqlite();
    const target = newSqlite();
    copyFileSync(await migrated, sqliteFile(target.dataDirectory));
    return target;
  },
};

/** A migrated SQLite file that this worker's tests copy. */
let migrated: Promise<string> | undefined;

async function migrateSqlite(): Promise<string> {
  const { dataDirectory } = newSqlite();
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  // Closing the database writes its log to the file.
  await database.destroy();
  return sqliteFile(dataDirectory);
}

const postgres: TestEngine = {
  name: 'PostgreSQL',
  createTarget: async () => {
    const schema = await makeSchema(postgresUrl);
    return {
      databaseUrl: inSchema(postgresUrl, schema),
      dataDirectory: '',
      remove: () => dropSchema(postgresUrl, schema),
    };
  },
  createMigrated: takeMigratedSchema,
};

/** Whether the tests can use PostgreSQL. */
export const hasPostgres = await isReachable(postgresUrl);

if (!hasPostgres) {
  if (process.env['REQUIRE_POSTGRES']) throw new Error('There is no PostgreSQL, and REQUIRE_POSTGRES is set.');
  process.stderr.write(
    '\nWarning: no PostgreSQL at TEST_DATABASE_URL (or 127.0.0.1:5432). The server is tested on SQLite only.\n\n',
  );
}

/** The engines for the server's tests. */
export const engines: readonly TestEngine[] = hasPostgres ? [sqlite, postgres] : [sqlite];
