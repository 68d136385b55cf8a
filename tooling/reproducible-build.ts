import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build, root } from './prepare.mjs';

/** `npm run test:reproducible`: builds the site twice from nothing, and fails unless all files have the same bytes. */
const site = join(root, 'apps/web/dist');

/** Builds from nothing, and returns the SHA-256 of each file by its path. */
function hashesOfBuild(): Map<string, string> {
  rmSync(site, { recursive: true, force: true });
  build({ force: true });
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')] as const;
    }),
  );
}

const [first, second] = [hashesOfBuild(), hashesOfBuild()];
const paths = new Set([...first.keys(), ...second.keys()]);
const different = [...paths].filter((path) => first.get(path) !== second.get(path));
for (const path of different) console.log(`Differs: ${path}`);
const all = createHash('sha256');
for (const path of [...second.keys()].toSorted()) all.update(second.get(path) ?? '');
console.log(`${paths.size} files, sha256 ${all.digest('hex')}`);
console.log(`${paths.size - different.length} passed, ${different.length} failed`);
process.exitCode = different.length > 0 ? 1 : 0;
