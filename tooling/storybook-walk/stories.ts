import { findFaults, type Part } from './part.ts';
import { openStory } from './served.ts';

/** Opens every story of the built Storybook, with motion. Retries a failed story once. */
export const walkStories: Part = (served, entries) => {
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
