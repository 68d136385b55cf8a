import { existsSync } from 'node:fs';
import { link, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { prepareDataDirectory } from '../../database/data-directory.ts';
import { connectDatabase, type DatabaseTarget, sqliteFile } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';
import { partial } from '../../platform/uploads/data-files.ts';
import { syncFolder } from './backup-file.ts';

/** Calls `work` in a transaction. Closes the database. */
async function inDatabase<T>(target: DatabaseTarget, work: (transaction: Database) => Promise<T>): Promise<T> {
  const database = await connectDatabase(target);
  try {
    return await database.transaction().execute(work);
  } finally {
    await database.destroy();
  }
}

/** Calls `work` in a transaction of a database. A new SQLite file appears only when it succeeds. */
export async function inTargetDatabase<T>(
  target: DatabaseTarget,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDirectory } = target;
  const file = sqliteFile(dataDirectory);
  if (databaseUrl !== undefined || existsSync(file)) return inDatabase(target, work);
  prepareDataDirectory(dataDirectory);
  const folder = join(dataDirectory, `restore.${crypto.randomUUID()}${partial}`);
  try {
    const result = await inDatabase({ databaseUrl, dataDirectory: folder }, work);
    // A link, unlike a rename, fails when a server has created the file meanwhile.
    await link(sqliteFile(folder), file);
    await syncFolder(dataDirectory);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls `work` in a transaction of an empty database of the same kind, with a data folder of its own. Removes both. */
export async function inScratchDatabase<T>(
  { databaseUrl }: DatabaseTarget,
  work: (transaction: Database, scratch: DatabaseTarget) => Promise<T>,
): Promise<T> {
  const scratch = { databaseUrl, dataDirectory: await mkdtemp(join(tmpdir(), 'hearthlight-')) };
  const database = await connectDatabase(scratch);
  try {
    const transaction = await database.startTransaction().execute();
    try {
      if (databaseUrl !== undefined) await createSchema(transaction);
      return await work(transaction, scratch);
    } finally {
      await transaction.rollback().execute();
    }
  } finally {
    await database.destroy();
    await rm(scratch.dataDirectory, { recursive: true, force: true });
  }
}

/** Creates a schema for the tables of a PostgreSQL transaction. */
async function createSchema(transaction: Database): Promise<void> {
  const schema = sql.id(`dry_run_${crypto.randomUUID()}`);
  await sql`create schema ${schema}`.execute(transaction);
  await sql`set local search_path to ${schema}`.execute(transaction);
}
