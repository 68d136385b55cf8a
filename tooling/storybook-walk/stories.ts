import type { Page } from 'playwright';

import { inParallel, withLimit } from './limits.ts';
import { closePage, openPreview, reasonOf, type WalkResult } from './preview-page.ts';
import type { Served } from './served.ts';

interface Pass {
  motion: 'no-preference' | 'reduce';
  width: number;
}

/** A story that takes longer than this in ms, play function included, counts as broken. */
const patience = 20_000;

/** Stories that share a page, as in a designer's session. */
const perPage = 200;

const widths = [390, 1366] as const;
const motions = ['no-preference', 'reduce'] as const;

/** The settings in which each story is opened. */
export const passes: readonly Pass[] = motions.flatMap((motion) =>
  widths.map((width) => ({ motion, width })),
);

/** Opens each story in each setting, and returns what failed: rendering, the play function or the console. */
export async function walkStories(served: Served, ids: readonly string[]): Promise<WalkResult> {
  const found: WalkResult = { faults: [], unsteady: [] };
  const jobs = passes.flatMap((pass) =>
    Array.from({ length: Math.ceil(ids.length / perPage) }, (_, at) => ({
      pass,
      ids: ids.slice(at * perPage, (at + 1) * perPage),
    })),
  );
  let done = 0;
  await inParallel(2, jobs, async (job) => {
    await walkJob(served, job, found);
    done += job.ids.length;
    console.log(`${done} of ${ids.length * passes.length} stories, ${found.faults.length} red`);
  });
  return found;
}

async function walkJob(served: Served, job: { pass: Pass; ids: readonly string[] }, found: WalkResult) {
  let visit: Visit | undefined;
  try {
    for (const id of job.ids) {
      visit ??= await openVisit(served, job.pass);
      const first = await showStory(visit, id);
      if (first === undefined) continue;
      // A story that failed may leave anything behind: the next one starts on a fresh page.
      await closePage(visit.page);
      visit = await openVisit(served, job.pass);
      const second = await showStory(visit, id);
      const { width, motion } = job.pass;
      const where = `${id} (${width} px, ${motion === 'reduce' ? 'reduced motion' : 'motion'})`;
      if (second === undefined) {
        found.unsteady.push({ where, what: first });
        continue;
      }
      console.log(`✗ ${where}`);
      found.faults.push({ where, what: second });
      await closePage(visit.page);
      visit = undefined;
    }
  } finally {
    if (visit) await closePage(visit.page);
  }
}

interface Visit {
  page: Page;
  pass: Pass;
  /** Calls of `console.error` since the last story was opened. */
  logged: string[];
}

async function openVisit(served: Served, pass: Pass): Promise<Visit> {
  const logged: string[] = [];
  const options = { reducedMotion: pass.motion, viewport: { width: pass.width, height: 844 } };
  const page = await openPreview(served, options, (message) => logged.push(`console.error: ${message}`));
  return { page, pass, logged };
}

/** Renders a story and waits for its play function. Returns what went wrong, or `undefined`. */
async function showStory(visit: Visit, id: string): Promise<string | undefined> {
  const { page, pass, logged } = visit;
  logged.length = 0;
  try {
    const size = await withLimit(patience, ownSize(page, id));
    await page.setViewportSize(size ?? { width: pass.width, height: 844 });
    return (await withLimit(patience, playStory(page, id))) ?? logged[0];
  } catch (error) {
    return reasonOf(error);
  }
}

/** The size that a story pins with `globals.viewport`, as Storybook's own frame would give it. */
function ownSize(page: Page, storyId: string) {
  return page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const styles = story.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }, storyId);
}

/** Renders a story and waits for its `play` function. Returns why it failed, or `undefined`. */
export function playStory(page: Page, storyId: string): Promise<string | undefined> {
  return page.evaluate(
    (id) =>
      new Promise<string | undefined>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const failures = [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
          'unhandledErrorsWhilePlaying',
        ];
        const fail = (payload: unknown) => done(JSON.stringify(payload));
        const finish = () => done(undefined);
        function done(what: string | undefined) {
          for (const event of failures) channel.off(event, fail);
          channel.off('storyFinished', finish);
          resolve(what);
        }
        for (const event of failures) channel.on(event, fail);
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}
