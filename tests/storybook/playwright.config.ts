import { defineConfig } from '@playwright/test';

import { chromiumArguments, findChromium } from '../../tooling/chromium.ts';

const port = 6107;

/** The options of the page that the tests of a worker share. */
export const pageOptions = {
  baseURL: `http://localhost:${port}/`,
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1366, height: 900 },
};

/** The built Storybook: `--project walk` opens it as a designer does, `--project thumbnails` takes its thumbnails. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  /* A story may be too slow on a busy machine. */
  retries: 1,
  reporter: [['line'], ['../accessibility/reporter.ts']],
  projects: [
    { name: 'walk' },
    { name: 'bundle', testDir: '../accessibility', testMatch: 'bundle.setup.ts' },
    { name: 'accessibility', testDir: '../accessibility', dependencies: ['bundle'] },
    { name: 'thumbnails', testMatch: 'thumbnails.ts' },
  ],
  webServer: {
    command: `vite preview --configLoader native --outDir storybook-static --port ${port} --strictPort`,
    cwd: '../..',
    port,
  },
  use: { ...pageOptions, launchOptions: { ...findChromium(), args: chromiumArguments } },
});
