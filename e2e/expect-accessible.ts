import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './fixtures.ts';

/** Expects one `h1`, no horizontal scrolling and no axe violation. `what` names the screen in a failure. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls horizontally`).toBe(0);
  // Without legacy mode axe opens a new page for each run, which only cross-origin frames need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}
