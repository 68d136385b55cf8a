import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

import type { BackupFile } from '@hearthlight/domain/desk';

import type { RowCounts } from '../../database/load-snapshot.ts';
import { type DatabaseTarget, engineOf } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';
import { type RowBatch, type Snapshot, withSnapshot } from '../../database/snapshot.ts';
import { hasCode } from '../../lib/has-code.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { recordBackup } from '../../platform/last-backup.ts';
import { foldersWithUploads, readWhole, type UploadSource } from '../../platform/uploads/copy-uploads.ts';
import { uploadsOf } from '../../platform/uploads/uploads-of.ts';
import { createFile, existsError, writeParts } from './backup-file.ts';
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

/**
 * Yields the files that belong in a backup: the secret, the pictures and the scanned bills. One is in memory at a time.
 */
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

/** The file of the data folder that has the server's secret. */
export const secretFile = 'auth-secret';

/** A file may be deleted while others are being read. */
function undefinedIfMissing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}
