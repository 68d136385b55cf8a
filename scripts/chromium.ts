import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags with which a Chromium starts in a container, as root, and without talking to its maker. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser that tests drive: `CHROMIUM_PATH`, else an installed Chromium or Chrome. Without any,
 * the choice is left to the test tool, which then looks for a browser that it downloaded itself.
 */
export function findChromium(): { executablePath?: string } {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const executablePath = [process.env['CHROMIUM_PATH'], ...installed, ...applications].find(
    (path) => path && existsSync(path),
  );
  return executablePath ? { executablePath } : {};
}
