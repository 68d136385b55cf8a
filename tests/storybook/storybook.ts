// cspell:words requestfinished
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type FrameLocator, type Page, type Request, test as base } from '@playwright/test';

import type { IndexEntry } from '../../packages/ui/src/foundations/story-index.ts';
import { root } from '../../tooling/prepare.mjs';
import { pageOptions } from './playwright.config.ts';

/** An entry of Storybook's index. */
export type Entry = IndexEntry & { componentPath?: string };

/** Returns the entries of a built Storybook, `desk/` or the library's, in the order of the sidebar. */
export function entriesOf(folder: string): readonly Entry[] {
  const index = new URL(`../../storybook-static/${folder}index.json`, import.meta.url);
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
}

/** The entries of the library's Storybook. */
export const entries = entriesOf('');

/** The id of a component, with which those of its stories start. */
export const componentId = (id: string): string => id.split('--')[0] ?? '';

/** Returns the code of the component that a documentation page is about. Empty for a page of text. */
export function sourceOf(docs: string): string {
  const path = entries.find(
    ({ id, componentPath }) => componentPath && componentId(id) === componentId(docs),
  )?.componentPath;
  return path ? readFileSync(join(root, path), 'utf8') : '';
}

/**
 * Tests that fail for an error of the page. Those of a worker share a page, because a new one loads Storybook again.
 */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, provide) => {
      const page = await browser.newPage(pageOptions);
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, provide) => {
    const errors: string[] = [];
    const report = (error: Error) => errors.push(String(error));
    shared.on('pageerror', report);
    await provide(shared);
    shared.off('pageerror', report);
    expect(errors).toEqual([]);
  },
});

/** Waits until the page is idle, at most half a second: a page that paints nothing may never be. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

/** Timeout of a story in ms, including `play`. */
const patience = 30_000;

/**
 * Opens a story, by its address unless `open` opens it otherwise, and waits for its `play` function. Fails for errors
 * that Storybook shows or logs.
 */
export async function openStory(
  page: Page,
  id: string,
  open: () => Promise<unknown> = () => page.goto(`iframe.html?viewMode=story&id=${id}`),
): Promise<void> {
  const logged: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    // Chromium logs error responses and blocked scripts in sandboxed frames. Stories have both on purpose.
    const isIntended = /^(?:Failed to load resource|Blocked script execution)/.test(message.text());
    if (message.type() === 'error' && !isIntended) logged.push(message.text());
  };
  page.on('console', listen);
  const loading = new Set<Request>();
  const begin = (request: Request) => void (request.resourceType() === 'script' && loading.add(request));
  const end = (request: Request) => void loading.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // The previous story may have signed in.
  if (page.url().startsWith('http')) await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await open();
  // A story that pins another width than the page's is in a frame.
  const frame = page.locator('iframe[data-own-width]');
  const endIn = (place: Page | FrameLocator) => place.locator(`html[data-finished="${id}"], .sb-show-errordisplay`);
  try {
    await endIn(page).or(frame).waitFor({ state: 'attached', timeout: patience });
    const place = (await frame.count()) > 0 ? frame.contentFrame() : page;
    await endIn(place).waitFor({ state: 'attached', timeout: patience });
    // Code that loads later may show more, or make calls that the next story does not mock.
    do await page.evaluate(idle);
    while (loading.size > 0);
    logged.push(...(await place.locator('.sb-show-errordisplay .sb-errordisplay').allInnerTexts()));
  } finally {
    page.off('console', listen).off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
  expect(logged).toEqual([]);
}
