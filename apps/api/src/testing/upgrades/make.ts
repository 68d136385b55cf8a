/*
 * `npm exec -- node apps/api/src/testing/upgrades/make.ts` makes the missing fixtures of the upgrade test: a database of each migration, filled with
 * rows that were valid then. Fixtures of released migrations are never made again. Needs `pg_dump`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { sql } from 'kysely';

import { migrateTo, readMigrations } from '../../database/migrate.ts';
import { connectDatabase, engineOf, sqliteFile } from '../../database/open.ts';
import type { Engine } from '../../database/schema.ts';
import { newFolder } from '../engines.ts';
import { dropSchema, inSchema, makeSchema, postgresUrl } from '../postgres.ts';
import { fixtureFile, hasFixture, writeFixture } from './fixtures.ts';
import { fill } from './rows.ts';

interface Filled {
  databaseUrl: string | undefined;
  dataDirectory: string;
}

async function fillAt(target: Filled, migration: string): Promise<void> {
  const database = await connectDatabase(target);
  await migrateTo(database, engineOf(target), migration);
  await fill(database, engineOf(target));
  if (target.databaseUrl === undefined) {
    await sql`pragma journal_mode = delete`.execute(database);
    await sql`vacuum`.execute(database);
  }
  await database.destroy();
}

async function makeSqlite(migration: string): Promise<Uint8Array> {
  const dataDirectory = newFolder();
  await fillAt({ databaseUrl: undefined, dataDirectory }, migration);
  const content = readFileSync(sqliteFile(dataDirectory));
  rmSync(dataDirectory, { recursive: true });
  return content;
}

/** The statements have no schema's name, so that a test can run them in its own. */
async function makePostgres(migration: string): Promise<Uint8Array> {
  const schema = await makeSchema(postgresUrl);
  try {
    await fillAt({ databaseUrl: inSchema(postgresUrl, schema), dataDirectory: '' }, migration);
    const options = ['--no-owner', '--no-privileges', '--inserts', `--schema=${schema}`, postgresUrl];
    const dump = execFileSync('pg_dump', options, { encoding: 'utf8' });
    const lines = dump.replaceAll(`${schema}.`, '').split('\n');
    const kept = lines.filter((line) => !/^(?:--|SET |SELECT pg_catalog\.set_config|CREATE SCHEMA|\\|$)/.test(line));
    return Buffer.from(`${kept.join('\n')}\n`);
  } finally {
    await dropSchema(postgresUrl, schema);
  }
}

const empty = await connectDatabase({ databaseUrl: undefined, dataDirectory: newFolder() });
const { pending } = await readMigrations(empty);
await empty.destroy();
const make: Record<Engine, (migration: string) => Promise<Uint8Array>> = {
  sqlite: makeSqlite,
  postgres: makePostgres,
};
mkdirSync(join(dirname(fixtureFile('', 'sqlite'))), { recursive: true });
for (const engine of ['sqlite', 'postgres'] as const) {
  for (const migration of pending.filter((name) => !hasFixture(name, engine))) {
    writeFixture(migration, engine, await make[engine](migration));
    process.stdout.write(`Made ${fixtureFile(migration, engine)}\n`);
  }
}
