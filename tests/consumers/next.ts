import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildPackage } from '../../packages/ui/package/build.ts';
import { root } from '../../tooling/prepare.mjs';

/** `npm run test:next`: installs the packed package in a copy of `tests/consumers/next` and builds that app. */
const work = join(root, 'node_modules/.cache/consumer-next');
const app = join(work, 'tests/consumers/next');
const run = (command: string, cwd: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });

rmSync(work, { recursive: true, force: true });
await buildPackage(join(work, 'package'));
run('npm', work, 'pack', '--silent', join(work, 'package'));
cpSync(join(root, 'tests/consumers/next'), app, { recursive: true });
run('npm', app, 'install', '--no-audit', '--no-fund');
run('npm', app, 'run', 'build');

/* The server renders the page, with the components that take functions. */
const page = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
const missing = ['Give $12', 'It was warm.', 'Open the dialog'].filter((text) => !page.includes(text));
rmSync(work, { recursive: true });
if (missing.length > 0) throw new Error(`The page lacks ${missing.join(', ')}`);
