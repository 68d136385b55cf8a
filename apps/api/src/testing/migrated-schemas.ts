import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Client } from 'pg';

import { openDatabase } from '../database/open.ts';
import { readTables } from '../database/tables.ts';
import { dropSchema, inSchema, makeSchema, postgresUrl, withClient } from './postgres.ts';

/*
 * Migrated schemas that a worker reuses for its tests. PostgreSQL takes a third of a second of processor time to create
 * and drop a schema, but only milliseconds to empty it.
 */

interface MigratedSchema {
  name: string;
  /** The result of `readStructure` after the migrations. */
  structure: string;
  /** Statements that restore the rows of the migrations and restart ids at 1. */
  reset: string;
}

/** Unused schemas of this worker. */
const free: MigratedSchema[] = [];

/** Returns the path of the list of a run's schemas, one per line, in the folder from `global-setup.ts`. */
const listOfRun = () => join(tmpdir(), 'migrated-schemas');

const urlOf = (name: string) => inSchema(postgresUrl, name);

/** Takes a migrated schema. `remove` gives it back. */
export async function takeMigratedSchema() {
  const schema = free.pop() ?? (await createMigratedSchema());
  return { databaseUrl: urlOf(schema.name), dataDirectory: '', remove: () => giveBack(schema) };
}

async function createMigratedSchema(): Promise<MigratedSchema> {
  const name = await makeSchema(postgresUrl);
  appendFileSync(listOfRun(), `${name}\n`);
  const database = await openDatabase({ databaseUrl: urlOf(name), dataDirectory: '' });
  const tables = await readTables(database, 'postgres');
  await database.destroy();
  const names = tables.map((table) => table.name);
  return withClient(urlOf(name), async (client) => {
    const reset = await resetOf(client, names);
    return { name, structure: await readStructure(client), reset };
  });
}

/** Empties a schema for the next test, or drops it if the test changed its structure. */
async function giveBack(schema: MigratedSchema): Promise<void> {
  const isReset = await withClient(urlOf(schema.name), async (client) => {
    if ((await readStructure(client)) !== schema.structure) return false;
    await client.query(schema.reset);
    return true;
  }).catch(() => false);
  if (isReset) free.push(schema);
  else await dropSchema(postgresUrl, schema.name);
}

/** Describes relations, columns, constraints, triggers and migrations. Rejects if a test removed the migrations. */
async function readStructure(client: Client): Promise<string> {
  const { rows } = await client.query<{ structure: string }>(`
    with relation as (
      select oid, relname, relkind from pg_class where relnamespace = current_schema()::regnamespace
    ), part as (
      select concat_ws(' ', 'relation', oid, relname, relkind) as text from relation
      union all
      select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, atthasdef)
        from pg_attribute where attrelid in (select oid from relation)
      union all
      select concat_ws(' ', 'constraint', conrelid, conname)
        from pg_constraint where connamespace = current_schema()::regnamespace
      union all
      select concat_ws(' ', 'trigger', tgrelid, tgname, tgenabled)
        from pg_trigger where tgrelid in (select oid from relation)
      union all
      select concat_ws(' ', 'migration', name) from kysely_migration
    )
    select string_agg(text, e'\\n' order by text) as structure from part`);
  return rows[0]?.structure ?? '';
}

/**
 * Returns the reset statements. `tables` must list parents before children, and `versions` last, because triggers
 * change it.
 */
async function resetOf(client: Client, tables: readonly string[]): Promise<string> {
  const statements = tables.map((table) => `delete from ${table}`).toReversed();
  for (const table of tables) {
    const { rows } = await client.query(`select * from ${table}`);
    const json = client.escapeLiteral(JSON.stringify(rows));
    if (rows.length > 0)
      statements.push(`insert into ${table} select * from json_populate_recordset(null::${table}, ${json})`);
  }
  const sequences = `pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace`;
  return [...statements, `select setval(oid::regclass, 1, false) from ${sequences}`].join(';\n');
}

/** Drops the schemas of a run. */
export async function dropMigratedSchemas(): Promise<void> {
  if (!existsSync(listOfRun())) return;
  const names = readFileSync(listOfRun(), 'utf8').trim().split('\n');
  for (const name of names) await dropSchema(postgresUrl, name);
}
