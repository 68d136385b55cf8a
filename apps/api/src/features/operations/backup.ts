import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';

import type { BackupFile } from '@hearthlight/domain/desk';

import { ActionError } from '../../actions/action.ts';
import { isDuplicate, isOrphan } from '../../database/failures.ts';
import { dropTables, loadSnapshot, type RowCounts } from '../../database/load-snapshot.ts';
import { knownMigrations, readMigrations } from '../../database/migrate.ts';
import { connectDatabase, type DatabaseTarget, engineOf } from '../../database/open.ts';
import type { Database, Engine } from '../../database/schema.ts';
import { type RowBatch, type Snapshot, withSnapshot } from '../../database/snapshot.ts';
import { isRestored } from '../../database/tables.ts';
import { hasCode } from '../../lib/has-code.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { recordBackup } from '../../platform/last-backup.ts';
import { foldersWithUploads, readWhole, type UploadSource } from '../../platform/uploads/copy-uploads.ts';
import { writeDataFile } from '../../platform/uploads/data-files.ts';
import { uploadsOf } from '../../platform/uploads/uploads-of.ts';
import { version } from '../../platform/version.ts';
import { otherSecretProblem } from '../staff/totp.ts';
import { type Backup, createFile, existsError, openBackup, snapshotIn, writeParts } from './backup-file.ts';
import { openCurrent } from './open-existing.ts';

/** The content of a backup. */
export interface BackupContent {
  rows: RowCounts;
  /** Paths in the data folder. */
  files: string[];
}

/** The author, database and time of a backup or restore. */
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
    await withSnapshot(database, engine, async (snapshot, connection) => {
      const { migrations, sequences } = snapshot;
      const head = {
        format: 'hearthlight-backup',
        version: 1,
        created_at: isoInstant(now),
        engine,
        migrations,
        sequences,
      } as const;
      const parts = counted(snapshot, filesOf(target, connection), content);
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
  files: AsyncIterable<BackupFile>,
  content: BackupContent,
): AsyncGenerator<RowBatch | BackupFile> {
  for await (const batch of batches) {
    content.rows[batch.table] = (content.rows[batch.table] ?? 0) + batch.rows.length;
    yield batch;
  }
  for await (const file of files) {
    content.files.push(file.file);
    yield file;
  }
}

/** Yields the files that belong in a backup: the secret, the pictures and the scanned bills. One is in memory at a time. */
export async function* filesOf(target: DatabaseTarget, database: Database): AsyncGenerator<BackupFile> {
  const secret = await readFile(join(target.dataDirectory, secretFile)).catch(undefinedIfMissing);
  if (secret) yield { file: secretFile, data: secret.toString('base64') };
  const source: UploadSource = { database, uploads: uploadsOf(target) };
  for (const folder of await foldersWithUploads(source)) {
    for (const { name } of await source.uploads.list(database, folder)) {
      const file = `${folder}/${name}`;
      const data = await readWhole(source, file).catch(undefinedIfMissing);
      if (data) yield { file, data: data.toString('base64') };
    }
  }
}

const secretFile = 'auth-secret';

/** A file may be deleted while others are being read. */
function undefinedIfMissing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}

/** Options of a restore. */
export interface RestoreOptions {
  /** Replaces an existing database. */
  force: boolean;
  /** Reads the whole backup without changing anything. */
  dryRun: boolean;
  /** The passphrase of an encrypted backup. */
  passphrase?: string | undefined;
  /** Returns the server's secret once the files are restored, if it is known. */
  findSecret?: () => string | undefined;
}

/** The outcome of a restore. */
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
  const files: string[] = [];
  const snapshot = snapshotIn(backup, (found) => files.push(found.file));
  if (dryRun) return { rows: await countRestored(snapshot), files };
  const { actor, now, target } = operation;
  const engine = engineOf(target);
  const database = await connectDatabase(target);
  try {
    return await database.transaction().execute(async (transaction) => {
      await requireEmpty(transaction, target, force);
      if (force) await dropTables(transaction, engine);
      const rows = await loadSnapshot(transaction, engine, snapshot, { includes: isRestored, now }).catch(
        unlessContradictory(file),
      );
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
      await restoreFiles(transaction, target, await openBackup(file, passphrase));
      const secret = findSecret?.();
      const problem = secret === undefined ? undefined : await otherSecretProblem(transaction, secret);
      return { rows, files, problem };
    });
  } finally {
    await database.destroy();
  }
}

/** Returns what turns an error of the database about a row into an `ActionError`. */
const unlessContradictory = (file: string) => (error: unknown) => {
  if (!isOrphan(error) && !isDuplicate(error)) throw error;
  throw new ActionError(
    `The rows of the backup ${file} contradict one another. The database is unchanged. Use another one.`,
  );
};

/**
 * Restores the files of a backup that was read to its end before. One is in memory at a time. The secret is the last,
 * because it is the only one that can replace an existing file.
 */
async function restoreFiles(transaction: Database, target: DatabaseTarget, { parts }: Backup): Promise<void> {
  let secret: Buffer | undefined;
  for await (const part of parts) {
    if (!('file' in part)) continue;
    const data = Buffer.from(part.data, 'base64');
    if (part.file === secretFile) secret = data;
    else await uploadsOf(target).put(transaction, dirname(part.file), [{ name: basename(part.file), data }]);
  }
  if (secret) await writeDataFile(target.dataDirectory, secretFile, secret);
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
