import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { page } from 'vitest/browser';

/** A width and a height in px. */
type Size = readonly [width: number, height: number];

const sizes: readonly Size[] = [
  [390, 844],
  [1366, 900],
];

/** Pictures are cut off at this height in px; the sections of longer pages have stories of their own. */
const maximumHeight = 1600;

/** Returns the sizes of a story's pictures. A story with a viewport of its own has that size only. */
export function sizesOf({ parameters, globals }: StoryContext<ReactRenderer>): readonly Size[] {
  const options: Record<string, { styles: { width: string; height: string } }> =
    parameters['viewport'].options;
  const own = options[globals['viewport']?.value]?.styles;
  return own ? [[Number.parseInt(own.width), Number.parseInt(own.height)]] : sizes;
}

/** Waits for fonts, pictures and two frames. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Gives the viewport the height of its content, so that one picture shows all of it. */
export async function fitWindow([width, height]: Size): Promise<void> {
  const { style } = document.body;
  style.cssText += 'max-height: none; overflow: visible';
  await page.viewport(width, height);
  await settle();
  const content = Math.min(document.documentElement.scrollHeight, maximumHeight);
  /* A dialog does not add to the height of the body. */
  if (document.querySelector('[role="dialog"]')) style.minHeight = `${height}px`;
  style.cssText += `max-height: ${maximumHeight}px; overflow: hidden`;
  if (content > height) await page.viewport(width, content);
  await settle();
}

/** Gives the body the padding that Storybook gives a story with the layout `padded`. */
export function applyLayout({ parameters }: StoryContext<ReactRenderer>): void {
  if (parameters['layout'] === 'padded') document.body.style.padding = '1rem';
}

/** Removes what `fitWindow` and `applyLayout` set. */
export function resetWindow(): void {
  document.body.style.cssText = '';
}
