// Runs before any package is installed, so it uses only modules of Node.js 20.
import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * An environment where `node` is the version in the lock file, if it runs on this platform, and keeps compiled code,
 * which a start then need not compile again.
 * @type {NodeJS.ProcessEnv}
 */
export const environment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/** Prints the name of a step in bold. */
export const logStep = (step) => console.log(`\u001B[1m▸ ${step}\u001B[0m`);

/** Prints a message and exits with 1. */
export function exitWith(message) {
  console.error(message);
  process.exit(1);
}

/** Printed when the disk is full. */
export const diskIsFull = 'The disk is full. Free about 1 GB, then run the command again.';

/** Returns whether hardly anything fits on the disk of the repository. */
export function isDiskFull() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < 10_000_000;
}

/**
 * Returns a sentence that explains why a command failed and what to do, or undefined if its output does not say.
 * @param {string} output
 */
export function reasonOf(output) {
  if (/\bENOSPC\b|no space left on device/i.test(output) || isDiskFull()) return diskIsFull;
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/.test(output))
    return 'The package registry cannot be reached. Connect to the network or set npm’s proxy, then run the command again.';
  if (!/\b(EACCES|EPERM|EROFS)\b/.test(output)) return undefined;
  const path = /(?:npm error path |, \w+ ')([^'\n]+)/.exec(output)?.[1] ?? root;
  return `You may not write to ${path}. Change its owner or permissions, or run the command as its owner.`;
}

/** Shows a step while it runs, on a terminal in a line with the seconds. Returns a function that removes that line. */
function showStep(step) {
  if (!process.stdout.isTTY) {
    logStep(step);
    return () => undefined;
  }
  const began = Date.now();
  const show = () => process.stdout.write(`\r\u001B[K▸ ${step}: ${Math.round((Date.now() - began) / 1000)} s`);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001B[K');
  };
}

/**
 * Runs npm commands as one step. When one fails, exits with a sentence that explains it, or with its output.
 * @param {string} step
 * @param {string[][]} commands
 * @param {string} message printed when the output does not say why it failed
 */
export async function runStep(step, commands, message) {
  const end = showStep(step);
  for (const command of commands) {
    const { status, output } = await npm(command);
    if (status === 0) continue;
    end();
    exitWith(reasonOf(output) ?? `${output}\n${message}`);
  }
  end();
}

/** @returns {Promise<{ status: number | null, output: string }>} */
function npm(args) {
  return new Promise((resolve) => {
    // On Windows, npm is a script that only a shell can run.
    const shell = process.platform === 'win32';
    const child = spawn('npm', args, {
      cwd: root,
      env: environment,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}
