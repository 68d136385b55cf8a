import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import {
  type BackupFile,
  type BackupHead,
  type BackupPart,
  DamagedBackup,
  encryptedBackupStart,
  readBackup,
} from '@hearthlight/domain/desk';

import { ActionError } from '../../actions/action.ts';
import type { RowBatch, Snapshot } from '../../database/snapshot.ts';
import { isTable } from '../../database/tables.ts';
import { hasCode } from '../../lib/has-code.ts';
import { decrypt, encrypt, HeadNotOpened } from './encryption.ts';

/** An opened backup. */
export interface Backup {
  head: BackupHead;
  /** The content, in order. Can be read once. Throws an `ActionError` when the backup is damaged or incomplete. */
  parts: AsyncIterable<RowBatch | BackupFile>;
}

/** Writes a backup: gzip-compressed lines of JSON, encrypted if there is a passphrase. Ends `output`. */
export async function writeParts(
  output: Writable,
  head: BackupHead,
  parts: AsyncIterable<RowBatch | BackupFile>,
  passphrase?: string,
): Promise<void> {
  const lines = Readable.from(linesOf(head, parts));
  if (passphrase === undefined) return pipeline(lines, createGzip(), output);
  await pipeline(lines, createGzip(), (zipped) => encrypt(zipped, passphrase), output);
}

/**
 * Creates a file, readable by the owner only, that `fill` writes. It appears complete or not at all. Throws an
 * `ActionError` when it exists, unless `replace` is set.
 */
export async function createFile(
  file: string,
  fill: (output: Writable) => Promise<void>,
  { replace }: { replace: boolean },
): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  try {
    await fill(createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
    // A link, unlike a rename, fails when the file exists.
    await (replace ? rename(partial, file) : link(partial, file));
    await syncFolder(dirname(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw existsError(file);
    if (code === 'ENOENT') throw new ActionError(`The folder ${dirname(file)} was not found.`);
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
      throw new ActionError(`The file ${file} cannot be written (${code}).`);
    }
    throw error;
  } finally {
    // Its own error must not replace the first one.
    await rm(partial, { force: true }).catch(() => undefined);
  }
}

/** Returns the error for a backup that would replace a file. */
export const existsError = (file: string): ActionError =>
  new ActionError(`The file ${file} exists. Choose another name, or add --force to replace it.`);

/** Waits until the names of a folder's files are on disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* linesOf(head: BackupHead, parts: AsyncIterable<RowBatch | BackupFile>): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let lines = 0;
  for await (const part of parts) {
    lines += 1;
    yield `${JSON.stringify(part)}\n`;
  }
  yield `${JSON.stringify({ end: true, lines })}\n`;
}

/**
 * Opens a backup. Throws an `ActionError` when the file cannot be read, is not a backup in this format, or is encrypted
 * with another passphrase.
 */
export async function openBackup(file: string, passphrase?: string): Promise<Backup> {
  const isEncrypted = await startsEncrypted(file);
  if (isEncrypted && passphrase === undefined) {
    throw new ActionError(`The backup ${file} is encrypted. Add --passphrase-file with its passphrase.`);
  }
  const backup = await readBackup(readLines(file, isEncrypted ? passphrase : undefined));
  if (!backup) throw new ActionError(`The file ${file} is not a backup, or one that a newer version made.`);
  return { head: backup.head, parts: named(file, backup.parts) };
}

/** Names the file in the error of a damaged backup. */
async function* named(file: string, parts: AsyncIterable<BackupPart>): AsyncGenerator<BackupPart> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof DamagedBackup ? damaged(file) : error;
  }
}

const damaged = (file: string) => new ActionError(`The backup ${file} is damaged or incomplete. Use another one.`);

/**
 * The longest line of a backup in bytes: far more than 500 long rows or a scan of 20 MB, and less than a string can
 * hold.
 */
const maxLine = 256 * 1024 * 1024;

/** Yields the chunks of a text. Throws when a line never ends, which would otherwise fill the memory. */
export async function* withoutEndlessLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(10);
    length = end === -1 ? length + chunk.length : chunk.length - end - 1;
    if (length > maxLine) throw new Error('a line does not end');
    yield chunk;
  }
}

async function startsEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT') ? new ActionError(`The file ${file} was not found.`) : error;
  });
  try {
    const { buffer, bytesRead } = await handle.read({ length: encryptedBackupStart.length, position: 0 });
    return buffer.toString('latin1', 0, bytesRead) === encryptedBackupStart;
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

async function* readLines(file: string, passphrase: string | undefined): AsyncGenerator {
  const input = createReadStream(file);
  const text = new PassThrough();
  // Errors of the file, of decryption and of decompression end the loop below.
  const reading =
    passphrase === undefined
      ? pipeline(input, createGunzip(), withoutEndlessLines, text)
      : pipeline(input, (sealed) => opened(file, sealed, passphrase), createGunzip(), withoutEndlessLines, text);
  reading.catch(() => undefined);
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  // A reader that stops early destroys the input. Decompression then fails when the loop no longer listens.
  lines.on('error', () => undefined);
  text.on('error', () => undefined);
  try {
    for await (const line of lines) {
      yield JSON.parse(line);
    }
    await reading;
  } catch (error) {
    const cause = text.errored ?? error;
    throw cause instanceof ActionError ? cause : damaged(file);
  } finally {
    input.destroy();
  }
}

async function* opened(
  file: string,
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* decrypt(sealed, passphrase);
  } catch (error) {
    if (!(error instanceof HeadNotOpened)) throw error;
    throw new ActionError(`The passphrase is wrong, or the beginning of the backup ${file} is damaged.`);
  }
}

/**
 * Returns a backup's rows as a snapshot. Passes its files to `onFile`. Throws an `ActionError` for a table that
 * Hearthlight never had.
 */
export function snapshotIn({ head, parts }: Backup, onFile: (file: BackupFile) => void): Snapshot {
  return { migrations: head.migrations, sequences: head.sequences, batches: rowsIn(parts, onFile) };
}

const unknownTable = (name: string) =>
  new ActionError(`The backup has rows of an unknown table, “${name}”: it was changed. Use another one.`);

async function* rowsIn(
  parts: AsyncIterable<RowBatch | BackupFile>,
  onFile: (file: BackupFile) => void,
): AsyncGenerator<RowBatch> {
  // The head is the first one.
  let line = 1;
  for await (const part of parts) {
    line += 1;
    if ('file' in part) onFile(part);
    else if (isTable(part.table)) yield { ...part, line };
    else throw unknownTable(part.table);
  }
}
