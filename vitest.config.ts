import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { comparePictures, type PictureTolerance } from './scripts/picture-comparator.ts';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    pictures: PictureTolerance;
  }
}

interface PicturePath {
  root: string;
  arg: string;
  ext: string;
}

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** What stories import, named up front: a dependency that Vite meets during a run reloads the page under a test. */
const dependencies = [
  '@hookform/resolvers/zod',
  '@radix-ui/react-dialog',
  '@tanstack/react-query',
  'axe-core',
  'dompurify',
  'mockdate',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'storybook/theming',
  'zod/mini',
];

/** A function, because two projects that share one object collide ("project name … was already defined"). */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1366, height: 900 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    contextOptions: {
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
    },
    launchOptions: { ...findChromium(), args: chromiumArguments },
  }),
});

const stories = {
  plugins: [storybookTest({ configDir })],
  optimizeDeps: { include: dependencies },
  test: {
    name: 'storybook',
    /* A page for each file costs a second for each; test-run.ts clears what a story leaves behind. */
    isolate: false,
    browser: browser(),
    testTimeout: 30_000,
  },
};

/** Only `scripts/visual.ts` runs it. The tolerance is explained in `docs/decisions`. */
const visual = {
  plugins: [storybookTest({ configDir, tags: { include: ['visual'] } })],
  optimizeDeps: { include: dependencies },
  test: {
    name: 'visual',
    isolate: false,
    api: { allowWrite: true },
    testTimeout: 60_000,
    browser: {
      ...browser(),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pictures' as const,
          comparators: { pictures: comparePictures },
          timeout: 20_000,
          resolveScreenshotPath: ({ root, arg, ext }: PicturePath) => `${root}/visual/baseline/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }: PicturePath) => `${root}/visual/report/pictures/${arg}${ext}`,
        },
      },
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          /* Else a style sheet is empty in Node, and the tokens' contrast is tested. */
          css: { include: /tokens\.css/ },
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      process.env['PICTURES'] ? visual : stories,
    ],
  },
});
