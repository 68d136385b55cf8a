import { expect, type Page } from '@playwright/test';

import { checkedStories } from '../../packages/ui/src/foundations/story-index.ts';
import { entriesOf, openStory, test } from '../storybook/storybook.ts';
import type { Exceptions } from './checks.ts';
import { record } from './record.ts';

declare global {
  interface Window {
    /** Storybook's preview, as its test runner uses it. */
    __STORYBOOK_PREVIEW__: {
      channel: { emit: (event: string, selection: { storyId: string; viewMode: 'story' }) => void };
      loadStory: (of: { storyId: string }) => Promise<{ parameters: Exceptions }>;
    };
  }
}

/** Shows a story in the place of the one before, which takes a third of the time to load Storybook again. */
const switchTo = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    delete document.documentElement.dataset['finished'];
    window.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** Opens a story at the width that it pins, or at 1280 px. */
async function open(page: Page, id: string, folder: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1024 });
  const path = `/${folder}iframe.html`;
  // Storybook's panel would run axe too.
  const load = () => page.goto(`${path}?viewMode=story&globals=a11y.manual:!true&id=${id}`);
  await openStory(page, id, () => (new URL(page.url()).pathname === path ? switchTo(page, id) : load()));
  const frame = page.locator('iframe[data-own-width]');
  if ((await frame.count()) === 0) return;
  const width = await frame.evaluate((element) => element.clientWidth);
  await page.setViewportSize({ width, height: 1024 });
  await openStory(page, id, load);
}

const exceptionsOf = (page: Page, id: string): Promise<Exceptions> =>
  page.evaluate(async (storyId) => {
    const { parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const { a11y = {}, notMirrored = '' } = parameters;
    return { a11y: { config: a11y.config ?? {}, options: a11y.options ?? {} }, notMirrored };
  }, id);

for (const folder of ['', 'desk/'])
  for (const { id, title: name } of checkedStories(entriesOf(folder))) {
    const title = folder === '' ? name : `Desk/${name}`;
    test(title, async ({ page }, info) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, id, folder);
      const about = { title, href: `./${folder}?path=/story/${id}` };
      const failed = await record(page, info, about, await exceptionsOf(page, id));
      // The links of a whole site prefetch on focus, and would try again in the next story.
      if (/^Product\/(?:Flows|Routes)\//.test(title)) await page.goto('about:blank');
      expect(failed).toEqual({});
    });
  }
