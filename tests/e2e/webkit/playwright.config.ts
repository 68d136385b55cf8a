import { defineConfig } from '@playwright/test';

/** The journeys in WebKitGTK, which Selenium drives: Playwright only runs the tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  timeout: 90_000,
  workers: 1,
  forbidOnly: true,
  reporter: 'line',
});
