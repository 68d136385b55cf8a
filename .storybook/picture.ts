import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { applyLayout, fitWindow, resetWindow, sizesOf } from './picture-window.ts';

/*
 * Checks of a picture run (`npm run test:visual`): compares each story tagged `visual`, as its `play`
 * leaves it, with its approved pictures at 390 and 1366 px.
 */

export const afterEach: AfterEach<ReactRenderer> = async (context) => {
  const { id, name } = context;
  /* `Mobile` repeats another story, which has a picture at 390 px. */
  if (name === 'Mobile') return;
  applyLayout(context);
  const errors: string[] = [];
  for (const size of sizesOf(context)) {
    const [width] = size;
    await fitWindow(size);
    try {
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${width}`);
    } catch (error) {
      errors.push(`${id} at ${width} px: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  resetWindow();
  /* tooling/visual.ts requires this of every story, so that a run without comparisons fails. */
  context.reporting.addReport({ type: 'pictures', version: 1, status: 'passed', result: {} });
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
};
