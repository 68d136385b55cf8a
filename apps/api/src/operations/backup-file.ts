import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import * as z from 'zod';

import type { RowBatch, Snapshot } from '../database/snapshot.ts';
import { ActionError } from '../staff/action.ts';
import { hasCode } from './has-code.ts';

const value = z.union([z.string(), z.number(), z.null()]);

/** The first line of a backup. */
const headSchema = z.object({
  format: z.literal('hearthlight-backup'),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  sequences: z.record(z.string(), z.number()),
});
const lineSchema = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()), rows: z.array(z.array(value)) }),
  z.object({ file: z.string().regex(/^(?:auth-secret|(?:pictures|bills)\/[^\0]+)$/), data: z.base64() }),
  z.object({ end: z.literal(true), lines: z.number() }),
]);

/** The first line of a backup. */
export type BackupHead = z.output<typeof headSchema>;

/** A file of the data folder in a backup. */
export interface BackupFile {
  /** Relative to the data folder. */
  file: string;
  /** Base64. */
  data: string;
}

/** An opened backup. */
export interface Backup {
  head: BackupHead;
  /** The content, in order. Can be read once. Throws an `ActionError` when the backup is damaged or incomplete. */
  parts: AsyncIterable<RowBatch | BackupFile>;
}

/**
 * Writes a backup: gzip-compressed lines of JSON, readable by the owner only. The file appears complete or not at all.
 * Throws an `ActionError` when the file exists, unless `replace` is set.
 */
export async function writeBackup(
  file: string,
  head: BackupHead,
  parts: AsyncIterable<RowBatch | BackupFile>,
  { replace }: { replace: boolean },
): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  try {
    const output = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(head, parts)), createGzip(), output);
    // A link, unlike a rename, fails when the file exists.
    await (replace ? rename(partial, file) : link(partial, file));
    await syncFolder(dirname(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw existsError(file);
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
      throw new ActionError(`The file ${file} cannot be written (${code}).`);
    }
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Returns the error for a backup that would replace a file. */
export const existsError = (file: string): ActionError =>
  new ActionError(`The file ${file} exists. Choose another name, or add --force to replace it.`);

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* linesOf(
  head: BackupHead,
  parts: AsyncIterable<RowBatch | BackupFile>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let lines = 0;
  for await (const part of parts) {
    lines += 1;
    yield `${JSON.stringify(part)}\n`;
  }
  yield `${JSON.stringify({ end: true, lines })}\n`;
}

/** Opens a backup. Throws an `ActionError` when the file cannot be read or is not a backup in this format. */
export async function openBackup(file: string): Promise<Backup> {
  const lines = readLines(file);
  const first = await lines.next();
  const head = headSchema.safeParse(first.done ? undefined : first.value);
  if (!head.success) throw new ActionError(`The file ${file} is not a backup of this version’s format.`);
  return { head: head.data, parts: partsOf(file, lines) };
}

async function* partsOf(file: string, lines: AsyncIterable<unknown>): AsyncGenerator<RowBatch | BackupFile> {
  let count = 0;
  for await (const line of lines) {
    const part = lineSchema.safeParse(line);
    if (!part.success) break;
    if ('end' in part.data) {
      if (part.data.lines === count) return;
      break;
    }
    count += 1;
    yield part.data;
  }
  throw damaged(file);
}

const damaged = (file: string) => new ActionError(`The backup ${file} is damaged or incomplete.`);

async function* readLines(file: string): AsyncGenerator {
  const input = createReadStream(file);
  const text = input.pipe(createGunzip());
  input.on('error', (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield JSON.parse(line);
    }
    if (text.errored) throw text.errored;
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new ActionError(`There is no file ${file}.`) : damaged(file);
  } finally {
    input.destroy();
  }
}

/** Returns a backup's rows as a snapshot. Passes its files to `onFile`. */
export function snapshotIn({ head, parts }: Backup, onFile: (file: BackupFile) => void): Snapshot {
  return { migrations: head.migrations, sequences: head.sequences, batches: rowsIn(parts, onFile) };
}

async function* rowsIn(
  parts: AsyncIterable<RowBatch | BackupFile>,
  onFile: (file: BackupFile) => void,
): AsyncGenerator<RowBatch> {
  for await (const part of parts) {
    if ('file' in part) onFile(part);
    else yield part;
  }
}
