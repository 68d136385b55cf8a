import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { preview } from 'vite';

import type { IndexEntry } from '../../packages/ui/src/foundations/story-index.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';

/** The built Storybook on a test server, and a browser. */
export interface Served {
  /** The address, with a trailing slash. */
  origin: string;
  browser: Browser;
}

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Calls `work` with the built Storybook, then stops the server and the browser. */
export async function withStorybook<T>(work: (served: Served) => Promise<T>): Promise<T> {
  if (!existsSync(`${built}/index.json`))
    throw new Error('There is no built Storybook. Run npm run build-storybook first.');
  const server = await preview({
    configFile: false,
    root: built,
    logLevel: 'error',
    build: { outDir: built },
    // Caching speeds up the many page loads.
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
  try {
    return await work({ origin: server.resolvedUrls?.local[0] ?? '', browser });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Calls `work` with each item, on two reused pages in parallel. */
export async function onTwoPages<Item>(
  { browser }: Served,
  options: BrowserContextOptions,
  items: Iterable<Item>,
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', ...options });
    for (let next = queue.next(); !next.done; next = queue.next()) await work(page, next.value);
    await page.close();
  };
  await Promise.all([worker(), worker()]);
}

/** An entry of Storybook's index. */
export type Entry = IndexEntry & { componentPath?: string };

/** Returns the entries of Storybook's index, in the order of the sidebar. */
export async function readEntries({ origin }: Served): Promise<Entry[]> {
  const response = await fetch(`${origin}index.json`);
  const { entries }: { entries: Record<string, Entry> } = await response.json();
  return Object.values(entries);
}

/** Timeout of a story in ms, including `play`. */
const patience = 30_000;

/** Opens a story and waits for its `play` function. Throws the errors that Storybook shows or logs. */
export async function openStory(page: Page, origin: string, id: string): Promise<void> {
  const logged: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    // Chromium logs error responses and blocked scripts in sandboxed frames. Stories have both on purpose.
    const isIntended = /^(?:Failed to load resource|Blocked script execution)/.test(message.text());
    if (message.type() === 'error' && !isIntended) logged.push(message.text());
  };
  page.on('console', listen);
  // The previous story may have signed in.
  if (page.url().startsWith(origin))
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.goto(`${origin}iframe.html?viewMode=story&id=${id}`);
  // A story that pins another width than the page's is in a frame.
  const frame = page.locator('iframe[data-own-width]');
  const endIn = (place: Page | FrameLocator) =>
    place.locator(`html[data-finished="${id}"], .sb-show-errordisplay`);
  try {
    await endIn(page).or(frame).waitFor({ state: 'attached', timeout: patience });
    const place = (await frame.count()) > 0 ? frame.contentFrame() : page;
    await endIn(place).waitFor({ state: 'attached', timeout: patience });
    logged.push(...(await place.locator('.sb-show-errordisplay .sb-errordisplay').allInnerTexts()));
  } catch {
    logged.push('did not finish');
  }
  page.off('console', listen);
  if (logged.length > 0) throw new Error(logged.join('\n'));
}
