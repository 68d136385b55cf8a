import type { FrameLocator, Page } from 'playwright';

import { withLimit } from './limits.ts';
import { closePage, type Fault, reasonOf } from './preview-page.ts';
import type { Served } from './served.ts';

/** What tells the choices of the toolbar apart in a story of one button. */
interface Look {
  width: number;
  background: string;
  color: string;
  fontSize: number;
  text: string;
  /** Whether the button changes its colors gradually. */
  moves: boolean;
  prefersReducedMotion: boolean;
  hasForcedColors: boolean;
  /** Colors as the browser prints them. */
  named: { paper: string; pineDeep: string; onDark: string; canvas: string };
}

interface ToolCheck {
  /** Beginning of the name of the menu. */
  menu: string;
  /** Beginning of what is chosen in it. */
  choice: string;
  /** Whether the choice shows. Before it is chosen, it must not. */
  shows: (look: Look) => boolean;
  /** What the browser prefers, where the choice has to differ from it. */
  reducedMotion?: 'reduce';
}

/** What a designer chooses, and what the story then looks like. */
export const toolChecks: readonly ToolCheck[] = [
  { menu: 'Ground', choice: 'Paper', shows: ({ background, named }) => background === named.paper },
  {
    menu: 'Ground',
    choice: 'Dark',
    shows: ({ background, color, named }) => background === named.pineDeep && color === named.onDark,
  },
  {
    menu: 'Motion',
    choice: 'Full motion',
    reducedMotion: 'reduce',
    shows: ({ moves, prefersReducedMotion }) => moves && !prefersReducedMotion,
  },
  {
    menu: 'Motion',
    choice: 'Reduced motion',
    shows: ({ moves, prefersReducedMotion }) => !moves && prefersReducedMotion,
  },
  { menu: 'Text size', choice: '200 %', shows: ({ fontSize }) => fontSize > 30 },
  { menu: 'Language', choice: 'Pseudo-language', shows: ({ text }) => text.length >= 13 },
  {
    menu: 'Colors',
    choice: 'Forced colors',
    shows: ({ background, hasForcedColors, named }) => hasForcedColors && background === named.canvas,
  },
  // Its pine-deep; the page is loaded again.
  { menu: 'Foundation', choice: 'Northwind', shows: ({ named }) => named.pineDeep === 'rgb(10, 38, 71)' },
  { menu: 'Viewport', choice: 'Phone', shows: ({ width }) => width === 390 },
];

/** A secondary button that says 'Learn More'. */
const story = 'components-actions-button--secondary';

/** Time in ms for a choice to show on a busy machine. */
const patience = 30_000;

/** Runs in the frame of the story. */
function readLook(button: Element): Look {
  const probe = document.body.appendChild(document.createElement('i'));
  const [paper = '', pineDeep = '', onDark = '', canvas = ''] = [
    'var(--paper)',
    'var(--pine-deep)',
    'var(--on-dark)',
    'Canvas',
  ].map((color) => {
    probe.style.outlineColor = color;
    return getComputedStyle(probe).outlineColor;
  });
  probe.remove();
  const style = getComputedStyle(button);
  return {
    width: innerWidth,
    background: getComputedStyle(document.body).backgroundColor,
    color: style.color,
    fontSize: Number.parseFloat(style.fontSize),
    text: button.textContent,
    moves: style.transitionProperty !== 'none',
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hasForcedColors: matchMedia('(forced-colors: active)').matches,
    named: { paper, pineDeep, onDark, canvas },
  };
}

const lookOf = (frame: FrameLocator) => frame.locator('#storybook-root button').first().evaluate(readLook);

async function choose(page: Page, frame: FrameLocator, { menu, choice, shows }: ToolCheck): Promise<void> {
  if (shows(await lookOf(frame))) throw new Error('it shows before it is chosen');
  await page.getByRole('button', { name: new RegExp(`^${menu} .`) }).click();
  await page
    .getByRole('option', { name: new RegExp(`^${choice}`) })
    .first()
    .click();
  // A look that cannot be read is that of a frame that is loaded again.
  while (!(await lookOf(frame).then(shows, () => false))) await page.waitForTimeout(100);
}

/** Chooses in each menu of the toolbar, on a page of its own, and returns what does not show. */
export async function walkToolbar({ browser, origin }: Served): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const check of toolChecks) {
    const { reducedMotion = 'no-preference' } = check;
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, reducedMotion });
    const page = await context.newPage();
    try {
      await page.goto(`${origin}?path=/story/${story}`);
      const frame = page.frameLocator('#storybook-preview-iframe');
      await withLimit(patience, choose(page, frame, check));
    } catch (error) {
      faults.push({ where: `toolbar, ${check.menu}: ${check.choice}`, what: reasonOf(error) });
    } finally {
      await closePage(page);
    }
  }
  return faults;
}
