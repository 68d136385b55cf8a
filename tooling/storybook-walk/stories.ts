import type { Browser, Page } from 'playwright';

/** Something a designer would stumble over, and the page it is on. */
export interface Fault {
  where: string;
  what: string;
}

export interface Pass {
  motion: 'no-preference' | 'reduce';
  width: number;
}

declare global {
  /** The part of Storybook's preview that this reads. Storybook does not publish its types. */
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      loadStory: (options: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } };
        initialArgs: Record<string, unknown>;
        argTypes: Record<
          string,
          {
            description?: string;
            table?: { type?: { summary?: string } };
            control?: { type?: string; disable?: boolean };
            options?: readonly unknown[];
          }
        >;
        parameters: {
          viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
        };
      }>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: unknown) => void;
      on: (event: string, listener: (payload: unknown) => void) => void;
      off: (event: string, listener: (payload: unknown) => void) => void;
    };
  }
}

/** A story that takes longer than this, play function included, counts as broken. */
const patience = 20_000;

/** Opens each story once in this pass and returns what failed: rendering, the play function or the console. */
export async function walkStories(
  browser: Browser,
  origin: string,
  ids: readonly string[],
  pass: Pass,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const logged: string[] = [];
  let page = await openPreview(browser, origin, pass, logged);
  for (const id of ids) {
    logged.length = 0;
    const where = `${id} (${pass.width} px, ${pass.motion === 'reduce' ? 'reduced motion' : 'motion'})`;
    await page.setViewportSize((await ownSize(page, id)) ?? { width: pass.width, height: 844 });
    const what = (await showStory(page, id)) ?? logged[0];
    if (what === undefined) continue;
    console.log(`✗ ${where}`);
    faults.push({ where, what });
    // A story that failed may leave anything behind: the next one starts on a fresh page.
    await page.context().close();
    page = await openPreview(browser, origin, pass, logged);
  }
  await page.context().close();
  return faults;
}

/** Opens an empty preview whose calls of `console.error` are added to `logged`. */
async function openPreview(
  browser: Browser,
  origin: string,
  { motion, width }: Pass,
  logged: string[],
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: motion,
    viewport: { width, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    // Chromium itself logs each response with an error status, which stories mock on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(`console.error: ${message.text()}`);
  });
  await page.goto(`${origin}iframe.html?viewMode=story&id=`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
  return page;
}

/** The size that a story pins with `globals.viewport`, as Storybook's own frame would give it. */
function ownSize(page: Page, storyId: string) {
  return page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const styles = story.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }, storyId);
}

/** Renders a story, waits for its play function, and returns what went wrong, or `undefined`. */
function showStory(page: Page, storyId: string): Promise<string | undefined> {
  return page.evaluate(
    ({ id, limit }) =>
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
        const timer = setTimeout(() => done(`not finished after ${limit} ms`), limit);
        function done(what: string | undefined) {
          clearTimeout(timer);
          for (const event of failures) channel.off(event, fail);
          channel.off('storyFinished', finish);
          resolve(what);
        }
        for (const event of failures) channel.on(event, fail);
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, limit: patience },
  );
}
