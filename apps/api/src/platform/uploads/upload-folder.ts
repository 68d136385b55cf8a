import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { prepareDataDirectory } from '../../database/data-directory.ts';
import { hasCode } from '../../lib/has-code.ts';
import { partial, writeDataFile } from './data-files.ts';
import { mediaType } from './media-type.ts';
import type { NewUpload, UploadFacts, Uploads } from './uploads.ts';

/** Uploads in the data folder, readable by its owner only. Transactions do not apply to them. */
export const uploadFolder = (dataDirectory: string): Uploads => ({
  put: async (_database, folder, files) => {
    prepareDataDirectory(dataDirectory);
    const [only, ...others] = files;
    if (only && others.length === 0)
      await writeDataFile(dataDirectory, `${folder}/${only.name}`, Buffer.from(only.data));
    else if (!existsSync(join(dataDirectory, folder))) await createFolder(dataDirectory, folder, files);
  },
  read: async (_database, path) => {
    const file = join(dataDirectory, path);
    const found = await statFile(file);
    return (
      found && {
        size: found.size,
        type: mediaType(path),
        etag: `W/"${found.size.toString(16)}-${Math.trunc(found.mtimeMs).toString(16)}"`,
        stream: (range) => createReadStream(file, range),
      }
    );
  },
  remove: (_database, path) => rm(join(dataDirectory, path), { recursive: true, force: true }),
  list: (_database, folder) => listFiles(join(dataDirectory, folder)),
  folders: async (_database, folder) =>
    (await entriesOf(join(dataDirectory, folder))).filter((entry) => entry.isDirectory()).map(({ name }) => name),
  stored: (_database, paths) => Promise.resolve(new Set(paths.filter((path) => existsSync(join(dataDirectory, path))))),
  removeIncomplete: (before) => removeIncomplete(dataDirectory, before),
  changedAt: async (folder) => (await stat(join(dataDirectory, folder)).catch(() => undefined))?.mtimeMs ?? 0,
});

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => []);

async function statFile(file: string) {
  try {
    const found = await stat(file);
    return found.isFile() ? found : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

async function listFiles(folder: string): Promise<UploadFacts[]> {
  const names = (await entriesOf(folder))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(partial))
    .map(({ name }) => name);
  const facts: UploadFacts[] = [];
  for (const name of names) {
    // A file may be deleted while others are being read.
    const found = await statFile(join(folder, name));
    if (found) facts.push({ name, size: found.size, storedAt: Math.trunc(found.mtimeMs) });
  }
  return facts;
}

async function removeIncomplete(dataDirectory: string, before: number): Promise<void> {
  const entries = await readdir(dataDirectory, { recursive: true }).catch(() => []);
  for (const entry of entries.filter((name) => name.endsWith(partial))) {
    const path = join(dataDirectory, entry);
    // Another process may have finished it.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Creates a folder that appears with all its files. */
async function createFolder(dataDirectory: string, name: string, files: readonly NewUpload[]): Promise<void> {
  const folder = join(dataDirectory, name);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  // Outside the folders of uploads, which a backup may read at any time.
  const incomplete = join(dataDirectory, `picture.${process.pid}.${crypto.randomUUID()}${partial}`);
  try {
    await mkdir(incomplete, { mode: 0o700 });
    for (const file of files)
      await writeFile(join(incomplete, file.name), file.data, { flag: 'wx', flush: true, mode: 0o600 });
    await syncFolder(incomplete);
    await rename(incomplete, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    // Another process stored the same files in the meantime.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(incomplete, { recursive: true, force: true });
  }
}

/** Windows cannot open a folder, and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
