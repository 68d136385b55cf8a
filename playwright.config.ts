import { defineConfig } from '@playwright/test';

import { chromiumArguments, findChromium } from './tooling/chromium.ts';

/** End-to-end tests in `e2e/`: a browser against the server, its database and its mail. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  /* One unlucky moment of a busy machine must not refuse a change; `npm test` reports a repeated test as unsteady. */
  retries: 1,
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1366, height: 900 },
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { ...findChromium(), args: chromiumArguments },
  },
});
