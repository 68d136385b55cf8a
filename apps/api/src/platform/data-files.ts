import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { BackupFile } from '@hearthlight/domain/desk';

import { hasCode } from '../lib/has-code.ts';

/** Reads the files of the data folder that belong in a backup: the secret, the pictures and the scanned bills. */
export async function* readDataFiles(dataDirectory: string): AsyncGenerator<BackupFile> {
  for (const file of await namesIn(dataDirectory)) {
    const data = await readFile(join(dataDirectory, file)).catch(undefinedIfMissing);
    if (data) yield { file, data: data.toString('base64') };
  }
}

/** A file may be deleted while others are being read. */
function undefinedIfMissing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}

/** Suffix of an incomplete file. */
const partial = '.part';

async function namesIn(dataDirectory: string): Promise<string[]> {
  const top = await readdir(dataDirectory).catch(() => []);
  const found = await Promise.all(
    ['pictures', 'bills'].map((folder) =>
      readdir(join(dataDirectory, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const paths = found
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.endsWith(partial))
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...top.filter((name) => name === 'auth-secret'),
    ...paths.map((path) => path.slice(dataDirectory.length + 1)),
  ];
}

/** Writes a file into the data folder, readable by the owner only. The file appears complete or not at all. */
export async function writeDataFile(dataDirectory: string, { data, file }: BackupFile): Promise<void> {
  const path = join(dataDirectory, file);
  if (!path.startsWith(join(dataDirectory, '/'))) throw new Error(`the path ${file} leaves the data folder`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Unique, because the same file may be uploaded twice at once.
  const incomplete = `${path}.${crypto.randomUUID()}${partial}`;
  await writeFile(incomplete, Buffer.from(data, 'base64'), { mode: 0o600, flush: true });
  await rename(incomplete, path);
}
