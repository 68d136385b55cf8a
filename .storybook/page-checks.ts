import { formats } from '@hearthlight/domain';
import axe from 'axe-core';

/* Checks a story at one width with axe and for horizontal scrolling, and the hours of a page for their time zone. */

/**
 * Most stories are not whole pages, so their content may be outside landmarks. The e2e tests check whole pages. React
 * cannot set `!important` in a `style` attribute, for which the other rule reads all text.
 */
const relaxedRules = ['region', 'avoid-inline-spacing'].map((id) => ({ id, enabled: false }));

/** Configures axe for a story. */
export function configureAxe({ rules = [], ...config }: axe.Spec = {}): void {
  axe.reset();
  axe.configure({ ...config, rules: [...relaxedRules, ...rules] });
}

/** Returns the first three elements past the right edge that no ancestor clips or scrolls. */
function overflowingElements(width: number): string[] {
  const clipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !clipped(element.parentElement))
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}

export function overflowErrors(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  return [[`${width} px: scrolls horizontally, to ${scrollWidth} px`, ...overflowingElements(width)].join('\n      ')];
}

/** Skips selectors, which the messages do not show, and style sheets, which no enabled rule reads. */
const economy: axe.RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
};

/** Returns violations as text that starts with `where`. */
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

/** Returns an error if a page shows hours without the name of their time zone. */
export function zoneErrors(): string[] {
  const text = document.body.textContent;
  const [hours] = /\d{1,2}:\d{2} [AP]M/.exec(text) ?? [];
  const { timeZoneName } = formats();
  return hours === undefined || text.includes(timeZoneName) ? [] : [`${hours} has no time zone`];
}
