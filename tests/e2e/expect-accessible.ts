import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { expect } from './fixtures.ts';

/** Widths of phones, tablets and desktops, in px. */
export const widths: readonly number[] = [320, 390, 768, 1366, 1920];

/* Code as text, because `axe.source` defines the page's own `axe`. Skips what no message shows and no rule reads. */
const violations =
  "axe.run({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))";

/**
 * Expects one `h1`, no horizontal scrolling at any width and no axe violation at `axeWidths`: the stories of page views
 * run axe at 320 and 1366 px. `what` names the screen in failures.
 * Skips axe in Firefox ESR, which crashes when both Playwright and axe read `ariaLabelledByElements`.
 */
export async function expectAccessible(page: Page, what: string, axeWidths: readonly number[] = [768]): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const runAxe = page.context().browser()?.browserType().name() !== 'firefox';
  if (runAxe && axeWidths.length > 0) await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what} scrolls horizontally at ${width} px`).toBe(0);
    if (!runAxe || !axeWidths.includes(width)) continue;
    // At the end of the page, sticky elements cover nothing.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate<string[]>(violations), `${what} at ${width} px`).toEqual([]);
  }
}
