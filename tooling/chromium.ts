import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { environment, logStep } from './prepare.mjs';

/** Flags to run Chromium in a container, as root and without background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell is first, because it needs half the processor time. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH`, or an installed Chromium or Chrome. Returns an empty
 * object if there is none; Playwright then uses its own download.
 */
export function findChromium(): { executablePath?: string } {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const executablePath = [process.env['CHROMIUM_PATH'], ...installed, ...applications].find(
    (path) => path && existsSync(path),
  );
  return executablePath ? { executablePath } : {};
}

/**
 * Installs a browser: Debian's headless shell as root on Debian, because it needs half the processor time; elsewhere
 * Playwright's build.
 */
export function installChromium(): void {
  const { executablePath } = findChromium();
  const useDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (executablePath && (!useDebian || process.env['CHROMIUM_PATH'] || executablePath.endsWith('-shell'))) return;
  logStep(`Installing a browser for the tests (${useDebian ? "Debian's headless Chromium" : "Playwright's Chromium"})`);
  const commands = useDebian
    ? ['apt-get update -qq', 'apt-get install -y -qq chromium-headless-shell fonts-liberation']
    : ['playwright install chromium'];
  const options = { stdio: 'inherit', shell: true, env: environment } as const;
  const installed = commands.every((command) => spawnSync(command, options).status === 0);
  if (installed || executablePath) return;
  console.error('Chromium or Chrome was not found and could not be installed. Install one or set CHROMIUM_PATH.');
  process.exit(1);
}
