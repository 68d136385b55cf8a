import { sql } from 'kysely';

import type { Migration } from './migration.ts';
import { first } from './migrations/0001-first.ts';
import { newsVersion } from './migrations/0002-news-version.ts';
import { codesByEnd } from './migrations/0003-codes-by-end.ts';
import type { Database, Engine } from './schema.ts';

const migrations: readonly Migration[] = [first, newsVersion, codesByEnd];

/** Any number, the same for all server processes: who holds it migrates, the others wait. */
const lock = 7_482_301;

/** Applies what is not yet applied, in one transaction. Two processes that start together do it once. */
export async function migrate(database: Database, engine: Engine): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
    const applied = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const names = new Set(applied.rows.map((row) => row.name));
    for (const migration of migrations.filter(({ name }) => !names.has(name))) {
      await migration.up(transaction, engine);
      await sql`insert into migrations (name) values (${migration.name})`.execute(transaction);
    }
  });
}
