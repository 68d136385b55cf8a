import axe from 'axe-core';

/*
 * What must hold of a story at every width: no axe violation, no horizontal scrolling, and links whose texts say where
 * they lead.
 */

/** Most stories are not pages, so their content may be outside landmarks; e2e checks whole pages. */
const relaxedRules = [{ id: 'region', enabled: false }];

/** Texts that say nothing without the sentence around them. */
const vague =
  /^(?:click |tap )?(?:here|more|this|link|details|go|go on|continue|(?:read|see|learn|find out|show|view) (?:more|details|all|this))[\s.…!»>→]*$/i;

const linkText: axe.Spec = {
  checks: [
    {
      id: 'says-where-it-leads',
      evaluate: (link: Element) => !vague.test(axe.commons.text.accessibleText(link).trim()),
      metadata: {
        impact: 'serious',
        messages: { pass: 'Says where it leads', fail: 'Does not say where it leads' },
      },
    },
  ],
  rules: [
    {
      id: 'link-says-where-it-leads',
      selector: 'a[href]',
      any: ['says-where-it-leads'],
      metadata: {
        description: 'Refuses texts such as "more" and "here"',
        help: 'The text of a link must say where it leads',
        helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only.html',
      },
    },
  ],
};

/** Prepares axe with the configuration of a story. A story tagged `dont` shows a bad example, perhaps of a link. */
export function configureAxe({ rules = [], ...config }: axe.Spec = {}, tags: readonly string[] = []): void {
  axe.reset();
  if (!tags.includes('dont')) axe.configure(linkText);
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

/**
 * Saves what the messages do not show and no rule of a run reads: selectors, and a copy of all style sheets, which only
 * axe's experimental rule of orientations takes.
 */
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
