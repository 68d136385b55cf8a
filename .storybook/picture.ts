import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, StoryContext } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/*
 * What a picture run (`npm run test:visual`) adds to the preview: each story tagged `visual` is compared, as its `play`
 * leaves it, with its last approved pictures at the width of a phone and of a desk.
 */

configure({ asyncUtilTimeout: 5000 });

const sizes = [
  [390, 844],
  [1366, 900],
] as const;

/** Pages are long; below this height their sections have pictures of their own. */
const tallest = 1600;

/** A story that opens at a width of its own is drawn at that width only. */
function sizesOf({
  parameters,
  globals,
}: StoryContext<ReactRenderer>): readonly (readonly [number, number])[] {
  const options: Record<string, { styles: { width: string; height: string } }> =
    parameters['viewport'].options;
  const own = options[globals['viewport']?.value]?.styles;
  return own ? [[Number.parseInt(own.width), Number.parseInt(own.height)]] : sizes;
}

async function settle(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Gives the window the height of its content, so that one picture holds it all. */
async function fitWindow(width: number, height: number): Promise<void> {
  const { style } = document.body;
  style.cssText += 'max-height: none; overflow: visible';
  await page.viewport(width, height);
  await settle();
  const content = Math.min(document.documentElement.scrollHeight, tallest);
  /* What floats over the page is outside of the body's own box. */
  if (document.querySelector('[role="dialog"]')) style.minHeight = `${height}px`;
  style.cssText += `max-height: ${tallest}px; overflow: hidden`;
  if (content > height) await page.viewport(width, content);
  await settle();
}

export const afterEach: AfterEach<ReactRenderer> = async (context) => {
  const { id, name, parameters } = context;
  /* By convention the same as another story, which has its picture at the width of a phone. */
  if (name === 'Mobile') return;
  const { style } = document.body;
  if (parameters['layout'] === 'padded') style.padding = '1rem';
  const faults: string[] = [];
  for (const [width, height] of sizesOf(context)) {
    await fitWindow(width, height);
    try {
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${width}`);
    } catch (error) {
      faults.push(`${id} at ${width} px: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  style.cssText = '';
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
};
