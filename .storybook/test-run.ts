import type { Preview } from '@storybook/react-vite';
import { cdp, server } from 'vitest/browser';

import { mirrorErrors } from './mirrored.ts';
import { axeErrors, configureAxe, overflowErrors, zoneErrors } from './page-checks.ts';
import { pinnedViewport } from './picture-modes.ts';
import { applyPseudoStates } from './pseudo-states.tsx';
import { silentConsole } from './silent-console.ts';
import { targetErrors } from './targets.ts';

/*
 * Each story starts with empty storage and the original address. After its `play`, it must not scroll horizontally at
 * any width and have no small target on a phone, and shown page views and panes must be mirrored right to left. A page
 * that shows hours must name their time zone. A story that pins a viewport is checked at that width only. Axe takes a
 * third of the time of all checks. So it runs on stories that are documented or in the picture comparison, at the
 * narrowest width. Stories of a component that end in the same state are checked once. Parameters: `a11y`, as in the
 * accessibility panel, `smallTargets` for adjacent links within text, `notMirrored`, the reason why a story is not
 * mirrored, and `zoneNamedBy`, the component around a view that names the time zone.
 */

interface Size {
  width: number;
  height: number;
  isPhone?: boolean;
  /** Only documented stories are checked at this size, or those of them with the layout `fullscreen`. */
  only?: 'documented' | 'fullscreen';
}

const sizes: readonly Size[] = [
  { width: 1366, height: 900 },
  { width: 320, height: 640, isPhone: true },
  { width: 390, height: 844, isPhone: true, only: 'fullscreen' },
  { width: 768, height: 1024, only: 'documented' },
  { width: 1180, height: 820, only: 'fullscreen' },
];

/** The states of the component whose stories run. Those of documented stories, with a higher rank, had more checks. */
const passedStates = new Map<string, number>();
let component = '';

/** `npm run test:deep -- coverage` runs axe on every story at every width, `-- access` again with 200% text. */
const withLargeText = import.meta.env['STORYBOOK_CHECKS'] === 'access';
const isThorough = withLargeText || import.meta.env['STORYBOOK_CHECKS'] === 'widths';

/** `npm run test:deep` mirrors every story for each example. */
const mirrorsAll = import.meta.env['STORYBOOK_CHECKS'] === 'mirrored';

const url = location.href;

// Hides the frame, because painting takes a tenth of the processor time. Styles inside the frame do not change.
if (server.config.browser.headless) window.parent.document.body.style.opacity = '0';

/** Resizes the frame in which Vitest runs the story. `page.viewport` needs two more round trips. */
async function resizeFrame(width: number, height: number): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return;
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  if (window.innerWidth !== width)
    throw new Error(`The frame of the story is ${window.innerWidth} px wide instead of ${width} px.`);
}

/** Returns what the checks of a story depend on. React numbers its ids. */
const stateOf = (...conditions: unknown[]) =>
  JSON.stringify(conditions) + document.body.outerHTML.replaceAll(/_r_\w+_/g, '');

const run: Preview = {
  /* Stories that pin no viewport are played at the first size that is checked, which saves a resize for each. */
  parameters: { viewport: { defaultViewport: 'desk' } },
  /* Chromium's headless shell starts with the mouse over the story. */
  beforeAll: async () => {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  },
  /* Story files share one page (decision 0015). */
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', url);
    document.title = '';
    scrollTo(0, 0);
  },
  afterEach: async ({ globals, id, parameters, tags, title }) => {
    const { a11y = {}, layout, smallTargets = false, notMirrored, zoneNamedBy } = parameters;
    if (a11y.test === 'off') return;
    applyPseudoStates();
    await document.fonts.ready;
    configureAxe(a11y.config);

    const isDocumented = isThorough || tags.includes('autodocs');
    const isShown = isDocumented || tags.includes('visual');
    const isPage = isShown && /(?:Page|Pane|View)$/.test(title);
    const namesZone = /(?:Page|Pane|View)$/.test(title) && zoneNamedBy === undefined;
    const isMirrored = (mirrorsAll || isPage) && !notMirrored;
    const pinned = isThorough || mirrorsAll ? undefined : pinnedViewport({ globals, parameters });
    const rank = Number(isShown) + Number(isDocumented);
    const state = stateOf(globals, layout, a11y, smallTargets, notMirrored);
    if (title !== component) passedStates.clear();
    component = title;
    const hasPassed = (passedStates.get(state) ?? -1) >= rank;
    const checked = sizes.filter(({ width, only }) => {
      if (hasPassed) return false;
      if (pinned) return width === pinned.width;
      return only === undefined || (isDocumented && (only === 'documented' || layout === 'fullscreen'));
    });
    const errors: string[] = namesZone ? zoneErrors() : [];
    const narrowest = Math.min(...checked.map(({ width }) => width));
    for (const { width, height, isPhone, only } of checked) {
      await resizeFrame(width, height);
      // At the top of the page, the bar of phones covers nothing.
      scrollTo(0, 0);
      errors.push(...overflowErrors(width));
      const withAxe = isThorough || (isShown && width === narrowest);
      if (withAxe) errors.push(...(await axeErrors(`${width} px`, a11y.options)));
      if (isMirrored && !only) errors.push(...(await mirrorErrors(width)));
      if (isPhone && !smallTargets) errors.push(...targetErrors(width));
      if (!withLargeText) continue;
      document.documentElement.style.fontSize = '200%';
      errors.push(...(await axeErrors(`${width} px, text of 200 %`, a11y.options)));
      document.documentElement.style.fontSize = '';
    }
    if (errors.length > 0) throw new Error(`The story ${id} fails:\n    ${errors.join('\n    ')}`);
    if (!hasPassed) passedStates.set(state, rank);
  },
};

export const checks = [silentConsole, run];
