import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Suffix of an incomplete file. */
export const partial = '.part';

/** Writes a file into the data folder, readable by the owner only. The file appears complete or not at all. */
export async function writeDataFile(dataDirectory: string, file: string, data: Buffer): Promise<void> {
  const path = join(dataDirectory, file);
  if (!path.startsWith(join(dataDirectory, '/'))) throw new Error(`the path ${file} leaves the data folder`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Unique, because the same file may be uploaded twice at once.
  const incomplete = `${path}.${crypto.randomUUID()}${partial}`;
  await writeFile(incomplete, data, { mode: 0o600, flush: true });
  await rename(incomplete, path);
}
