import { lstat, readFile } from 'node:fs/promises';

/** A path that names something else than a regular file, such as a link, a device or a pipe. */
export class NotRegularFile extends Error {}

/**
 * Returns the content of a regular file. Throws a `NotRegularFile` for anything else: a link could lead to a file that its
 * author may not read but the operator may, and a device or a pipe may never end.
 */
export async function readRegularFile(path: string): Promise<Buffer> {
  if (!(await lstat(path)).isFile()) throw new NotRegularFile();
  return readFile(path);
}
