import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';

import {
  type IndexEntry,
  isOnPhone,
  shownComponents,
  shownScreens,
} from '../packages/ui/src/foundations/story-index.ts';
import { root } from './prepare.mjs';
import { inParallel, withLimit } from './storybook-walk/limits.ts';
import { closePage, openPreview } from './storybook-walk/preview-page.ts';
import { type Served, withStorybook } from './storybook-walk/served.ts';
import { playStory } from './storybook-walk/stories.ts';

/**
 * `npm run storybook:thumbnails`: takes the pictures of the pages Components and Screens in the built Storybook, and
 * adds them to it. `npm run storybook` shows those of the last build.
 */
interface Format {
  width: number;
  height: number;
  /** Pixels of the picture for each pixel of the page. */
  scale: number;
}

/** For stories that ask for no wide window. */
const component: Format = { width: 480, height: 360, scale: 1 };
const screen: Format = { width: 1366, height: 1024, scale: 0.5 };
const phone: Format = { width: 390, height: 780, scale: 0.5 };

/** Time in ms for a picture on a busy machine. */
const patience = 30_000;

/** Where `.storybook/main.ts` finds the pictures. */
const cache = join(root, 'node_modules/.cache/storybook-thumbnails');

/** Small components are in the middle of their pictures. */
const centered = `.sb-main-padded #storybook-root { display: grid; align-content: center; min-height: calc(100vh - 2rem) }`;

async function formatOf(page: Page, story: IndexEntry): Promise<Format> {
  if (isOnPhone(story)) return phone;
  const needsScreen = await page.evaluate(async (storyId) => {
    const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return parameters.layout === 'fullscreen' || storyGlobals.viewport?.value === 'desk';
  }, story.id);
  return needsScreen ? screen : component;
}

interface Part {
  /** Text or address of a picture. */
  what: string;
  /** Position in px. */
  top: number;
}

/** Runs in the page. Its texts and pictures in their order. */
function readParts(): Part[] {
  const leaves = [...document.querySelectorAll('#storybook-root *')].filter(
    ({ childElementCount }) => childElementCount === 0,
  );
  return leaves.map((leaf) => ({
    what: leaf instanceof HTMLImageElement ? leaf.src : leaf.textContent,
    top: leaf.getBoundingClientRect().top,
  }));
}

/** Returns where a state first differs from another one, in px, and 0 if it does not. */
function differsAt(one: readonly Part[], other: readonly Part[]): number {
  return other.find(({ what }, index) => what !== one[index]?.what)?.top ?? 0;
}

/** Takes the picture of a state. `first` has the parts of the first state of the same component. */
async function takePicture(page: Page, story: IndexEntry, first: Part[]): Promise<void> {
  const { width, height, scale } = await formatOf(page, story);
  await page.setViewportSize({ width, height });
  const failure = await playStory(page, story.id);
  if (failure !== undefined) throw new Error(failure);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  const parts = await page.evaluate(readParts);
  if (first.length === 0) first.push(...parts);
  const change = differsAt(first, parts);
  if (change > 0.7 * height)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), change - height / 3);
  const client = await page.context().newCDPSession(page);
  const y = await page.evaluate(() => scrollY);
  const clip = { x: 0, y, width, height, scale };
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  await client.detach();
  writeFileSync(join(cache, `${story.id}.webp`), Buffer.from(data, 'base64'));
}

/** Pages that wait for the next component. */
const idle: Page[] = [];

async function openPage(served: Served): Promise<Page> {
  const page = await openPreview(served, { reducedMotion: 'reduce' });
  await page.addStyleTag({ content: centered });
  return page;
}

/** Takes the pictures of a component. A story that fails is opened once more on a fresh page. */
async function takeStates(served: Served, states: readonly IndexEntry[]): Promise<void> {
  const first: Part[] = [];
  let page = idle.pop() ?? (await openPage(served));
  for (const story of states)
    try {
      await withLimit(patience, takePicture(page, story, first));
    } catch {
      await closePage(page);
      page = await openPage(served);
      await withLimit(patience, takePicture(page, story, first));
    }
  idle.push(page);
}

/** Takes all pictures and returns how many there are. */
async function takePictures(served: Served): Promise<number> {
  const response = await fetch(`${served.origin}index.json`);
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  const all = Object.values(entries);
  const groups = [...shownComponents(all), ...shownScreens(all)];
  const stories = new Map(groups.flatMap((group) => group.stories).map((story) => [story.id, story]));
  const byComponent = Map.groupBy(stories.values(), ({ title }) => title);
  await inParallel(2, [...byComponent.values()], (states) => takeStates(served, states));
  return stories.size;
}

rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const count = await withStorybook(takePictures);
cpSync(cache, join(root, 'storybook-static/thumbnails'), { recursive: true });
console.log(`${count} thumbnails are in storybook-static.`);
