import axe from 'axe-core';

/* Checks of a story at one width: axe and horizontal scrolling. */

/** Most stories are not pages, so their content may be outside landmarks; e2e checks whole pages. */
const relaxedRules = [{ id: 'region', enabled: false }];

/** Prepares axe with the configuration of a story. */
export function configureAxe({ rules = [], ...config }: axe.Spec = {}): void {
  axe.reset();
  axe.configure({ ...config, rules: [...relaxedRules, ...rules] });
}

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

export function overflowErrors(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  return [
    [`${width} px: scrolls horizontally, to ${scrollWidth} px`, ...overflowingElements(width)].join(
      '\n      ',
    ),
  ];
}

/** Skips selectors, which the messages do not show, and copies of style sheets, which no rule of a run reads. */
const economy: axe.RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
};

/** Returns the violations, as text that begins with `where`. */
export async function axeErrors(where: string, options: axe.RunOptions = {}): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...economy, ...options });
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.flatMap(({ html, failureSummary = '' }) => [
      html.slice(0, 200),
      ...failureSummary.split('\n').slice(1),
    ]);
    return [`${where}: ${help} (${id})`, ...elements].join('\n      ');
  });
}
