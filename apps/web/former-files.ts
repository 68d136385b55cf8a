import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The names of the files that a build has written, one to a line. No address leads to the folder. */
const list = '.server/files.txt';

/** A compressed copy belongs to its file. */
const originalOf = (name: string) => name.replace(/\.(?:br|gz)$/, '');

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

/**
 * Removes the files that are neither of the build that began at `start`, in epoch milliseconds, nor of the one before.
 * A server that still runs has the pages of the one before in memory, and so have browsers: scripts, styles and fonts
 * that those name must not be gone.
 */
export function removeOutdated(directory: string, start: number): void {
  const former = existsSync(join(directory, list)) ? readFileSync(join(directory, list), 'utf8') : '';
  const files = filesIn(directory);
  const isNew = (name: string) => statSync(join(directory, name)).mtimeMs >= start;
  const built = files.filter((name) => isNew(name) && originalOf(name) === name && name !== list);
  const kept = new Set([...built, ...former.split('\n'), list]);
  for (const name of files) if (!kept.has(originalOf(name))) rmSync(join(directory, name));
  writeFileSync(join(directory, list), built.toSorted().join('\n'));
}
