import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

import { chromiumArguments, findChromium } from '../../tooling/chromium.ts';

/** The browser of a run: Chromium, or Firefox ESR with `ENGINE=firefox` (`npm run test:deep -- firefox`). */
const browser =
  process.env['ENGINE'] === 'firefox'
    ? {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        /*
         * Playwright waits for a load event after Back, which Firefox does not fire for a page from its back/forward
         * cache.
         */
        launchOptions: {
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
          executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
        },
      }
    : {
        /* A separate GPU process takes 5% more processor time. */
        launchOptions: { ...findChromium(), args: [...chromiumArguments, '--in-process-gpu'] },
      };

/** Tests that this run leaves out. `npm run test:deep -- end-to-end` runs those tagged `@deep` (`fixtures.ts`). */
const leftOut = [
  ...(process.env['ENGINE'] === 'firefox' ? ['@chromium'] : []),
  ...(process.env['DEEP'] === undefined ? ['@deep'] : []),
];

/** End-to-end tests: a browser against the server, its database and its mail. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  testIgnore: 'webkit/**',
  ...(leftOut.length > 0 && { grepInvert: new RegExp(leftOut.join('|')) }),
  timeout: 60_000,
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  /* Allows for a busy machine. `npm test` limits how many tests may pass only on retry. */
  retries: 1,
  reporter: 'line',
  use: {
    locale: 'en-US',
    /* Neither the zone of the server's machine (`server.ts`) nor that of the foundation. */
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 900 },
    trace: { mode: 'on-first-retry', screenshots: false },
    ...browser,
  },
});
