import { lstat, readFile } from 'node:fs/promises';

/** Thrown for a path that is not a regular file, such as a link, a device or a pipe. */
export class NotRegularFile extends Error {}

/**
 * Reads a regular file. Throws a `NotRegularFile` for anything else: a link could expose a file that only the operator
 * may read, and reading a device or a pipe may never end.
 */
export async function readRegularFile(path: string): Promise<Buffer> {
  if (!(await lstat(path)).isFile()) throw new NotRegularFile();
  return readFile(path);
}
