import axe from 'axe-core';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Runs after each story of the `storybook` test project, past its `play`: at every width of the design nothing may
 * break a rule of axe or scroll sideways. `parameters.a11y` means the same here as in the accessibility panel.
 */
const sizes = [
  [320, 640],
  [768, 1024],
  [1366, 900],
] as const;

interface A11yParameter {
  test?: 'off' | 'todo' | 'error';
  config?: axe.Spec;
  options?: axe.RunOptions;
}

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon when a story has run. */
    story?: { parameters: { a11y?: A11yParameter } };
  }
  interface TaskMeta {
    /** Set by Storybook's addon. */
    storyId?: string;
  }
}

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

afterEach(async ({ story, task }) => {
  const a11y = story?.parameters.a11y;
  if (!story || a11y?.test === 'off' || task.result?.state === 'fail') return;
  await document.fonts.ready;
  axe.reset();
  axe.configure({ ...a11y?.config, rules: [...relaxedRules, ...(a11y?.config?.rules ?? [])] });

  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    faults.push(...sidewaysFault(width), ...(await axeFaults(width, a11y?.options)));
  }
  if (faults.length > 0)
    throw new Error(`The story ${task.meta.storyId} breaks:\n    ${faults.join('\n    ')}`);
});
