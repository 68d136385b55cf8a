import type { A11yParameters } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import axe from 'axe-core';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';
import { page } from 'vitest/browser';

import { applyPseudoStates } from './pseudo-states.tsx';

/*
 * Preview annotations of a test run: each story starts with empty storage and the original URL. After its
 * `play` it must not scroll sideways at three widths, and have no axe violation at the two that differ most. Page views
 * are opened with axe at five widths by `npm run test:storybook`.
 */

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** As in the accessibility panel. */
    a11y?: A11yParameters;
  }
}

const sizes = [
  { width: 320, height: 640, withAxe: true },
  { width: 768, height: 1024, withAxe: false },
  { width: 1366, height: 900, withAxe: true },
];

/** Most stories are not pages, so their content may be outside landmarks; e2e checks whole pages. */
const relaxedRules = [{ id: 'region', enabled: false }];

/** The first three elements past the right edge that no ancestor clips or scrolls. */
function overflowingElements(width: number): string[] {
  const clipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !clipped(element.parentElement),
    )
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}

function overflowErrors(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  return [
    [`${width} px: scrolls horizontally, to ${scrollWidth} px`, ...overflowingElements(width)].join(
      '\n      ',
    ),
  ];
}

async function axeErrors(width: number, options: axe.RunOptions = {}): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.flatMap(({ html, failureSummary = '' }) => [
      html.slice(0, 200),
      ...failureSummary.split('\n').slice(1),
    ]);
    return [`${width} px: ${help} (${id})`, ...elements].join('\n      ');
  });
}

const url = location.href;

/** Story files share one page (decision 0015). */
export const beforeEach: BeforeEach<ReactRenderer> = () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', url);
  document.title = '';
  scrollTo(0, 0);
};

export const afterEach: AfterEach<ReactRenderer> = async ({ id, parameters: { a11y = {} } }) => {
  if (a11y.test === 'off') return;
  applyPseudoStates();
  await document.fonts.ready;
  axe.reset();
  axe.configure({ ...a11y.config, rules: [...relaxedRules, ...(a11y.config?.rules ?? [])] });

  const errors: string[] = [];
  for (const { width, height, withAxe } of sizes) {
    await page.viewport(width, height);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // At its end, where what sticks to the bottom of the window covers nothing.
    scrollTo(0, document.documentElement.scrollHeight);
    errors.push(...overflowErrors(width));
    if (withAxe) errors.push(...(await axeErrors(width, a11y.options)));
  }
  if (errors.length > 0) throw new Error(`The story ${id} fails:\n    ${errors.join('\n    ')}`);
};
