import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabaseTarget } from '../database/open.ts';
import { dropSchema, inSchema, isReachable, makeSchema, postgresUrl } from './postgres.ts';

/** A database for one test: an SQLite file or a PostgreSQL schema of its own. */
export interface TestTarget extends DatabaseTarget {
  /** Deletes the database. */
  remove: () => Promise<void>;
}

/** A database engine that the tests run on. */
export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  createTarget: () => Promise<TestTarget>;
}

/** Creates a temporary folder, which is deleted at the end of the test run. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'hearthlight-'));

/** The embedded database, for tests that do not depend on the engine. */
export const sqlite: TestEngine = {
  name: 'SQLite',
  createTarget: () => {
    const dataDirectory = newFolder();
    return Promise.resolve({
      databaseUrl: undefined,
      dataDirectory,
      remove: () => Promise.resolve(rmSync(dataDirectory, { recursive: true, force: true })),
    });
  },
};

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
};

/** Whether the tests can use PostgreSQL. */
export const hasPostgres = await isReachable(postgresUrl);

if (!hasPostgres) {
  if (process.env['REQUIRE_POSTGRES'])
    throw new Error('There is no PostgreSQL, and REQUIRE_POSTGRES is set.');
  process.stderr.write(
    '\nWarning: no PostgreSQL at TEST_DATABASE_URL (or 127.0.0.1:5432). The server is tested on SQLite only.\n\n',
  );
}

/** Every engine that the server's tests run on. */
export const engines: readonly TestEngine[] = hasPostgres ? [sqlite, postgres] : [sqlite];
