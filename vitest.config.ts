import { fileURLToPath } from 'node:url';

import { contentModules } from '@hearthlight/content/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumArguments, findChromium } from './tooling/chromium.ts';

/* Neither UTC nor the zone of a foundation in a test: what reads the machine's clock fails. */
const timezoneId = 'Pacific/Honolulu';
process.env['TZ'] = timezoneId;

interface PicturePath {
  root: string;
  arg: string;
  ext: string;
}

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Dependencies of stories. Vite reloads the page when it discovers one during a run, which fails the running test. */
const dependencies = [
  '@hookform/resolvers/zod',
  '@radix-ui/react-dialog',
  '@radix-ui/react-toolbar',
  '@storybook/addon-a11y',
  '@storybook/addon-docs/preview',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extensions',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/pm/transform',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'axe-core',
  'diff',
  'dompurify',
  'mockdate',
  'msw',
  'msw/browser',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'storybook-addon-pseudo-states',
  'storybook/preview-api',
  'storybook/theming',
  'uqr',
  'zod/mini',
];

/** A function, because two projects cannot share one object ("project name … was already defined"). */
const browser = (...flags: string[]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  /* The default of one minute is too short for a busy machine. */
  connectTimeout: 300_000,
  viewport: { width: 1366, height: 900 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    contextOptions: {
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId,
      deviceScaleFactor: 1,
    },
    launchOptions: { ...findChromium(), args: [...chromiumArguments, ...flags] },
  }),
});

/** Annotations that a run adds to each story. Those of a setup file do not reach stories of CSF Next. */
const checks = (file: string) => ({
  alias: { '#checks': fileURLToPath(new URL(`.storybook/${file}`, import.meta.url)) },
});

/** Stories that measure texts in the fonts of the default foundation, or expect its facts. */
const ofDefaultFoundation = process.env['CHECKS'] === 'mirrored' ? ['default-foundation'] : [];

const stories = () => ({
  resolve: checks('test-run.ts'),
  plugins: [storybookTest({ configDir, tags: { exclude: ofDefaultFoundation } })],
  optimizeDeps: { include: dependencies },
  test: {
    name: 'storybook',
    /* Story files share one page (decision 0015); test-run.ts resets it. */
    isolate: false,
    /* Each change of width waits for a frame. Drawing it at once saves a tenth of the run. */
    browser: browser('--disable-frame-rate-limit'),
    testTimeout: 30_000,
    setupFiles: ['.storybook/no-debugging.ts'],
    /* One after the other: the first must run before Storybook's own. */
    sequence: { setupFiles: 'list' as const },
  },
});

/** The folder with the results of a run for pictures. */
const pictures = process.env['PICTURES'];
const report = `tests/pictures/report/${pictures}`;

/** Run by `tooling/visual.ts` only, once for each value of `PICTURES`. Decision 0022 explains the comparison. */
const visual = () => ({
  resolve: checks('picture.ts'),
  plugins: [
    storybookTest({
      configDir,
      tags: { include: pictures === 'northwind' ? ['foundations'] : ['visual', 'matrix'] },
    }),
  ],
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
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 6 },
          timeout: 20_000,
          resolveScreenshotPath: ({ root, arg, ext }: PicturePath) => `${root}/tests/pictures/baseline/${arg}${ext}`,
        },
      },
    },
  },
});

/**
 * Whether the command line chooses unit or server tests only. Storybook's plugin would start even then, which takes
 * seconds of processor time.
 */
const chosen = process.argv.filter((argument) => argument.startsWith('--project='));
const leavesOutStories = chosen.length > 0 && chosen.every((argument) => /=(?:unit|api|deep)$/.test(argument));

/** Tests of servers under load and of the packed design system. Only `npm run test:deep` runs them. */
const deepTests = '**/*.deep.test.ts';

/** A project of tests that run in Node.js with the server's databases. */
const serverTests = (name: string, files: { include: string[]; exclude?: string[]; setupFiles?: string[] }) => ({
  test: {
    name,
    environment: 'node' as const,
    isolate: false,
    ...files,
    globalSetup: ['apps/api/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

/* Without `isolate`, the files that a worker runs share the modules that they load (decision 0015). */
export default defineConfig({
  test: {
    ...(pictures && {
      reporters: [
        'default' as const,
        ['html' as const, { singleFile: true, outputDir: report }] as const,
        'json' as const,
      ],
      outputFile: { json: `${report}/results.json` },
    }),
    /* The coverage of the components by stories alone. `npm run test:deep -- coverage` checks the thresholds. */
    coverage: {
      provider: 'istanbul',
      include: ['{packages/ui,apps/desk}/src/**/*.{ts,tsx}'],
      exclude: [
        '**/*.stories.tsx',
        '**/*.test.ts',
        'packages/ui/src/{index,product,parts}.ts',
        /* Tailwind reads it while it builds; a browser never does. */
        'packages/ui/src/styles/preset.ts',
      ],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'node_modules/.cache/coverage',
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      {
        plugins: [contentModules()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          /* Vitest empties style sheets by default; contrast.test.ts reads the tokens. */
          css: { include: /tokens\.css/ },
          include: [
            'packages/{*/src,ui/package}/**/*.test.ts',
            'apps/{web,desk}/{,src/**/}*.test.ts',
            'tooling/**/*.test.ts',
          ],
          exclude: [deepTests],
        },
      },
      serverTests('api', {
        include: ['apps/api/src/**/*.test.ts'],
        exclude: [deepTests],
        setupFiles: ['apps/api/src/testing/keep-workers.ts'],
      }),
      serverTests('deep', { include: [deepTests] }),
      ...(leavesOutStories ? [] : [pictures ? visual() : stories()]),
    ],
  },
});
