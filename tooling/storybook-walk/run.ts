import { walkCode } from './code.ts';
import { walkControls } from './controls.ts';
import { walkDocs } from './docs.ts';
import { walkInterface } from './interface.ts';
import { walkManifest } from './manifest.ts';
import { findFaults, type Part } from './part.ts';
import { openStory, readEntries, type Served, withStorybook } from './served.ts';

/* `npm run test:deep -- storybook`: opens the built Storybook like a designer. Arguments select parts, and entries by a part of their ids. */

/** Opens every story of the built Storybook, with motion. Retries a failed story once. */
const walkStories: Part = (served, entries) => {
  const stories = entries.filter(({ type }) => type === 'story');
  const options = { reducedMotion: 'no-preference', viewport: { width: 1366, height: 900 } } as const;
  return findFaults(served, options, stories, async (page, { id }) => {
    const first = await openStory(page, served.origin, id).then(() => undefined, String);
    if (first === undefined) return [];
    await openStory(page, served.origin, id);
    console.log(`Passed only when opened again: ${id}: ${first}`);
    return [];
  });
};

const parts: Readonly<Record<string, Part>> = {
  stories: walkStories,
  docs: walkDocs,
  code: walkCode,
  controls: walkControls,
  manifest: walkManifest,
  interface: walkInterface,
};

const words = process.argv.slice(2);
const names = words.filter((word) => word in parts);
const filters = words.filter((word) => !(word in parts));

async function walk(served: Served): Promise<number> {
  const entries = await readEntries(served);
  const chosen = entries.filter(({ id }) => !filters.length || filters.some((word) => id.includes(word)));
  let count = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = performance.now();
    const faults = await part(served, chosen);
    console.log(`${name}: ${faults.length} failed (${Math.round((performance.now() - start) / 1000)} s)`);
    for (const { where, what } of faults) console.log(`  ${where}\n    ${what.slice(0, 500)}`);
    count += faults.length;
  }
  return count;
}

process.exitCode = (await withStorybook(walk)) === 0 ? 0 : 1;
