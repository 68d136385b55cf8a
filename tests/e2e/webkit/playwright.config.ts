import { defineConfig } from '@playwright/test';

/** Journeys in WebKitGTK. Selenium drives the browser; Playwright only runs the tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  timeout: 90_000,
  workers: 1,
  forbidOnly: true,
  reporter: 'line',
});
