import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';

import type { BackupFile } from '@hearthlight/domain/desk';

import { ActionError } from '../../actions/action.ts';
import { dropTables, loadSnapshot, type RowCounts } from '../../database/load-snapshot.ts';
import { knownMigrations, readMigrations } from '../../database/migrate.ts';
import { connectDatabase, type DatabaseTarget, engineOf } from '../../database/open.ts';
import type { Database, Engine } from '../../database/schema.ts';
import { type RowBatch, type Snapshot, withSnapshot } from '../../database/snapshot.ts';
import { isRestored } from '../../database/tables.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { readDataFiles, writeDataFile } from '../../platform/data-files.ts';
import { recordBackup } from '../../platform/last-backup.ts';
import { version } from '../../platform/version.ts';
import { otherSecretProblem } from '../staff/totp.ts';
import { createFile, existsError, openBackup, snapshotIn, writeParts } from './backup-file.ts';
import { openCurrent } from './open-existing.ts';

/** The content of a backup. */
export interface BackupContent {
  rows: RowCounts;
  /** Paths in the data folder. */
  files: string[];
}

/** Who backs up or restores which database, and when. */
export interface Operation {
  target: DatabaseTarget;
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores what `fill` writes to a stream, such as a file or a response. */
type Store = (fill: (output: Writable) => Promise<void>) => Promise<void>;

/**
 * Writes a consistent snapshot of the database, the secret, the pictures and the scanned bills to `store`, encrypted if
 * there is a passphrase. The server may be running: the snapshot has a connection of its own.
 */
export async function backUp(
  { now, target }: Pick<Operation, 'now' | 'target'>,
  store: Store,
  passphrase?: string,
): Promise<BackupContent> {
  const engine = engineOf(target);
  const database = await openCurrent(target);
  const content: BackupContent = { rows: {}, files: [] };
  try {
    await withSnapshot(database, engine, async (snapshot) => {
      const { migrations, sequences } = snapshot;
      const head = {
        format: 'hearthlight-backup',
        version: 1,
        created_at: isoInstant(now),
        engine,
        migrations,
        sequences,
      } as const;
      const parts = counted(snapshot, target.dataDirectory, content);
      await store((output) => writeParts(output, head, parts, passphrase));
    });
    await recordBackup(database, now);
    return content;
  } finally {
    await database.destroy();
  }
}

/** Writes a backup to a file. Throws an `ActionError` when it exists, unless `force` is set. */
export async function backUpToFile(
  operation: Pick<Operation, 'now' | 'target'>,
  file: string,
  { force, passphrase }: { force: boolean; passphrase?: string | undefined },
): Promise<BackupContent> {
  if (!force && existsSync(file)) throw existsError(file);
  return backUp(operation, (fill) => createFile(file, fill, { replace: force }), passphrase);
}

/** Yields the rows and files of a backup and counts them in `content`. */
async function* counted(
  { batches }: Snapshot,
  dataDirectory: string,
  content: BackupContent,
): AsyncGenerator<RowBatch | BackupFile> {
  for await (const batch of batches) {
    content.rows[batch.table] = (content.rows[batch.table] ?? 0) + batch.rows.length;
    yield batch;
  }
  for await (const file of readDataFiles(dataDirectory)) {
    content.files.push(file.file);
    yield file;
  }
}

/** Options of a restore. */
export interface RestoreOptions {
  /** Replaces an existing database. */
  force: boolean;
  /** Reads the whole backup without changing anything. */
  dryRun: boolean;
  /** Of an encrypted backup. */
  passphrase?: string | undefined;
  /** Returns the server's secret once the files are restored, if it is known. */
  findSecret?: () => string | undefined;
}

/** What was restored. */
interface Restored extends BackupContent {
  /** A sentence, if authenticator apps of staff were set up with another secret. */
  problem?: string | undefined;
}

/**
 * Restores a backup of either engine in one transaction, except sessions and codes. If a file cannot be written, the
 * database is unchanged, but files written before it remain. Throws an `ActionError` when the database has tables,
 * unless `force` is set.
 */
export async function restore(
  operation: Operation,
  file: string,
  { dryRun, findSecret, force, passphrase }: RestoreOptions,
): Promise<Restored> {
  const backup = await openBackup(file, passphrase);
  requireKnown(file, backup.head.migrations, engineOf(operation.target));
  const files: BackupFile[] = [];
  const snapshot = snapshotIn(backup, (found) => files.push(found));
  const names = () => files.map((found) => found.file);
  if (dryRun) return { rows: await countRestored(snapshot), files: names() };
  const { actor, now, target } = operation;
  const engine = engineOf(target);
  const database = await connectDatabase(target);
  try {
    return await database.transaction().execute(async (transaction) => {
      await requireEmpty(transaction, target, force);
      if (force) await dropTables(transaction, engine);
      const rows = await loadSnapshot(transaction, engine, snapshot, { includes: isRestored, now });
      const entry = {
        at: now,
        actor,
        action: 'database restore',
        kind: 'database',
        detail: backup.head.created_at,
      };
      await transaction
        .insertInto('audit')
        .values({ ...entry, subject: 'database' })
        .execute();
      // Before the commit, so that the database is unchanged if a file cannot be written.
      for (const found of secretLast(files)) await writeDataFile(target.dataDirectory, found);
      const secret = findSecret?.();
      const problem = secret === undefined ? undefined : await otherSecretProblem(transaction, secret);
      return { rows, files: names(), problem };
    });
  } finally {
    await database.destroy();
  }
}

/** Throws an `ActionError` that names both versions if a backup is of a newer version than this program. */
function requireKnown(file: string, migrations: readonly string[], engine: Engine): void {
  const known = knownMigrations(engine);
  if (migrations.every((name) => known.includes(name))) return;
  throw new ActionError(
    `The backup ${file} is of a newer version: its database is at “${migrations.at(-1)}”, and this program (${version}) ` +
      `knows versions up to “${known.at(-1)}”. Restore it with the version that made it, or a newer one.`,
  );
}

/** The secret is the only file that can replace an existing one. */
const secretLast = (files: readonly BackupFile[]): BackupFile[] =>
  files.toSorted((one, other) => Number(one.file === 'auth-secret') - Number(other.file === 'auth-secret'));

async function countRestored({ batches }: Snapshot): Promise<RowCounts> {
  const counts: RowCounts = {};
  for await (const { rows, table } of batches) {
    if (isRestored(table)) counts[table] = (counts[table] ?? 0) + rows.length;
  }
  return counts;
}

/** Throws an `ActionError` when the database has tables of Hearthlight, unless `force` is set. */
async function requireEmpty(
  database: Database,
  target: Pick<DatabaseTarget, 'databaseUrl'>,
  force: boolean,
): Promise<void> {
  if (force || !(await hasTables(database, engineOf(target)))) return;
  throw new ActionError(
    'The database has data. Stop the server and back it up, then add --force to replace it.',
  );
}

/** Whether a database has tables of Hearthlight. */
export const hasTables = async (database: Database, engine: Engine): Promise<boolean> =>
  (await readMigrations(database, engine)).applied.length > 0;
