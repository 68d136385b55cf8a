import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { modeName, type PictureMode, pictureModes } from './picture-modes.ts';
import { applyLayout, emulate, fitWindow, resetWindow } from './picture-window.ts';
import { applyPseudoStates } from './pseudo-states.tsx';

/*
 * Checks of a picture run (`npm run test:visual`): compares each story tagged `visual`, as its `play`
 * leaves it, with its approved pictures.
 */

/** The content folder of the run: `tooling/visual.ts` makes a run for each. */
const shown = import.meta.env['STORYBOOK_FOUNDATION'];

/** Returns what differs from the approved picture, if anything. Content past the right edge has no picture, so it fails. */
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

export const afterEach: AfterEach<ReactRenderer> = async (context) => {
  applyLayout(context);
  applyPseudoStates();
  const errors: string[] = [];
  const modes = pictureModes(context).filter(({ foundation = 'hearthlight' }) => foundation === shown);
  for (const mode of modes) errors.push(...(await compare(context.id, mode)));
  await emulate();
  resetWindow();
  /* tooling/visual.ts requires this of every story, so that a run without comparisons fails. */
  context.reporting.addReport({ type: 'pictures', version: 1, status: 'passed', result: {} });
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
};
