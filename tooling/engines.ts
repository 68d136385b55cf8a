import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { environment, logStep, root } from './prepare.mjs';

/**
 * `npm run test:deep -- engines`: runs the end-to-end tests in Firefox ESR and the core journeys in WebKitGTK. Installs a
 * missing engine as root on Debian; elsewhere skips it.
 */
const engines = [
  { name: 'Firefox ESR', command: 'firefox-esr', packages: 'firefox-esr', config: 'tests/e2e' },
  {
    name: 'WebKitGTK',
    command: 'WebKitWebDriver',
    packages: 'webkit2gtk-driver xvfb',
    config: 'tests/e2e/webkit',
  },
];

const isInstalled = (command: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

const run = (command: string) =>
  spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...environment, ENGINE: 'firefox' },
  });

const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
const failed = engines.filter(({ name, command, packages, config }) => {
  if (!isInstalled(command) && canInstall) run(`apt-get update -qq && apt-get install -y -qq ${packages}`);
  if (!isInstalled(command)) {
    console.log(`Skipped: ${name}. Install ${packages}.`);
    return false;
  }
  logStep(`Testing in ${name}`);
  return run(`playwright test --config ${config}`).status !== 0;
});
if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
