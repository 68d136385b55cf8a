import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './prepare.mjs';
import { type Served, withStorybook } from './storybook-walk/served.ts';

/**
 * `npm run chromatic:count`: prints how many snapshots Chromatic takes of the built Storybook, which is what it
 * bills, and fails unless they are the pictures of `tests/pictures/baseline`.
 */
interface StorySnapshots {
  id: string;
  modes: string[];
}

/** Runs in the page: reads the parameters of each story as Chromatic does. */
const readSnapshots = `(async () => {
  await __STORYBOOK_PREVIEW__.ready();
  const stories = Object.values(await __STORYBOOK_PREVIEW__.extract());
  return stories
    .filter(({ parameters }) => !parameters.chromatic.disableSnapshot)
    .map(({ id, parameters }) => ({ id, modes: Object.keys(parameters.chromatic.modes) }));
})()`;

async function snapshotsOf({ origin, browser }: Served): Promise<StorySnapshots[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}iframe.html`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__');
  return page.evaluate<StorySnapshots[]>(readSnapshots);
}

/** Names of pictures do not repeat a hyphen. */
const snapshots = (await withStorybook(snapshotsOf)).flatMap(({ id, modes }) =>
  modes.map((mode) => `${id.replaceAll(/-+/g, '-')}-${mode}.png`),
);
const pictures = readdirSync(join(root, 'tests/pictures/baseline'));
const onlyIn = (one: readonly string[], other: readonly string[]) =>
  one.filter((name) => !other.includes(name));
const [missing, extra] = [onlyIn(pictures, snapshots), onlyIn(snapshots, pictures)];
console.log(`Chromatic takes ${snapshots.length} snapshots of a build in which every story changed.`);
if (missing.length > 0) console.log(`Pictures without a snapshot: ${missing.join(', ')}`);
if (extra.length > 0) console.log(`Snapshots without a picture: ${extra.join(', ')}`);
process.exitCode = missing.length + extra.length === 0 ? 0 : 1;
