import type { Entry, Fault, Part } from './part.ts';
import { inPairs, openStory, type Served } from './served.ts';

/** Opens a story on a page of its own, with motion on. Returns why it failed. */
async function failureOf({ browser, origin }: Served, { id }: Entry): Promise<string | undefined> {
  const width = id.endsWith('mobile') ? 390 : 1366;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await openStory(page, origin, id);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await page.close();
  }
}

/** Opens every story of the built Storybook. One that fails is opened once more and reported as unsteady. */
export const walkStories: Part = async (served, entries) => {
  const faults: Fault[] = [];
  await inPairs(
    entries.filter(({ type }) => type === 'story'),
    async (story) => {
      const first = await failureOf(served, story);
      if (first === undefined) return;
      const second = await failureOf(served, story);
      if (second === undefined) console.log(`Passed only when opened again: ${story.id}: ${first}`);
      else faults.push({ where: story.id, what: second });
    },
  );
  return faults;
};
