// Runs before any package is installed, so it uses nothing but the modules of Node.js 20.
import { spawn, spawnSync } from 'node:child_process';
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
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { contentDirectory, siteDirectory } from '../packages/content/src/directory.mjs';
import { chooseNode, currentMachine } from './choose-node.mjs';
import { areInstalled } from './installed-packages.mjs';

/** Absolute path of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The environment in which `node` is the version in the lock file, where it has one for this platform.
 * @type {NodeJS.ProcessEnv}
 */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/**
 * Prints the step that begins.
 * @param {string} step
 */
export const logStep = (step) => console.log(`\u001B[1m▸ ${step}\u001B[0m`);

/**
 * Exits with 1 and a message.
 * @param {string} message
 * @returns {never}
 */
function exitWith(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a command to its end with its output shown; exits with the message when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} message
 */
export function run(command, args, message) {
  // On Windows, npm is a script, which only a shell can run.
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, shell });
  if (status !== 0) exitWith(message);
}

const notSource = /^(node_modules|dist(-\w+)?)$|\.(test|stories)\.tsx?$|\.mdx$/;

/**
 * Hash of files, of folders with all that goes into a build, and of `extra`. A missing path counts as empty.
 * @param {string[]} paths
 * @param {string} extra
 */
function hashOf(paths, extra) {
  const hash = createHash('sha256').update(extra);
  const add = (path) => {
    const absolute = resolve(root, path);
    if (!existsSync(absolute)) return;
    if (statSync(absolute).isFile()) hash.update(path).update(readFileSync(absolute));
    else
      for (const name of readdirSync(absolute).toSorted()) if (!notSource.test(name)) add(join(path, name));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/**
 * Installs the packages in the lock file, unless they are installed. Exits with one sentence, before it installs
 * anything, when there is no suitable Node.js.
 * @param {{ production?: boolean }} options `production` requires only the packages that run the server
 */
export function install({ production = false } = {}) {
  const choice = chooseNode(currentMachine());
  if (choice.use === 'none') exitWith(choice.sentence);
  if (areInstalled(root, { production })) return;
  logStep('Installing the packages (once, about half a minute)');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', args, 'The packages could not be installed: npm ci failed.');
  // npm installs the lock file's Node.js wherever system and processor fit, but not every C library can run it.
  if (choice.use === 'system') rmSync(join(root, 'node_modules/.bin/node'), { force: true });
}

/** Hash of everything that goes into the web app. */
function sourceHash() {
  const sources = ['package-lock.json', 'tailwind.config.ts', 'packages', 'apps/web', contentDirectory()];
  return hashOf(sources, process.env.VITE_API_URL ?? '');
}

const recordOf = (directory) => join(directory, '.built');

/** @param {string} directory */
function isBuiltIn(directory) {
  return existsSync(recordOf(directory)) && readFileSync(recordOf(directory), 'utf8') === sourceHash();
}

const dataDirectory = (env = process.env) => resolve(root, env.DATA_DIR?.trim() || 'data');

/**
 * Returns where the site is built: in the program's folder or, where that is read-only, in `DATA_DIR`. `canWrite` tells
 * whether files can be added to a folder.
 * @param {(directory: string) => boolean} canWrite
 */
export function chooseSiteDirectory(env = process.env, canWrite = isWritable) {
  const usual = siteDirectory(env);
  if (env.SITE_DIR?.trim() || canWrite(dirname(usual)) || isBuiltIn(usual)) return usual;
  return join(dataDirectory(env), basename(usual).replace('dist', 'site'));
}

/** @param {string} directory */
function isWritable(directory) {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the web app was built from the same files. */
export const isBuilt = () => isBuiltIn(chooseSiteDirectory());

/**
 * Builds the web app, unless it was built from the same files. Writes nothing in that case. What is run afterwards finds
 * it by `SITE_DIR`.
 * @param {{ force?: boolean }} options `force` builds it in any case
 */
export function build({ force = false } = {}) {
  const directory = chooseSiteDirectory();
  environment.SITE_DIR = directory;
  if (!force && isBuiltIn(directory)) return;
  logStep('Building the web app');
  /* A build that fails must not count as one. */
  rmSync(recordOf(directory), { force: true });
  /* As the server creates it: its secret is nobody else's. */
  if (dirname(directory) === dataDirectory()) mkdirSync(dataDirectory(), { recursive: true, mode: 0o700 });
  run('npm', ['run', '--silent', 'build', '-w', 'apps/web'], 'The web app could not be built.');
  writeFileSync(recordOf(directory), sourceHash());
}

/**
 * Runs a file with the lock file's Node.js and exits when it exits. Passes on the signals that end it. On Ctrl-C the
 * terminal signals both processes. When npm is killed, its shell does not pass the signal on, so this watches its parent.
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
