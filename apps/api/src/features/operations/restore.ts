import { basename, dirname } from 'node:path';

import { ActionError } from '../../actions/action.ts';
import { isDuplicate, isOrphan, isRefusedValue } from '../../database/failures.ts';
import { dropTables, loadSnapshot, RefusedRows } from '../../database/load-snapshot.ts';
import { knownMigrations } from '../../database/migrate.ts';
import { type DatabaseTarget, engineOf } from '../../database/open.ts';
import type { Database, Engine } from '../../database/schema.ts';
import { isRestored } from '../../database/tables.ts';
import { markSample } from '../../platform/sample-mark.ts';
import { isServerRunning, removeServerMark } from '../../platform/server-mark.ts';
import { writeDataFile } from '../../platform/uploads/data-files.ts';
import { uploadsOf } from '../../platform/uploads/uploads-of.ts';
import { version } from '../../platform/version.ts';
import { otherSecretProblem } from '../staff/totp.ts';
import { type Backup, openBackup, snapshotIn } from './backup-file.ts';
import { type BackupContent, type Operation, secretFile } from './backup.ts';
import { hasTables } from './open-existing.ts';
import { inScratchDatabase, inTargetDatabase } from './restore-target.ts';

/** Options of a restore. */
export interface RestoreOptions {
  /** Replaces an existing database. */
  force: boolean;
  /** Restores into a temporary database of the same kind, which is removed again, whatever the database has. */
  dryRun: boolean;
  /** The passphrase of an encrypted backup. */
  passphrase?: string | undefined;
  /** Returns the server's secret once the files are restored, if it is known. */
  findSecret?: () => string | undefined;
}

/** The outcome of a restore. */
interface Restored extends BackupContent {
  /** A sentence, if authenticator apps of staff were set up with another secret, or nobody knows with which. */
  problem?: string | undefined;
}

/**
 * Restores a backup of either engine in one transaction, except sessions and codes. If a file cannot be written, the
 * database is unchanged, but files written before it remain. Throws an `ActionError` when the database has tables,
 * unless `force` is set, and when a server is running.
 */
export async function restore(
  operation: Operation,
  file: string,
  { dryRun, findSecret, force, passphrase }: RestoreOptions,
): Promise<Restored> {
  const backup = await openBackup(file, passphrase);
  const { now, target } = operation;
  const engine = engineOf(target);
  requireKnown(file, backup.head.migrations);
  const load = (transaction: Database, to: DatabaseTarget) =>
    loadBackup(transaction, { ...operation, target: to }, { backup, file, passphrase });
  if (dryRun) return inScratchDatabase(target, load);
  return inTargetDatabase(target, async (transaction) => {
    await requireReplaceable(transaction, engine, { force, now });
    if (force) await dropTables(transaction, engine);
    const content = await load(transaction, target);
    return { ...content, problem: await otherSecretProblem(transaction, findSecret?.()) };
  });
}

/** Loads the rows and writes the files of a backup into a database without tables and its data folder. */
async function loadBackup(
  transaction: Database,
  { actor, now, target }: Operation,
  { backup, file, passphrase }: { backup: Backup; file: string; passphrase: string | undefined },
): Promise<BackupContent> {
  const files: string[] = [];
  const snapshot = snapshotIn(backup, (found) => files.push(found.file));
  const options = { includes: isRestored, now };
  const rows = await loadSnapshot(transaction, engineOf(target), snapshot, options).catch(withSentence(file));
  // The mark of a server that ran when the backup was written.
  await removeServerMark(transaction);
  // A trial on this machine alone would otherwise add it to real data.
  await markSample(transaction, now);
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
  return { rows, files };
}

/** Returns what turns an error of the database about a row of a backup into an `ActionError`. */
const withSentence = (file: string) => (error: unknown) => {
  if (error instanceof RefusedRows) {
    const { cause, line, table } = error;
    const what = isOrphan(cause) || isDuplicate(cause) ? 'contradict others' : 'are invalid';
    throw new ActionError(
      `Rows of the table “${table}” in line ${line} of the backup ${file} ${what}: ${error.message}. ${unchanged}`,
    );
  }
  // A later migration found it.
  if (isRefusedValue(error))
    throw new ActionError(`The rows of the backup ${file} contradict one another. ${unchanged}`);
  throw error;
};

const unchanged = 'The database is unchanged. Use another one.';

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
function requireKnown(file: string, migrations: readonly string[]): void {
  const known = knownMigrations();
  if (migrations.every((name) => known.includes(name))) return;
  throw new ActionError(
    `The backup ${file} is of a newer version: its database is at “${migrations.at(-1)}”, and this program (${version}) ` +
      `knows versions up to “${known.at(-1)}”. Restore it with the version that made it, or a newer one.`,
  );
}

/**
 * Throws an `ActionError` when the database has tables of Hearthlight, unless `force` is set, or when a server uses it.
 */
async function requireReplaceable(
  database: Database,
  engine: Engine,
  { force, now }: Pick<RestoreOptions, 'force'> & Pick<Operation, 'now'>,
): Promise<void> {
  if (!(await hasTables(database))) return;
  if (!force)
    throw new ActionError('The database has data. Stop the server and back it up, then add --force to replace it.');
  if (await isServerRunning(database, engine, now))
    throw new ActionError(
      'A server uses this database. Stop it first, and all others that use it. If it was killed, try again in two minutes.',
    );
}
