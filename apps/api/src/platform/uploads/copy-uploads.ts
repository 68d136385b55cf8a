import { buffer } from 'node:stream/consumers';

import type { Database } from '../../database/schema.ts';
import type { NewUpload, Uploads } from './uploads.ts';

/** Uploads together with their database. */
export interface UploadSource {
  database: Database;
  uploads: Uploads;
}

/** Returns the paths of all folders that have uploads. */
export async function foldersWithUploads({ database, uploads }: UploadSource): Promise<string[]> {
  const pictures = await uploads.folders(database, 'pictures');
  return [...pictures.map((id) => `pictures/${id}`), 'bills'];
}

/** Returns the bytes of a file, or `undefined` if it is gone. */
export async function readWhole({ database, uploads }: UploadSource, path: string): Promise<Buffer | undefined> {
  const found = await uploads.read(database, path);
  return found && buffer(found.stream());
}

/**
 * Copies the files that are missing elsewhere: those of a picture at once, scans one at a time. Returns their number.
 */
export async function copyUploads(from: UploadSource, to: UploadSource): Promise<number> {
  let copied = 0;
  for (const folder of await foldersWithUploads(from)) {
    const names = (await from.uploads.list(from.database, folder)).map(({ name }) => name);
    const pathOf = (name: string) => `${folder}/${name}`;
    const known = await to.uploads.stored(to.database, names.map(pathOf));
    const missing = names.filter((name) => !known.has(pathOf(name)));
    for (const some of folder === 'bills' ? missing.map((name) => [name]) : [missing]) {
      const files: NewUpload[] = [];
      for (const name of some) {
        const data = await readWhole(from, pathOf(name));
        if (data) files.push({ name, data });
      }
      await to.uploads.put(to.database, folder, files);
      copied += files.length;
    }
  }
  return copied;
}
