import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
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
