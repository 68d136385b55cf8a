import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from 'playwright';
import { preview } from 'vite';

import { chromiumArguments, findChromium } from '../chromium.ts';
import { withLimit } from './limits.ts';

/** The built Storybook on a server of its own, and a browser. */
export interface Served {
  /** Address with a slash at its end. */
  origin: string;
  browser: Browser;
}

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Time in ms for a server or a browser to end. One that does not is left to the end of the process. */
const patience = 5000;

/** Calls `work` with the built Storybook and ends server and browser, whatever happens. */
export async function withStorybook<T>(work: (served: Served) => Promise<T>): Promise<T> {
  if (!existsSync(`${built}/index.json`))
    throw new Error('There is no built Storybook. Run npm run build-storybook first.');
  const server = await preview({
    configFile: false,
    root: built,
    logLevel: 'error',
    build: { outDir: built },
    /* Frames of a documentation page would load Storybook anew. */
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
  });
  try {
    const browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
    try {
      const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '';
      return await work({ origin, browser });
    } finally {
      await withLimit(patience, browser.close()).catch(console.warn);
    }
  } finally {
    await withLimit(patience, server.close()).catch(console.warn);
  }
}
