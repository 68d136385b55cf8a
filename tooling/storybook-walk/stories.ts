import type { Page } from 'playwright';

import type { Fault, Part } from './part.ts';
import { onTwoPages, openStory } from './served.ts';

/** Opens a story at desktop or phone width. Returns why it failed. */
async function failureOf(page: Page, origin: string, id: string): Promise<string | undefined> {
  await page.setViewportSize({ width: id.endsWith('mobile') ? 390 : 1366, height: 900 });
  return openStory(page, origin, id).then(() => undefined, String);
}

/** Opens every story of the built Storybook, with motion. Retries a failed story once. */
export const walkStories: Part = async (served, entries) => {
  const faults: Fault[] = [];
  const stories = entries.filter(({ type }) => type === 'story');
  await onTwoPages(served, { reducedMotion: 'no-preference' }, stories, async (page, { id }) => {
    const first = await failureOf(page, served.origin, id);
    if (first === undefined) return;
    const second = await failureOf(page, served.origin, id);
    if (second === undefined) console.log(`Passed only when opened again: ${id}: ${first}`);
    else faults.push({ where: id, what: second });
  });
  return faults;
};
