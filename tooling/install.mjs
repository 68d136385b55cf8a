// Runs before any package is installed, so it uses only modules of Node.js 20.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { diskIsFull, exitWith, isDiskFull, root, runStep } from './run-step.mjs';

/**
 * Returns whether the Node.js of the lock file runs here, which needs Linux with glibc. Exits if this one is too old.
 */
function chooseNode() {
  const { platform, arch, version } = process;
  const glibc = platform === 'linux' ? process.report.getReport().header.glibcVersionRuntime : undefined;
  const isPinned = glibc !== undefined && ['x64', 'arm64'].includes(arch);
  const oldest = isPinned ? '20.19' : '24';
  if (version.slice(1).localeCompare(oldest, 'en', { numeric: true }) < 0)
    exitWith(
      `Hearthlight needs Node.js ${oldest} or newer${isPinned ? '' : ' on this system'}, but this is ${version}. Install it from https://nodejs.org or with the system's package manager.`,
    );
  return isPinned;
}

/** @returns {Record<string, Record<string, unknown>>} */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Installs the packages of the lock file if some are missing. Ignores optional ones, because most are for other
 * systems. Exits with a sentence if that fails.
 * @param {{ production?: boolean }} options `production` installs only what building and serving need
 */
export async function install({ production = false } = {}) {
  const isPinned = chooseNode();
  const installed = packagesIn('node_modules/.package-lock.json');
  const isInstalled = Object.entries(packagesIn('package-lock.json')).every(
    ([path, { dev, optional, devOptional, link, version }]) => {
      const isNeeded = path.includes('node_modules/') && !optional && !devOptional && !(production && dev);
      return !isNeeded || (link ? installed[path] !== undefined : installed[path]?.version === version);
    },
  );
  if (isInstalled) return;
  // Whoever has the development packages keeps them.
  const omitsDev = production && !Object.values(installed).some(({ dev }) => dev);
  const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...retries, ...(omitsDev ? ['--omit=dev'] : [])];
  const step = `Installing the packages${omitsDev ? '' : ' and tools'} (once, about half a minute)`;
  await runStep(step, [['ci', ...options]], 'npm ci could not install the packages.');
  // npm leaves out optional packages that do not fit, without an error, and never installs them later.
  if (isDiskFull()) {
    rmSync(join(root, 'node_modules/.package-lock.json'));
    exitWith(diskIsFull);
  }
  // On Alpine, npm installs a Node.js that does not run there.
  if (!isPinned) rmSync(join(root, 'node_modules/.bin/node'), { force: true });
}
