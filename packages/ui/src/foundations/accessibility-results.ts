/** The checks of each component and screen, in the order of the columns. */
export const checks = ['axe', 'keyboard', 'tree', '200 %', '400 %', 'forced colors', 'right to left'] as const;

export type Check = (typeof checks)[number];

/** What the checks found on one page. */
export interface Findings {
  /** What failed, by check. A check that passed is not named. */
  failed: Partial<Record<Check, readonly string[]>>;
  /** The stops of Tab, with role and name. */
  path: readonly string[];
  /** The accessibility tree. */
  tree: readonly string[];
}

/** The results of a component or screen. */
export interface AccessibilityRow extends Findings {
  title: string;
  /** The story in Storybook. A page of the site or the desk has none. */
  href?: string;
}

/** The content of `docs/accessibility/results.json`. */
export interface AccessibilityResults {
  /** Day of the run: `2026-11-29`. */
  date: string;
  /** Name and version of the browser. */
  engine: string;
  /** The version with its commit: `1.0.0+f93b295a`. */
  version: string;
  rows: readonly AccessibilityRow[];
}

const days = 24 * 60 * 60 * 1000;

/** Whether results are older than 90 days, so that they may not be true anymore. */
export const isOutdated = (date: string, now: number): boolean => now - Date.parse(date) > 90 * days;
