import { sql } from 'kysely';

import { isDatabaseUnavailable } from './failures.ts';
import { migrate, migrateTo } from './migrate.ts';
import type { Database, Engine } from './schema.ts';
import { writeSequences } from './sequences.ts';
import type { RowBatch, Snapshot } from './snapshot.ts';
import { readTables, readWholeColumns } from './tables.ts';

/** Row counts by table. */
export type RowCounts = Record<string, number>;

/** Thrown when the database refuses rows of a snapshot. The message is that of the database. */
export class RefusedRows extends Error {
  readonly table: string;
  readonly line: number | undefined;

  constructor({ line, table }: RowBatch, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.table = table;
    this.line = line;
  }
}

/** Options of `loadSnapshot`. */
export interface LoadOptions {
  /** Whether the rows of a table are loaded. */
  includes: (table: string) => boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Creates the tables as of the snapshot's migrations, loads its rows and applies later migrations. The database must
 * have no Hearthlight tables. Returns the number of loaded rows by table. Throws
 * `RefusedRows`.
 */
export async function loadSnapshot(
  transaction: Database,
  engine: Engine,
  { batches, migrations, sequences }: Snapshot,
  { includes, now }: LoadOptions,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  const last = migrations.at(-1);
  if (last === undefined) throw new Error('the snapshot has no migrations');
  await migrateTo(transaction, engine, last);
  // Migrations may insert rows that the snapshot also contains.
  for (const { name } of (await readTables(transaction, engine)).toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(transaction);
  }
  const whole = engine === 'sqlite' ? await readWholeColumns(transaction) : new Map<string, string[]>();
  for await (const batch of batches) {
    if (!includes(batch.table)) continue;
    requireNumbers(batch, whole.get(batch.table) ?? []);
    await insertRows(transaction, batch).catch((error: unknown) => {
      throw isDatabaseUnavailable(error) ? error : new RefusedRows(batch, error);
    });
    counts[batch.table] = (counts[batch.table] ?? 0) + batch.rows.length;
  }
  await writeSequences(transaction, engine, sequences);
  // Responses are cached by version, so a version must never be reused for other content.
  await transaction.updateTable('versions').set({ value: now }).execute();
  await migrate(transaction, engine);
  return counts;
}

/** Throws `RefusedRows` for a text in a column of whole numbers, as PostgreSQL does. */
function requireNumbers(batch: RowBatch, whole: readonly string[]): void {
  for (const column of whole) {
    const at = batch.columns.indexOf(column);
    const wrong = batch.rows.find((row) => row[at] != null && !Number.isInteger(row[at]));
    if (wrong) throw new RefusedRows(batch, `${column} is no whole number`);
  }
}

async function insertRows(database: Database, { columns, rows, table }: RowBatch): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(database);
}

const triggerFunctions = sql<{ name: string }>`
  select distinct p.proname as name from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
    and p.pronamespace = c.relnamespace`;

/** Drops only the tables of Hearthlight. */
export async function dropTables(transaction: Database, engine: Engine): Promise<void> {
  const functions = engine === 'postgres' ? (await triggerFunctions.execute(transaction)).rows : [];
  const names = (await readTables(transaction, engine)).map(({ name }) => name).toReversed();
  for (const name of [...names, 'kysely_migration', 'kysely_migration_lock']) {
    await transaction.schema.dropTable(name).ifExists().execute();
  }
  for (const { name } of functions) await sql`drop function if exists ${sql.id(name)}()`.execute(transaction);
}
