import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';

import { root } from './prepare.mjs';
import { openStory, readEntries, withStorybook } from './storybook-walk/served.ts';
import { takeWebp } from './web-picture.ts';

/**
 * `npm run desk-pictures`: takes the pictures of docs/desk.md from stories of the built Storybook, which
 * `npm run build-storybook` makes. Each file has less than 40 kB.
 */
interface Picture {
  /** Title and name of the story, below `Product/Desk/`. */
  story: string;
  /** Buttons to press first. */
  press?: readonly string[];
  /** The heading at which the picture begins. Default: the top of the page. */
  from?: string;
  /** Height in px. Default: the whole page. */
  height?: number;
}

const pictures: Readonly<Record<string, Picture>> = {
  today: { story: 'Home/DeskHomePage/Default' },
  article: { story: 'News/EditArticlePage/Default', height: 880 },
  conflict: { story: 'News/EditArticlePage/Conflict', height: 860 },
  'update-mail': { story: 'Updates/UpdateMailPage/Default' },
  gift: { story: 'Gifts/GiftsPage/Default', press: ['Record a gift'], height: 1310 },
  import: {
    story: 'Imports/ImportFilePage/Default',
    press: ['Show what it would change'],
    from: 'What it would change',
    height: 900,
  },
  months: { story: 'Months/MonthsPage/Own Proposal' },
};

const folder = join(root, 'docs/desk');
const width = 1100;

interface Job extends Picture {
  id: string;
  file: string;
}

async function takePicture(page: Page, origin: string, job: Job): Promise<void> {
  const { file, from, id, press = [] } = job;
  await page.setViewportSize({ width, height: job.height ?? 600 });
  await openStory(page, origin, id);
  await page.addStyleTag({ content: '#storybook-root { padding: 1rem }' });
  for (const button of press) await page.getByRole('button', { name: button, exact: true }).click();
  const height = job.height ?? (await page.evaluate(() => document.documentElement.scrollHeight));
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  const start = from === undefined ? page.locator('html') : page.getByRole('heading', { name: from });
  const { y = 0 } = (await start.boundingBox()) ?? {};
  const clip = { x: 0, y: Math.max(0, y - 24), width, height, scale: 0.82 };
  const bytes = await takeWebp(page, clip, 70, job.press === undefined || from !== undefined);
  writeFileSync(join(folder, file), bytes);
  console.log(`docs/desk/${file}: ${Math.ceil(bytes.length / 1000)} kB`);
}

mkdirSync(folder, { recursive: true });
await withStorybook(async (served) => {
  const options = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;
  const page = await served.browser.newPage(options);
  const entries = await readEntries(served);
  for (const [name, picture] of Object.entries(pictures)) {
    const story = entries.find((entry) => `${entry.title}/${entry.name}` === `Product/Desk/${picture.story}`);
    if (story === undefined) throw new Error(`There is no story ${picture.story}.`);
    await takePicture(page, served.origin, { ...picture, id: story.id, file: `${name}.webp` });
  }
});
