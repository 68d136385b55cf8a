import type { A11yParameters } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';
import { server } from 'vitest/browser';

import { resizeFrame } from './frame-size.ts';
import { axeErrors, configureAxe, overflowErrors } from './page-checks.ts';
import { applyPseudoStates } from './pseudo-states.tsx';
import { targetErrors } from './targets.ts';

/*
 * Preview annotations of a test run: each story starts with empty storage and the original URL. After its
 * `play` it must not scroll sideways at any width, have no axe violation at the two widths that differ most, and no small
 * target on a phone. `npm run test:access` runs axe on page views at five widths in other colors and text sizes.
 */

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** As in the accessibility panel. */
    a11y?: A11yParameters;
    /** Whether targets may be small, as links in text by others may be. */
    smallTargets?: boolean;
  }
}

interface Size {
  width: number;
  height: number;
  withAxe?: boolean;
  /** Whether it is a phone, where fingers need large targets. */
  isPhone?: boolean;
  /** Whether only stories as wide as the window are shown in it. */
  wholePages?: boolean;
}

const sizes: readonly Size[] = [
  { width: 320, height: 640, withAxe: true, isPhone: true },
  { width: 390, height: 844, isPhone: true, wholePages: true },
  { width: 768, height: 1024 },
  { width: 1180, height: 820, wholePages: true },
  { width: 1920, height: 1080, wholePages: true },
  { width: 1366, height: 900, withAxe: true },
];

const url = location.href;

/* Drawing takes a tenth of the processor time. The styles inside the story's frame do not change. */
if (server.config.browser.headless) window.parent.document.body.style.opacity = '0';

/** Story files share one page (decision 0015). */
export const beforeEach: BeforeEach<ReactRenderer> = () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', url);
  document.title = '';
  scrollTo(0, 0);
};

export const afterEach: AfterEach<ReactRenderer> = async ({
  id,
  tags,
  parameters: { a11y = {}, layout, smallTargets = false },
}) => {
  if (a11y.test === 'off') return;
  applyPseudoStates();
  await document.fonts.ready;
  configureAxe(a11y.config, tags);

  const errors: string[] = [];
  for (const { width, height, withAxe, isPhone, wholePages } of sizes) {
    if (wholePages && layout !== 'fullscreen') continue;
    await resizeFrame(width, height);
    // At its end, where what sticks to the bottom of the window covers nothing.
    scrollTo(0, document.documentElement.scrollHeight);
    errors.push(...overflowErrors(width));
    if (withAxe) errors.push(...(await axeErrors(`${width} px`, a11y.options)));
    if (isPhone && !smallTargets) errors.push(...targetErrors(width));
  }
  if (errors.length > 0) throw new Error(`The story ${id} fails:\n    ${errors.join('\n    ')}`);
};
