import { uploadFile } from '@hearthlight/domain';
import { sql } from 'kysely';

import { readMigrations } from '../../database/migrate.ts';
import { type DatabaseTarget, engineOf } from '../../database/open.ts';
import type { Database, Engine } from '../../database/schema.ts';
import { readIdentityTables, readSequences } from '../../database/sequences.ts';
import { countRows, readForeignKeys, readTables, readWholeColumns, type Table } from '../../database/tables.ts';
import { countOf } from '../../lib/count-of.ts';
import type { UploadSource } from '../../platform/uploads/copy-uploads.ts';
import { uploadsOf } from '../../platform/uploads/uploads-of.ts';
import { scanPath } from '../bills/bill-scan.ts';
import { currencyProblem } from '../books/currency.ts';
import { picturePath } from '../pictures/picture-store.ts';
import { otherSecretProblem } from '../staff/totp.ts';
import { openExisting } from './open-existing.ts';

/** The result of a check. */
export interface CheckResult {
  /** One sentence per problem. */
  problems: string[];
  /** The number of rows, by table. */
  rows: Record<string, number>;
}

/**
 * Checks a database without changing it: its file (SQLite), migrations, references between tables, next ids, and that
 * its uploaded pictures and scanned bills exist. With the server's secret, also whether the desk's second factors need
 * it.
 */
export async function checkDatabase(target: DatabaseTarget, secret: string | undefined): Promise<CheckResult> {
  const engine = engineOf(target);
  const database = await openExisting(target);
  try {
    const tables = await readTables(database, engine);
    const rows: Record<string, number> = {};
    for (const { name } of tables) rows[name] = await countRows(database, name);
    const problems = [
      ...(await integrityProblems(database, engine)),
      ...(await migrationProblems(database)),
      ...(await orphanProblems(database, engine)),
      ...(await currencyProblems(database, rows)),
      ...(await sequenceProblems(database, engine, tables)),
      ...(await uploadProblems({ database, uploads: uploadsOf(target) }, engine, rows)),
      ...(await secretProblems(database, rows, secret)),
    ];
    return { problems, rows };
  } finally {
    await database.destroy();
  }
}

/** SQLite checks its own file. PostgreSQL has no such statement, but `countRows` has read every table. */
async function integrityProblems(database: Database, engine: Engine): Promise<string[]> {
  if (engine === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  return [
    ...rows.flatMap(({ integrity_check: line }) => (line === 'ok' ? [] : [`The file is damaged: ${line}.`])),
    ...(await numberProblems(database)),
  ];
}

/** SQLite stores a text in a column of whole numbers, where the server does not expect one. */
async function numberProblems(database: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, columns] of await readWholeColumns(database)) {
    const wrong = columns.map((column) => sql`typeof(${sql.ref(column)}) not in ('integer', 'null')`);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.join(wrong, sql` or `)}`.execute(database);
    const count = rows[0]?.count ?? 0;
    if (count > 0) problems.push(`${countOf(count, 'row')} of ${table}: no number where one belongs.`);
  }
  return problems;
}

async function migrationProblems(database: Database): Promise<string[]> {
  const { pending, unknown } = await readMigrations(database);
  return [
    ...pending.map((name) => `The migration ${name} is pending. Start the server once to apply it.`),
    ...unknown.map((name) => `The migration ${name} is of a newer version.`),
  ];
}

/** A database of an earlier version has no currency, or other names of tables. */
async function currencyProblems(database: Database, rows: CheckResult['rows']): Promise<string[]> {
  if (!('gifts' in rows)) return [];
  return [(await currencyProblem(database)) ?? []].flat();
}

/** A database of an earlier version has no staff. */
async function secretProblems(
  database: Database,
  rows: CheckResult['rows'],
  secret: string | undefined,
): Promise<string[]> {
  if (!('staff' in rows) || secret === undefined) return [];
  return [(await otherSecretProblem(database, secret)) ?? []].flat();
}

async function orphanProblems(database: Database, engine: Engine): Promise<string[]> {
  const problems: string[] = [];
  for (const { column, parent, parent_column: key, table } of await readForeignKeys(database, engine)) {
    const child = sql.ref(`${table}.${column}`);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${child} is not null and not exists
        (select 1 from ${sql.table(parent)} as owner where ${sql.ref(`owner.${key}`)} = ${child})`.execute(database);
    const count = rows[0]?.count ?? 0;
    if (count > 0) problems.push(`No row of ${parent} exists for ${countOf(count, 'row')} of ${table}.`);
  }
  return problems;
}

/** PostgreSQL generates ids without looking at the rows, so inserts fail when the next id is in use. */
async function sequenceProblems(database: Database, engine: Engine, tables: readonly Table[]): Promise<string[]> {
  if (engine === 'sqlite') return [];
  const sequences = await readSequences(database, engine);
  const problems: string[] = [];
  for (const name of await readIdentityTables(database)) {
    if (!tables.some((table) => table.name === name)) continue;
    const { rows } = await sql<{ largest: number | null }>`
      select max(id) as largest from ${sql.table(name)}`.execute(database);
    if ((rows[0]?.largest ?? 0) > (sequences[name] ?? 0)) {
      problems.push(`The next id of ${name} is already in use.`);
    }
  }
  return problems;
}

/** Columns with picture addresses. */
const pictureColumns = {
  news: 'cover_image_url',
  campaigns: 'image_url',
  impact_updates: 'image_url',
} as const;

/** Files are missing when the data folder was not restored or is not the server's. */
async function uploadProblems(source: UploadSource, engine: Engine, rows: CheckResult['rows']): Promise<string[]> {
  // A database of an earlier version has no files.
  if (engine === 'postgres' && !('uploads' in rows)) return [];
  return [...(await pictureProblems(source)), ...(await scanProblems(source))];
}

async function pictureProblems({ database, uploads }: UploadSource): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, column] of Object.entries(pictureColumns)) {
    const { rows } = await sql<{ id: number; address: string }>`
      select id, ${sql.ref(column)} as address from ${sql.table(table)}
      where ${sql.ref(column)} like '/uploads/%' order by id`.execute(database);
    const named = rows.flatMap((row) => {
      const file = uploadFile(row.address);
      return file === undefined ? [] : { ...row, path: picturePath(file) };
    });
    const stored = await uploads.stored(
      database,
      named.map(({ path }) => path),
    );
    for (const { address, id, path } of named)
      if (!stored.has(path)) problems.push(`The picture ${address} of row ${id} of ${table} is missing.`);
  }
  return problems;
}

async function scanProblems({ database, uploads }: UploadSource): Promise<string[]> {
  const bills = await database
    .selectFrom('bills')
    .select(['id', 'scan'])
    .where('scan', 'is not', null)
    .orderBy('id')
    .execute();
  const stored = await uploads.stored(
    database,
    bills.map(({ scan }) => scanPath(scan ?? '')),
  );
  return bills
    .filter(({ scan }) => !stored.has(scanPath(scan ?? '')))
    .map(({ id }) => `The scan of bill ${id} is missing.`);
}
