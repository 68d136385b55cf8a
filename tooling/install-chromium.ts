import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium } from './chromium.ts';
import { environment, logStep } from './prepare.mjs';

/**
 * Installs a browser: Debian's headless shell as root on Debian, because it needs half the processor time; elsewhere
 * Playwright's build.
 */
export function installChromium(): void {
  const { executablePath } = findChromium();
  const useDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (executablePath && (!useDebian || process.env['CHROMIUM_PATH'] || executablePath.endsWith('-shell')))
    return;
  logStep(
    `Installing a browser for the tests (${useDebian ? "Debian's headless Chromium" : "Playwright's Chromium"})`,
  );
  const commands = useDebian
    ? ['apt-get update -qq', 'apt-get install -y -qq chromium-headless-shell fonts-liberation']
    : ['playwright install chromium'];
  const options = { stdio: 'inherit', shell: true, env: environment } as const;
  const installed = commands.every((command) => spawnSync(command, options).status === 0);
  if (installed || executablePath) return;
  console.error(
    'Chromium or Chrome was not found and could not be installed. Install one or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
