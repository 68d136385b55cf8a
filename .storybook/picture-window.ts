import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { cdp, page } from 'vitest/browser';

import type { Emulation, PictureMode } from './picture-modes.ts';

/** Pictures are cut off at this height in px; the sections of longer pages have stories of their own. */
const maximumHeight = 1600;

/** Waits for fonts, pictures and two frames. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Gives the viewport the height of its content, and scrolls to its start, so that one picture shows all of it. */
export async function fitWindow({ width, height }: PictureMode): Promise<void> {
  const { style } = document.body;
  style.cssText += 'max-height: none; overflow: visible';
  await page.viewport(width, height);
  await settle();
  const content = Math.min(document.documentElement.scrollHeight, maximumHeight);
  /* A dialog does not add to the height of the body. */
  if (document.querySelector('[role="dialog"]')) style.minHeight = `${height}px`;
  style.cssText += `max-height: ${maximumHeight}px; overflow: hidden`;
  if (content > height) await page.viewport(width, content);
  // A story may have scrolled to what has the focus.
  scrollTo({ top: 0, behavior: 'instant' });
  await settle();
}

/** Gives the body the padding that Storybook gives a story with the layout `padded`. */
export function applyLayout({ parameters }: StoryContext<ReactRenderer>): void {
  if (parameters['layout'] === 'padded') document.body.style.padding = '1rem';
}

/** Emulates print, forced colors or text of twice the size; without an argument, none of them. */
export async function emulate(emulation?: Emulation): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: emulation === 'print' ? 'print' : '',
    features: [
      /* What vitest.config.ts sets, which these features replace. */
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'forced-colors', value: emulation === 'forced-colors' ? 'active' : 'none' },
    ],
  });
  document.documentElement.style.fontSize = emulation === 'large-text' ? '200%' : '';
  renewCollapsedBorders();
}

/** Chromium keeps the colors of collapsed borders from the media before. */
function renewCollapsedBorders(): void {
  for (const table of document.querySelectorAll('table')) {
    table.style.borderCollapse = 'separate';
    table.getBoundingClientRect();
    table.style.borderCollapse = '';
  }
}

/** Removes what `fitWindow` and `applyLayout` set. */
export function resetWindow(): void {
  document.body.style.cssText = '';
}
