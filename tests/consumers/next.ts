import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { buildPackage } from '../../packages/ui/package/build.ts';
import { chromiumArguments, findChromium } from '../../tooling/chromium.ts';
import { root } from '../../tooling/prepare.mjs';

/**
 * `npm run test:deep -- next`: installs the packed package in a copy of `tests/consumers/next`, builds that app and
 * opens it.
 */
// Next.js compiles no JSX in a folder inside `node_modules`.
const work = mkdtempSync(join(tmpdir(), 'consumer-next-'));
const packed = join(root, 'node_modules/.cache/consumer-next');
const app = join(work, 'tests/consumers/next');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const run = (command: string, cwd: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env });

/** Starts the built app on a free port. Resolves to its address once it listens. */
function start(): { server: ChildProcess; listening: Promise<string> } {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
    cwd: app,
    env,
  });
  const listening = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (origin) resolve(origin);
    });
    server.once('exit', () => reject(new Error('The app did not start.')));
  });
  return { server, listening };
}

/** Opens a dialog in the hydrated page. Returns the errors that the page logs. */
async function errorsOf(origin: string): Promise<string[]> {
  const browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await page.getByRole('dialog', { name: 'A meal costs $12' }).waitFor();
  await browser.close();
  return errors;
}

await buildPackage(packed);
run('npm', work, 'pack', '--silent', packed);
cpSync(join(root, 'tests/consumers/next'), app, { recursive: true });
run('npm', app, 'install', '--no-audit', '--no-fund');
run('npm', app, 'run', 'build');

/* The server renders the page, with the components that take functions. */
const page = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
const missing = ['Give $12', 'It was warm.', 'Open the dialog'].filter((text) => !page.includes(text));
const { server, listening } = start();
const errors = await listening.then(errorsOf).finally(() => server.kill());
for (const folder of [work, packed]) rmSync(folder, { recursive: true });
if (missing.length > 0) throw new Error(`The page lacks ${missing.join(', ')}`);
if (errors.length > 0) throw new Error(`The page logs errors: ${errors.join('\n')}`);
