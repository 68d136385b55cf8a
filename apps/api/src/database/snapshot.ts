import { sql } from 'kysely';

import { readMigrations } from './migrate.ts';
import type { Database, Engine } from './schema.ts';
import { readSequences, type Sequences } from './sequences.ts';
import { isInSnapshot, readTables, type Table } from './tables.ts';

/** The types of column values in use. */
type Value = string | number | null;

/** Rows of one table, with values in the order of `columns`. */
export interface RowBatch {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  /** The line of a backup that has the rows, from 1. */
  line?: number;
}

/** A consistent copy of a database. */
export interface Snapshot {
  migrations: string[];
  sequences: Sequences;
  /** The rows, parents before children. Can be read once. */
  batches: AsyncIterable<RowBatch>;
}

/** Rows per batch. Twenty columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 500;

/** Rows per batch of tables with texts of many MB: published months and uploaded files. */
const batchSizes: Readonly<Record<string, number>> = { ledgers: 1, imports: 10 };

const beginReading = {
  sqlite: sql`begin deferred`,
  postgres: sql`begin isolation level repeatable read read only`,
};

/**
 * Calls `work` with a snapshot of the database and the connection that sees it. Other connections can write meanwhile;
 * `work` does not see their changes.
 */
export async function withSnapshot<T>(
  database: Database,
  engine: Engine,
  work: (snapshot: Snapshot, connection: Database) => Promise<T>,
): Promise<T> {
  return database.connection().execute(async (connection) => {
    await beginReading[engine].execute(connection);
    try {
      return await work(await snapshotOf(connection, engine), connection);
    } finally {
      await sql`rollback`.execute(connection).catch(() => undefined);
    }
  });
}

/** Returns a snapshot of the database as seen by the current transaction. */
export async function snapshotOf(database: Database, engine: Engine): Promise<Snapshot> {
  const { applied } = await readMigrations(database);
  const tables = (await readTables(database, engine)).filter(({ name }) => isInSnapshot(name));
  const sequences = await readSequences(database, engine);
  return { migrations: applied, sequences, batches: batchesOf(database, tables) };
}

async function* batchesOf(database: Database, tables: readonly Table[]): AsyncGenerator<RowBatch> {
  for (const { columns, key, name } of tables) {
    const size = batchSizes[name] ?? batchSize;
    let last: readonly Value[] | undefined;
    do {
      const keys = sql.join(key.map((column) => sql.ref(column)));
      const after = last === undefined ? sql`` : sql`where (${keys}) > (${sql.join(last)})`;
      const { rows } = await sql<Record<string, Value>>`
        select * from ${sql.table(name)} ${after} order by ${keys} limit ${size}`.execute(database);
      const values = rows.map((row) => columns.map((column) => row[column] ?? null));
      if (values.length > 0) yield { table: name, columns, rows: values };
      const lastRow = rows.length === size ? rows.at(-1) : undefined;
      last = lastRow && key.map((column) => lastRow[column] ?? null);
    } while (last !== undefined);
  }
}
