import type { Page } from 'playwright';

import type { Fault, Part } from './part.ts';
import { onTwoPages, openStory } from './served.ts';

/** Opens a story at desktop or phone width. Returns why it failed. */
async function failureOf(
  page: Page,
  origin: string,
  id: string,
  width = id.endsWith('mobile') ? 390 : 1366,
): Promise<string | undefined> {
  await page.setViewportSize({ width, height: 900 });
  return openStory(page, origin, id).then(() => undefined, String);
}

/** Returns the width in px that the open story pins. Storybook opens it at that width. */
async function pinnedWidth(page: Page): Promise<number | undefined> {
  const width = await page.evaluate(() => document.documentElement.dataset['width']);
  return width === undefined ? undefined : Number.parseInt(width);
}

/** Opens every story of the built Storybook, with motion. Retries a failed story once. */
export const walkStories: Part = async (served, entries) => {
  const faults: Fault[] = [];
  const stories = entries.filter(({ type }) => type === 'story');
  await onTwoPages(served, { reducedMotion: 'no-preference' }, stories, async (page, { id }) => {
    const first = await failureOf(page, served.origin, id);
    if (first === undefined) return;
    const second = await failureOf(page, served.origin, id, await pinnedWidth(page));
    if (second === undefined && (await pinnedWidth(page)) === undefined)
      console.log(`Passed only when opened again: ${id}: ${first}`);
    if (second !== undefined) faults.push({ where: id, what: second });
  });
  return faults;
};
