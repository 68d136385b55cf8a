import type { Preview, StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { consoleErrors } from './console-errors.ts';
import { type Emulation, modeName, type PictureMode, pictureModes } from './picture-modes.ts';
import { applyPseudoStates } from './pseudo-states.tsx';

/* Checks of `npm run test:visual`: compares each story, as its `play` leaves it, with its baselines. */

/** The content folder of the run: `tooling/visual.ts` makes a run for each. */
const shown = import.meta.env['STORYBOOK_FOUNDATION'];

/** Pictures are cut off at this height in px; the sections of longer pages have stories of their own. */
const maximumHeight = 1600;

/** Waits for fonts, pictures and two frames. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Gives the viewport the height of its content, and scrolls to its start, so that one picture shows all of it. */
async function fitWindow({ width, height }: PictureMode): Promise<void> {
  const { style } = document.body;
  style.cssText += 'max-height: none; overflow: visible';
  await page.viewport(width, height);
  await settle();
  const content = Math.min(document.documentElement.scrollHeight, maximumHeight);
  // A dialog does not add to the height of the body.
  if (document.querySelector('[role="dialog"]')) style.minHeight = `${height}px`;
  style.cssText += `max-height: ${maximumHeight}px; overflow: hidden`;
  if (content > height) await page.viewport(width, content);
  // A story may have scrolled to the focused element.
  scrollTo({ top: 0, behavior: 'instant' });
  await settle();
}

/** Emulates print, forced colors or text of 200 %; without an argument, none of them. */
async function emulate(emulation?: Emulation): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: emulation === 'print' ? 'print' : '',
    features: [
      // These replace the settings of vitest.config.ts.
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'forced-colors', value: emulation === 'forced-colors' ? 'active' : 'none' },
    ],
  });
  document.documentElement.style.fontSize = emulation === 'large-text' ? '200%' : '';
  // Chromium keeps the colors of collapsed borders from the media before.
  for (const table of document.querySelectorAll('table')) {
    table.style.borderCollapse = 'separate';
    table.getBoundingClientRect();
    table.style.borderCollapse = '';
  }
}

/** Returns the difference from the baseline, if any. Content past the right edge has no picture, so it fails. */
async function compare(id: string, mode: PictureMode): Promise<string[]> {
  await emulate(mode.emulation);
  await fitWindow(mode);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > mode.width)
    return [`${id}, ${modeName(mode)}: scrolls horizontally, to ${scrollWidth} px`];
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${modeName(mode)}`);
    return [];
  } catch (error) {
    return [`${id}, ${modeName(mode)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function compareAll(context: StoryContext): Promise<void> {
  // As Storybook does.
  if (context.parameters['layout'] === 'padded') document.body.style.padding = '1rem';
  applyPseudoStates();
  const errors: string[] = [];
  const modes = pictureModes(context).filter(({ foundation = 'hearthlight' }) => foundation === shown);
  for (const mode of modes) errors.push(...(await compare(context.id, mode)));
  await emulate();
  document.body.style.cssText = '';
  // tooling/visual.ts requires this of every story, so that a run without comparisons fails.
  context.reporting.addReport({ type: 'pictures', version: 1, status: 'passed', result: {} });
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
}

const run: Preview = {
  /* The headless shell of Chromium starts with the mouse over the story. */
  beforeAll: async () => {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  },
  afterEach: compareAll,
};

export const checks = [consoleErrors, run];
