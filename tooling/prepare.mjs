// Runs before any package is installed, so it uses only modules of Node.js 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { contentDirectory, deskDirectory, siteDirectory } from '../packages/content/src/directory.mjs';
import { environment, logStep, root, runStep } from './run-step.mjs';

export { environment, logStep, root };

const notSource = /^(node_modules|dist(-\w+)?)$|\.(test|stories)\.tsx?$|\.mdx$/;

/** Returns the source files at or below a path. */
function sourceFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => !notSource.test(name));
  return names.toSorted().flatMap((name) => sourceFiles(join(path, name)));
}

/** Returns a hash of everything that the build depends on. */
function sourceHash() {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '');
  const sources = ['package-lock.json', 'tailwind.config.ts', 'packages', 'apps/web', 'apps/desk', contentDirectory()];
  for (const file of sources.flatMap((path) => sourceFiles(resolve(root, path))))
    hash.update(file.replace(root, '')).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the path of the file with the hash of the built sources. */
const recordOf = (directory) => join(directory, '.built');

function isBuiltIn(directory) {
  return existsSync(recordOf(directory)) && readFileSync(recordOf(directory), 'utf8') === sourceHash();
}

const dataDirectory = (env = process.env) => resolve(root, env.DATA_DIR?.trim() || 'data');

/**
 * Returns where to build the site: in the program's folder or, if that is read-only, in `DATA_DIR`.
 * @param {(directory: string) => boolean} canWrite
 */
export function chooseSiteDirectory(env = process.env, canWrite = isWritable) {
  const usual = siteDirectory(env);
  if (env.SITE_DIR?.trim() || canWrite(dirname(usual)) || isBuiltIn(usual)) return usual;
  return join(dataDirectory(env), basename(usual).replace('dist', 'site'));
}

function isWritable(directory) {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Compiles the catalogs of `packages/words`, which installing has done for those of that moment. */
export const compileWords = () =>
  runStep(
    'Compiling the sentences',
    [['run', '--silent', 'prepare', '-w', 'packages/words']],
    'The catalogs in packages/words/po could not be compiled. `npm run words` lists mistakes in them.',
  );

/**
 * Builds the site and the staff desk if they changed or with `force`. Sets `SITE_DIR` and `DESK_DIR` for later
 * commands.
 */
export async function build({ force = false } = {}) {
  const directory = chooseSiteDirectory();
  environment.SITE_DIR = directory;
  environment.DESK_DIR = deskDirectory(directory);
  if (!force && isBuiltIn(directory)) return;
  rmSync(recordOf(directory), { force: true });
  // DATA_DIR also contains the server's secret, so only its owner may read it.
  if (dirname(directory) === dataDirectory()) mkdirSync(dataDirectory(), { recursive: true, mode: 0o700 });
  await compileWords();
  const commands = ['apps/web', 'apps/desk'].map((app) => ['run', '--silent', 'build', '-w', app]);
  await runStep('Building the web app and the staff desk', commands, 'The site could not be built.');
  writeFileSync(recordOf(directory), sourceHash());
}

/**
 * Runs a file with the lock file's Node.js and exits with it. Forwards signals. On Ctrl-C, the terminal signals both
 * processes. A killed npm does not forward the signal, so this watches its parent process.
 * @param {string} file
 * @param {string[]} args
 */
export function runNode(file, args = []) {
  const child = spawn('node', [join(root, file), ...args], { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {});
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500).unref();
}
