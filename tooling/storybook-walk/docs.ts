import type { Page } from 'playwright';

import { repeatedBlocks } from './blocks.ts';
import { inParallel, withLimit } from './limits.ts';
import { closePage, reasonOf, type WalkResult } from './preview-page.ts';
import type { Served } from './served.ts';

/** The tallest page of documentation that anyone reads to its end, in px. */
const tallest = 12_000;

/** Widths in px at which a page is read: of a desk and of a phone. */
const widths = { desk: 1366, phone: 390 };

/** Time in ms for a page with all its frames to load and to be read. */
const patience = 180_000;

/** The components of `components/` that others use most. Their pages draw what to do and what not. */
const withExamples: readonly string[] = [
  'components-actions-button--docs',
  'components-actions-link--docs',
  'components-feedback-notice--docs',
  'components-feedback-skeleton--docs',
  'components-forms-field--docs',
  'components-forms-form--docs',
  'components-forms-formnotice--docs',
  'components-layout-cardgrid--docs',
  'components-layout-section--docs',
  'components-media-archpicture--docs',
];

/** What the page of every general component and of every form says about its use. */
const usageNotes = ['Use', 'Instead', 'Content', 'Keyboard', 'Screen readers'];

declare global {
  interface Window {
    /** Why the `play` function of the story in this frame failed. */
    playFailure?: string;
  }
}

/** Runs in each frame before Storybook does. */
function recordPlayFailure(): void {
  const waiting = setInterval(() => {
    if (!('__STORYBOOK_ADDONS_CHANNEL__' in window)) return;
    clearInterval(waiting);
    window.__STORYBOOK_ADDONS_CHANNEL__.on('playFunctionThrewException', (payload) => {
      window.playFailure = JSON.stringify(payload).slice(0, 300);
    });
  }, 5);
}

/** Pages that are open at once. Each waits for its frames most of the time. */
const atOnce = 3;

/** Opens each docs page with motion on, and again when something is wrong. Returns what a reader would stumble over. */
export async function walkDocs(served: Served, ids: readonly string[]): Promise<WalkResult> {
  const found: WalkResult = { faults: [], unsteady: [] };
  let done = 0;
  await inParallel(atOnce, ids, async (id) => {
    const first = await readPage(served, id);
    const second = first.length > 0 ? await readPage(served, id) : [];
    const isUnsteady = second.length === 0;
    for (const what of isUnsteady ? first : second) {
      if (!isUnsteady) console.log(`✗ ${id}: ${what.slice(0, 200)}`);
      (isUnsteady ? found.unsteady : found.faults).push({ where: id, what });
    }
    done += 1;
    if (done % 20 === 0) console.log(`${done} of ${ids.length} docs pages, ${found.faults.length} red`);
  });
  return found;
}

/** Opens a docs page and returns what is wrong with it. A page that takes too long is wrong too. */
async function readPage({ browser, origin }: Served, id: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: widths.desk, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(recordPlayFailure);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  async function read(): Promise<string[]> {
    await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs .sbdocs, .sb-errordisplay:visible').first().waitFor();
    await page.evaluate(untilQuiet);
    await finishFrames(page);
    return [
      ...(await page.evaluate(readDocsPage, tallest)),
      ...(await frameErrors(page)),
      ...(await repeatedBlocks(page)),
      ...(await snippetErrors(page, id.startsWith('components-'))),
      ...(await usageErrors(page, id)),
      ...(await sidewaysErrors(page)),
    ];
  }
  try {
    return [...(await withLimit(patience, read())), ...errors];
  } catch (error) {
    return [reasonOf(error), ...errors];
  } finally {
    await closePage(page);
  }
}

/** Loads the frames of stories, which a reader loads by scrolling to them, and waits for their `play` functions. */
async function finishFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  await Promise.all(
    page
      .frames()
      .slice(1)
      .map(async (frame) => {
        await frame.waitForFunction(hasFinished, undefined, { polling: 100 });
        await frame.evaluate(untilQuiet);
      }),
  );
}

/** Runs in the frame of a story. Whether its `play` function has ended. */
function hasFinished(): boolean {
  if (!('__STORYBOOK_PREVIEW__' in window)) return false;
  const phase = window.__STORYBOOK_PREVIEW__.currentRender?.phase ?? '';
  return ['finished', 'errored', 'aborted'].includes(phase);
}

/** Runs in the page. Storybook has no event for a finished docs page: waits until its content rests, at most 4 s. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const observer = new MutationObserver(rest);
    const limit = setTimeout(finish, 4000);
    function finish() {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    }
    function rest() {
      clearTimeout(timer);
      timer = window.setTimeout(finish, 500);
    }
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    rest();
  });
}
/** Returns the frames of stories that show an error, and those whose width is not the viewport that the story pins. */
async function frameErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const element = await frame.frameElement();
    const id = (await element.getAttribute('id')) ?? '';
    const message = frame.locator('.sb-errordisplay:visible');
    if ((await message.count()) > 0) errors.push(`${id}: ${await message.first().innerText()}`);
    const failure = await frame.evaluate(() => window.playFailure);
    if (failure !== undefined) errors.push(`${id}: its play function failed: ${failure}`);
    const { width } = (await element.boundingBox()) ?? { width: 0 };
    if (id.endsWith('--mobile') && width > 400) errors.push(`${id} is ${width} px wide`);
  }
  return errors;
}

/** Returns at which widths the page, with its code blocks open, scrolls sideways. */
async function sidewaysErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(untilQuiet);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) errors.push(`at ${width} px the page scrolls sideways, to ${scrollWidth} px`);
  }
  return errors;
}

/** Returns the notes on the use of a component that its page lacks. */
async function usageErrors(page: Page, id: string): Promise<string[]> {
  const notes = await page.locator('.sbdocs li > strong').allInnerTexts();
  const expected = /^components-|form--docs$/.test(id) ? usageNotes : [];
  const missing = expected
    .filter((note) => !notes.includes(note))
    .map((note) => `there is no note '${note}'`);
  if (!withExamples.includes(id)) return missing;
  for (const kind of ['do', 'dont']) {
    const drawn = page.locator(`.example[data-kind="${kind}"] [data-story-block]`);
    if ((await drawn.count()) === 0) missing.push(`no story tagged '${kind}' is shown`);
  }
  return missing;
}

/** Opens all code blocks and returns what keeps a reader from copying them. */
async function snippetErrors(page: Page, isComponent: boolean): Promise<string[]> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'button.docblock-code-toggle:not(.docblock-code-toggle--expanded, .docblock-code-toggle--disabled)',
    ))
      button.click();
  });
  const snippets = await page.locator('.sbdocs-preview .docblock-source').allInnerTexts();
  const generated = snippets.find((code) => /function \w*\(\) ?\{\s*\}|No Display Name/.test(code));
  const imports = snippets.some((code) => code.includes("from '@hearthlight/ui';"));
  const errors: [boolean, string][] = [
    [generated !== undefined, `a snippet has a generated name: ${generated}`],
    [isComponent && snippets.length > 0 && !imports, `no snippet imports the component: ${snippets[0]}`],
  ];
  return errors.filter(([failed]) => failed).map(([, what]) => what);
}

/** Runs in the page. */
function readDocsPage(limit: number): string[] {
  const content = document.querySelector('.sbdocs-content');
  const { scrollHeight } = document.documentElement;
  const blocks = [...document.querySelectorAll('.sb-errordisplay, .docblock-emptyblock, .sbdocs p')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({ isText: element.matches('p'), text: element.textContent.trim().slice(0, 200) }));
  const covering = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find((element) => getComputedStyle(element).position === 'fixed' && !content?.contains(element));
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const shared = radios.find((radio) =>
    radios.some(
      (other) =>
        other.name === radio.name &&
        other.form === radio.form &&
        other.closest('.sb-story') !== radio.closest('.sb-story'),
    ),
  );
  const checks: [boolean, string][] = [
    [scrollHeight > limit, `the page is ${scrollHeight} px tall`],
    [window.scrollY > 0, `the page has scrolled itself to ${window.scrollY} px`],
    [covering !== undefined, `an overlay covers the page: ${covering?.outerHTML.slice(0, 160)}`],
    [document.querySelector('[role="dialog"][data-state="open"]') !== null, 'a dialog is open'],
    [blocks.some(({ isText, text }) => isText && /\|\s*-{3,}/.test(text)), 'a table is printed as raw pipes'],
    [shared !== undefined, `two stories share the radio group ${shared?.name}`],
  ];
  const errors = blocks.filter(({ isText }) => !isText).map(({ text }) => `error block: ${text}`);
  return [...errors, ...checks.filter(([failed]) => failed).map(([, what]) => what)];
}
