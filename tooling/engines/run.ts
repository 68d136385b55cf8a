import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { environment, logStep, root } from '../prepare.mjs';
import {
  commandResults,
  playwrightResults,
  type PlaywrightReport,
  type Results,
  totalsLine,
} from '../test-results.ts';

/**
 * `npm run test:engines`: the journeys of `tests/e2e` in Firefox ESR, and the core ones in WebKitGTK. Installs what is
 * missing as root on Debian; elsewhere an engine that is missing counts as skipped.
 */
interface Engine {
  name: string;
  /** Commands that have to exist. */
  commands: string[];
  /** Debian's packages with them. */
  packages: string[];
  test: string[];
  env?: NodeJS.ProcessEnv;
}

const engines: Engine[] = [
  {
    name: 'Firefox ESR',
    commands: ['firefox-esr'],
    packages: ['firefox-esr'],
    test: ['playwright', 'test', '--config=tests/e2e'],
    env: { ENGINE: 'firefox' },
  },
  {
    name: 'WebKitGTK',
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    test: ['playwright', 'test', '--config=tests/e2e/webkit'],
  },
];

const isInstalled = (command: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

/** Installs an engine where that is possible, and returns whether it is there. */
function install({ name, commands, packages }: Engine): boolean {
  if (commands.every(isInstalled)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  logStep(`Installing ${name}`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit' });
  return commands.every(isInstalled);
}

function test(engine: Engine): Results {
  const { name, packages, env } = engine;
  if (!install(engine))
    return { passed: 0, failed: 0, skipped: 1, reason: `${name}: install ${packages.join(' and ')}` };
  logStep(`Testing in ${name}`);
  const report = join(root, 'node_modules/.cache/test-reports', `${name.replace(' ', '-')}.json`);
  const [command = '', ...args] = engine.test;
  const { status } = spawnSync(command, [...args, '--reporter=line,json', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return commandResults(status ?? 1, () => {
    const json: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    return playwrightResults(json);
  });
}

mkdirSync(join(root, 'node_modules/.cache/test-reports'), { recursive: true });
const all = engines.map(test);
for (const { reason } of all) if (reason) console.log(`Skipped: ${reason}.`);
console.log(totalsLine(all));
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
