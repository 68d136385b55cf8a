import type { BrowserContextOptions, Page } from '@playwright/test';

import { type Entry, onTwoPages, type Served } from './served.ts';

/** A problem and its story or page. */
export interface Fault {
  where: string;
  what: string;
}

/** A part of the walk. Opens the chosen entries and returns their problems. */
export type Part = (served: Served, entries: readonly Entry[]) => Promise<Fault[]>;

/** Returns the problems that `find` returns or throws for each item, and errors that their pages log. */
export async function findFaults<Item extends { id: string }>(
  served: Served,
  options: BrowserContextOptions,
  items: readonly Item[],
  find: (page: Page, item: Item) => Promise<string[]>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  await onTwoPages(served, options, items, async (page, item) => {
    const report = (error: unknown) => void faults.push({ where: item.id, what: String(error) });
    page.on('pageerror', report);
    const problems = await find(page, item).catch((error: unknown) => [String(error)]);
    problems.forEach(report);
    page.off('pageerror', report);
  });
  return faults;
}
