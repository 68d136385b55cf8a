import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { page } from 'vitest/browser';

import { axeErrors, configureAxe } from './page-checks.ts';
import { emulate } from './picture-window.ts';

/*
 * Checks of `npm run test:access`: as its `play` leaves it, a page view has no axe violation at any of these widths, in
 * forced colors and with text of twice the size.
 */

export { beforeEach } from './test-run.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1366, 900],
  [1920, 1080],
] as const;

const emulations = ['forced-colors', 'large-text'] as const;

const fill = '-webkit-text-fill-color';

/**
 * Sets the color of texts as axe reads it. With forced colors Chromium reports the author's color as that of the fill,
 * although it draws the system's.
 */
function fillTextsAsDrawn(): void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const colors = elements.map((element) => getComputedStyle(element).color);
  for (const [index, { style }] of elements.entries()) style.setProperty(fill, colors[index] ?? '');
}

function restoreTexts(): void {
  for (const { style } of document.body.querySelectorAll<HTMLElement>('*')) style.removeProperty(fill);
}

export const afterEach: AfterEach<ReactRenderer> = async ({ id, tags, parameters: { a11y = {} } }) => {
  if (a11y.test === 'off') return;
  await document.fonts.ready;
  configureAxe(a11y.config, tags);
  const errors: string[] = [];
  for (const emulation of emulations) {
    await emulate(emulation);
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // At its end, where what sticks to the bottom of the window covers nothing.
      scrollTo(0, document.documentElement.scrollHeight);
      if (emulation === 'forced-colors') fillTextsAsDrawn();
      errors.push(...(await axeErrors(`${width} px, ${emulation}`, a11y.options)));
      restoreTexts();
    }
  }
  await emulate();
  if (errors.length > 0) throw new Error(`The story ${id} fails:\n    ${errors.join('\n    ')}`);
};
