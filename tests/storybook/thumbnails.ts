import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { type IndexEntry, shownComponents, shownScreens } from '../../packages/ui/src/foundations/story-index.ts';
import { root } from '../../tooling/prepare.mjs';
import { entries, openStory, test } from './storybook.ts';

/*
 * `npm run storybook:thumbnails`: takes the pictures for the pages Overview and Screens and adds them to the built
 * Storybook. `npm run storybook` shows those of the last build.
 */

/** The windows in which stories are opened. Sizes are in px. */
const windows = { component: { width: 320, height: 240 }, screen: { width: 1366, height: 1024 } };

/** The built Storybook, and where `.storybook/main.ts` finds the pictures. */
const folders = ['storybook-static/thumbnails', 'node_modules/.cache/storybook-thumbnails'];
for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });

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
async function openInWindow(page: Page, id: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await openStory(page, id);
  // In a window of another width, a story that pins one shows itself in a frame.
  const frame = page.locator('iframe[data-own-width]');
  if ((await frame.count()) === 0) return size;
  const width = await frame.evaluate((element) => element.clientWidth);
  // A phone is twice as tall as wide.
  const own = { width, height: width < 768 ? width * 2 : Math.round(width * 0.75) };
  await page.setViewportSize(own);
  await openStory(page, id);
  return own;
}

/** A text or picture of a screen, and its place in px from the top of the page. */
interface Leaf {
  shown: string;
  top: number;
}

/** Reads what a screen shows, in order. Runs in the page. */
const readLeaves = (): Leaf[] =>
  [...document.querySelectorAll('#storybook-root :not(:has(*))')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      shown: `${element.localName} ${element.textContent} ${element.getAttribute('src') ?? ''}`,
      top: element.getBoundingClientRect().top + scrollY,
    }));

/** Returns where the picture of a screen starts: a bit above the first difference from another one, if it is low. */
function startOf(leaves: readonly Leaf[], first: readonly Leaf[] | undefined, height: number): number {
  const different = first && leaves.find(({ shown }, index) => shown !== first[index]?.shown);
  return different && different.top > height * 0.6 ? Math.round(different.top - height * 0.25) : 0;
}

async function takePicture(
  page: Page,
  story: IndexEntry,
  kind: keyof typeof windows,
  first?: readonly Leaf[],
): Promise<Leaf[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = await openInWindow(page, story.id, windows[kind]);
  const isScreen = kind === 'screen';
  if (!isScreen) await page.addStyleTag({ content: apart });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    // A lazy picture below the viewport would never load.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  const leaves = await page.evaluate(readLeaves);
  const y = startOf(leaves, first, size.height);
  const clip = isScreen ? { x: 0, y, ...size, scale: 0.5 } : await page.evaluate(cropToComponent);
  // Playwright takes no picture at a scale of its own.
  const client = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: 80, clip, captureBeyondViewport: !isScreen || y > 0 } as const;
  const { data } = await client.send('Page.captureScreenshot', options);
  await client.detach();
  for (const folder of folders) writeFileSync(join(root, folder, `${story.id}.webp`), data, 'base64');
  return leaves;
}

const screens = shownScreens(entries);
for (const { heading, stories } of screens)
  test(heading, async ({ page }) => {
    test.slow();
    let first: readonly Leaf[] | undefined;
    for (const story of stories) {
      const leaves = await takePicture(page, story, 'screen', first);
      first ??= leaves;
    }
  });

const ofScreens = new Set(screens.flatMap(({ stories }) => stories));
for (const story of shownComponents(entries).flatMap(({ stories }) => stories))
  if (!ofScreens.has(story)) test(story.id, async ({ page }) => void (await takePicture(page, story, 'component')));
