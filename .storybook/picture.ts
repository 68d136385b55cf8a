import type { Preview, StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { type Emulation, matrixConditions, modeName, type PictureMode, pictureModes } from './picture-modes.ts';
import { applyPseudoStates } from './pseudo-states.tsx';
import { silentConsole } from './silent-console.ts';

/* Checks of `npm run test:visual`: compares each story after its `play` with its baselines. */

/** The content folder of the run. `tooling/visual.ts` makes one run for each folder. */
const shownFoundation = import.meta.env['STORYBOOK_FOUNDATION'];

/** Maximum height of a picture in px. Sections of longer pages have their own stories. */
const maximumHeight = 1600;

/** Waits for fonts, pictures and two frames. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Sizes the viewport to its content and scrolls to the top, so that one picture shows everything. */
async function fitWindow({ width, height }: PictureMode): Promise<void> {
  const { style } = document.body;
  style.cssText += 'max-height: none; overflow: visible';
  await page.viewport(width, height);
  await settle();
  const content = Math.min(document.documentElement.scrollHeight, maximumHeight);
  // A dialog does not affect the height of the body.
  if (document.querySelector('[role="dialog"]')) style.minHeight = `${height}px`;
  style.cssText += `max-height: ${maximumHeight}px; overflow: hidden`;
  if (content > height) await page.viewport(width, content);
  // A story may have scrolled to the focused element.
  scrollTo({ top: 0, behavior: 'instant' });
  await settle();
}

/** Emulates print, forced colors, 200% text or right to left. Without an argument, resets emulation. */
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
  document.documentElement.dir = emulation === 'right-to-left' ? 'rtl' : 'ltr';
  // Chromium keeps the colors of collapsed borders from the previous media.
  for (const table of document.querySelectorAll('table')) {
    table.style.borderCollapse = 'separate';
    table.getBoundingClientRect();
    table.style.borderCollapse = '';
  }
}

/** Takes a screenshot in each condition and shows them below each other instead of the story. */
async function showMatrix(mode: PictureMode): Promise<HTMLElement> {
  const sheet = document.createElement('div');
  sheet.dataset['picture'] = 'matrix';
  // Above the story, which would move it out of the viewport.
  sheet.style.cssText = 'position: absolute; inset: 0 auto auto 0; z-index: 1000';
  for (const condition of matrixConditions) {
    await emulate(condition);
    await fitWindow(mode);
    const picture = await page.screenshot({ save: false, element: document.body });
    const image = document.createElement('img');
    image.style.display = 'block';
    image.src = `data:image/png;base64,${picture}`;
    sheet.append(image);
  }
  await emulate();
  document.body.style.cssText = '';
  document.body.append(sheet);
  await settle();
  await page.viewport(mode.width, sheet.offsetHeight);
  return sheet;
}

/**
 * Returns the difference from the baseline, if any. Fails for content past the right edge, which the picture would not
 * show.
 */
async function compare(id: string, mode: PictureMode): Promise<string[]> {
  await emulate(mode.emulation);
  await fitWindow(mode);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > mode.width) return [`${id}, ${modeName(mode)}: scrolls horizontally, to ${scrollWidth} px`];
  try {
    const shown = mode.matrix ? await showMatrix(mode) : document.body;
    await expect(page.elementLocator(shown)).toMatchScreenshot(`${id}-${modeName(mode)}`);
    return [];
  } catch (error) {
    return [`${id}, ${modeName(mode)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function compareAll(context: StoryContext): Promise<void> {
  // Same as Storybook.
  if (context.parameters['layout'] === 'padded') document.body.style.padding = '1rem';
  applyPseudoStates();
  const errors: string[] = [];
  const modes = pictureModes(context).filter(({ foundation = 'hearthlight' }) => foundation === shownFoundation);
  for (const mode of modes) errors.push(...(await compare(context.id, mode)));
  document.querySelector('[data-picture]')?.remove();
  await emulate();
  document.body.style.cssText = '';
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
}

const run: Preview = {
  /* Chromium's headless shell starts with the mouse over the story. */
  beforeAll: async () => {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  },
  afterEach: compareAll,
};

export const checks = [silentConsole, run];
