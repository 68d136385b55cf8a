// Runs before any package is installed, so it uses only modules of Node.js 20.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the packages of the lock file are installed in `folder`, according to npm's
 * `node_modules/.package-lock.json`. Ignores optional packages, because most are for other systems.
 * @param {string} folder
 * @param {{ production: boolean }} options `production` ignores development packages
 */
export function areInstalled(folder, { production }) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([path, { dev, optional, devOptional, link, version }]) => {
    const isNeeded = path.includes('node_modules/') && !optional && !devOptional && !(production && dev);
    return !isNeeded || (link ? installed[path] !== undefined : installed[path]?.version === version);
  });
}

/** @returns {Record<string, Record<string, unknown>>} */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
