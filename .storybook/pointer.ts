import type { BeforeAll } from 'storybook/internal/csf';
import { cdp } from 'vitest/browser';

/** Moves the mouse off the page: the headless shell of Chromium starts with it at the top left, over the story. */
export const beforeAll: BeforeAll = async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
};
