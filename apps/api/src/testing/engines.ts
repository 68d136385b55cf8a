import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import type { DatabasePlace } from '../database/open.ts';

/** A place for a database of a test's own, and how to remove it. */
export interface TestPlace extends DatabasePlace {
  remove: () => Promise<void>;
}

export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  newPlace: () => Promise<TestPlace>;
}

export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A folder of its own, away from the repository. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'hearthlight-'));

const sqlite: TestEngine = {
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

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2000 });
  // A broken connection is told by the query that needed it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The test server's address with a schema of the test's own as the only one that is looked into. */
export function inSchema(url: string, schema: string): string {
  const place = new URL(url);
  // What a test writes need not outlive a power cut; waiting for the disk would be most of the time.
  place.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return place.href.replaceAll('+', '%20');
}

const postgres: TestEngine = {
  name: 'PostgreSQL',
  newPlace: async () => {
    const schema = `hearthlight_${crypto.randomUUID().replaceAll('-', '')}`;
    await onServer((client) => client.query(`create schema ${schema}`));
    return {
      databaseUrl: inSchema(postgresUrl, schema),
      dataDirectory: '',
      remove: async () => {
        await onServer((client) => client.query(`drop schema ${schema} cascade`));
      },
    };
  },
};

export const hasPostgres = await onServer((client) => client.query('select 1')).then(
  () => true,
  () => false,
);

if (!hasPostgres) {
  process.stderr.write(
    '\n!!! No PostgreSQL at TEST_DATABASE_URL (or 127.0.0.1:5432): the server is tested on SQLite ONLY. !!!\n\n',
  );
}

/** Every database on which the server's tests run. */
export const engines: readonly TestEngine[] = hasPostgres ? [sqlite, postgres] : [sqlite];
