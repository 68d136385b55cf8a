import { basename, dirname, join } from 'node:path';

import { test } from '@playwright/test';
import { build } from 'vite';

import { bundle } from './checks.ts';

test('bundles the code that runs in the page', async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: dirname(bundle),
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'in-page/index.ts'),
        formats: ['iife'],
        name: 'inPage',
        fileName: () => basename(bundle),
      },
    },
  });
  // Vite sets it, and Playwright passes it on to the tests, whose servers would have no demo accounts.
  delete process.env['NODE_ENV'];
});
