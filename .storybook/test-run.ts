import type { A11yParameters } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import axe from 'axe-core';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { page } from 'vitest/browser';

/*
 * What a test run adds to the preview (main.ts): every story starts from a fresh page, and after its `play` nothing
 * may break a rule of axe or scroll sideways at any width of the design.
 */

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Means the same here as in the accessibility panel. */
    a11y?: A11yParameters;
  }
}

/** `waitFor` and `findBy` give up after a second; a busy machine may need longer, and only a failure waits it out. */
configure({ asyncUtilTimeout: 5000 });

const sizes = [
  [320, 640],
  [768, 1024],
  [1366, 900],
] as const;

/** A story need not be a page: what lies outside of landmarks is judged in the browser run of the whole site. */
const relaxedRules = [{ id: 'region', enabled: false }];

/** Elements that reach past the right edge, those cut off or scrolled by an ancestor aside. */
function sidewaysCulprits(width: number): string[] {
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

function sidewaysFault(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  return [
    [`${width} px: scrolls sideways, to ${scrollWidth} px`, ...sidewaysCulprits(width)].join('\n      '),
  ];
}

async function axeFaults(width: number, options: axe.RunOptions = {}): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.flatMap(({ html, failureSummary = '' }) => [
      html.slice(0, 200),
      ...failureSummary.split('\n').slice(1),
    ]);
    return [`${width} px: ${help} (${id})`, ...where].join('\n      ');
  });
}

const address = location.href;

/** Story files share one page, which is a second faster for each file than a page for each. */
export const beforeEach: BeforeEach<ReactRenderer> = () => {
  localStorage.clear();
  sessionStorage.clear();
  if (location.href !== address) history.replaceState(null, '', address);
  document.title = '';
  scrollTo(0, 0);
};

export const afterEach: AfterEach<ReactRenderer> = async ({ id, parameters: { a11y = {} } }) => {
  if (a11y.test === 'off') return;
  await document.fonts.ready;
  axe.reset();
  axe.configure({ ...a11y.config, rules: [...relaxedRules, ...(a11y.config?.rules ?? [])] });

  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    faults.push(...sidewaysFault(width), ...(await axeFaults(width, a11y.options)));
  }
  if (faults.length > 0) throw new Error(`The story ${id} breaks:\n    ${faults.join('\n    ')}`);
};
