import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabasePlace } from '../database/open.ts';
import { answers, dropSchema, inSchema, makeSchema, postgresUrl } from './postgres.ts';

/** A place for a database of a test's own, and how to remove it. */
export interface TestPlace extends DatabasePlace {
  remove: () => Promise<void>;
}

export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  newPlace: () => Promise<TestPlace>;
}

/** A folder of its own, away from the repository. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'hearthlight-'));

/** The embedded database, for what is tested on it alone. */
export const sqlite: TestEngine = {
  name: 'SQLite',
  newPlace: () => {
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
  newPlace: async () => {
    const schema = await makeSchema(postgresUrl);
    return {
      databaseUrl: inSchema(postgresUrl, schema),
      dataDirectory: '',
      remove: () => dropSchema(postgresUrl, schema),
    };
  },
};

export const hasPostgres = await answers(postgresUrl);

if (!hasPostgres) {
  process.stderr.write(
    '\n!!! No PostgreSQL at TEST_DATABASE_URL (or 127.0.0.1:5432): the server is tested on SQLite ONLY. !!!\n\n',
  );
}

/** Every database on which the server's tests run. */
export const engines: readonly TestEngine[] = hasPostgres ? [sqlite, postgres] : [sqlite];
