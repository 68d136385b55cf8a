import { sql } from 'kysely';

import type { Database, Engine } from './schema.ts';

/** The last used id by table. Tables that never had a row may be missing. */
export type Sequences = Record<string, number>;

/** Tables whose ids PostgreSQL generates. */
const identityTables = sql<{ name: string; last: number | null }>`
  select table_name as name, pg_sequence_last_value(pg_get_serial_sequence(table_name, column_name)::regclass) as last
  from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`;
const sqliteSequences = sql<{ name: string; last: number | null }>`
  select name, seq as last from sqlite_sequence`;

/** Returns the last used id of each table, so that ids of deleted rows are not reused. */
export async function readSequences(database: Database, engine: Engine): Promise<Sequences> {
  const { rows } = await (engine === 'postgres' ? identityTables : sqliteSequences).execute(database);
  // SQLite stores 0 for a table after an insert of no rows.
  return Object.fromEntries(rows.flatMap(({ last, name }) => (last === null || last === 0 ? [] : [[name, last]])));
}

/** Returns the names of the tables whose ids PostgreSQL generates. */
export async function readIdentityTables(database: Database): Promise<string[]> {
  const { rows } = await identityTables.execute(database);
  return rows.map(({ name }) => name);
}

/** Sets the last used id of each table. */
export async function writeSequences(database: Database, engine: Engine, sequences: Sequences): Promise<void> {
  for (const [table, last] of Object.entries(sequences)) {
    if (engine === 'postgres') {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(database);
    } else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database);
    }
  }
}
