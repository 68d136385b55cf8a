import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import {
  type IndexEntry,
  shownComponents,
  shownScreens,
} from '../packages/ui/src/foundations/story-index.ts';
import { root } from './prepare.mjs';
import { onTwoPages, openStory, readEntries, type Served, withStorybook } from './storybook-walk/served.ts';

/**
 * `npm run storybook:thumbnails`: takes the pictures for the pages Overview and Screens and adds them to the built
 * Storybook. `npm run storybook` shows those of the last build.
 */

/** The windows in which stories are opened. Sizes are in px. */
const windows = { component: { width: 320, height: 240 }, screen: { width: 1366, height: 1024 } };

/** Where `.storybook/main.ts` finds the pictures. */
const cache = join(root, 'node_modules/.cache/storybook-thumbnails');

/** Leaves space around a small component without changing its layout. */
const apart = '.sb-main-padded #storybook-root { translate: 20rem 15rem }';

/** Returns the part of the page that shows the component, or its upper part, in 4:3. Runs in the page. */
function cropToComponent() {
  const container =
    document.querySelector('[role=dialog]') ?? document.querySelector('#storybook-root') ?? document.body;
  const range = document.createRange();
  range.selectNodeContents(container);
  const box = range.getBoundingClientRect();
  // Content that scrolls or is hidden visually is wider than what is seen of it.
  const seen = container.getBoundingClientRect();
  const left = Math.max(box.left, seen.left);
  const right = Math.min(box.right, seen.right);
  const width = Math.min(innerWidth, 480, Math.max(180, right - left + 32, (box.height + 32) * (4 / 3)));
  const height = width * 0.75;
  const top = box.height + 32 > height ? box.top - 16 : box.top + (box.height - height) / 2;
  return { x: (left + right - width) / 2, y: top, width, height, scale: 480 / width };
}

/** Opens a story in a window of the given size, or of the width that it pins. Returns the size of the window. */
async function openInWindow(page: Page, origin: string, id: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await openStory(page, origin, id);
  // In a window of another width, a story that pins one shows itself in a frame.
  const frame = page.locator('iframe[data-own-width]');
  if ((await frame.count()) === 0) return size;
  const width = await frame.evaluate((element) => element.clientWidth);
  // A phone is twice as tall as wide.
  const own = { width, height: width < 768 ? width * 2 : Math.round(width * 0.75) };
  await page.setViewportSize(own);
  await openStory(page, origin, id);
  return own;
}

async function takePicture(page: Page, origin: string, story: IndexEntry, isScreen: boolean): Promise<void> {
  const size = await openInWindow(page, origin, story.id, isScreen ? windows.screen : windows.component);
  if (!isScreen) await page.addStyleTag({ content: apart });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    // A lazy picture below the viewport would never load.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  const clip = isScreen ? { x: 0, y: 0, ...size, scale: 0.5 } : await page.evaluate(cropToComponent);
  // Playwright takes no picture at a scale of its own.
  const client = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: 80, clip, captureBeyondViewport: !isScreen } as const;
  const { data } = await client.send('Page.captureScreenshot', options);
  await client.detach();
  writeFileSync(join(cache, `${story.id}.webp`), data, 'base64');
}

const storiesOf = (groups: ReturnType<typeof shownScreens>) => groups.flatMap(({ stories }) => stories);

async function takePictures(served: Served): Promise<number> {
  const all = await readEntries(served);
  const screens = new Set(storiesOf(shownScreens(all)));
  const stories = new Set([...screens, ...storiesOf(shownComponents(all))]);
  await onTwoPages(served, { reducedMotion: 'reduce' }, stories, async (page, story) => {
    const take = () => takePicture(page, served.origin, story, screens.has(story));
    // Retried, because a story may be too slow on a busy machine.
    await take().catch(take);
  });
  return stories.size;
}

rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const count = await withStorybook(takePictures);
cpSync(cache, join(root, 'storybook-static/thumbnails'), { recursive: true });
console.log(`${count} thumbnails are in storybook-static.`);
