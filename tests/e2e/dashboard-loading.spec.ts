import { paneNames, paths, sentences, type Dashboard } from '@hearthlight/domain';
import { aCampaign, aDashboard, aDonation } from '@hearthlight/domain/fixtures';
import type { Page } from '@playwright/test';

import { respondTo, button, field, holdCall, shiftOf, storeTokens, showDashboard } from './actions.ts';
import { aDashboardWith, item, main, panes } from './dashboard-screen.ts';
import { expectAccessible } from './expect-accessible.ts';
import { chromiumOnly, deep, expect, test, openHydrated } from './fixtures.ts';

/** The dashboard's loading and failure, screen sizes and large data (specification §2, §4, §8). */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: sentences.contentFailed });

test.describe('§4 §8 loading and failing', () => {
  test('shows a placeholder while the data loads', deep, async ({ page }) => {
    await storeTokens(page, { access_token: 'access', refresh_token: 'refresh' });
    const data = aDashboard();
    await respondTo(page, 'userDetails', 200, data);
    const held = await holdCall(page, 'dashboard', (route) => route.fulfill({ json: data }));
    await openHydrated(page, paths.dashboard);
    await expect(page.getByText('Loading your dashboard')).toBeAttached();
    await expect(main(page)).toHaveAttribute('aria-busy', 'true');
    held.release();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(main(page)).toHaveAttribute('aria-busy', 'false');
  });

  test("'Content failed to load', and retrying loads it", deep, async ({ page }) => {
    await showDashboard(page, paths.dashboard, null, 400);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('banner').getByText('zainab@example.org')).toBeVisible();
    await respondTo(page, 'dashboard', 200, aDashboard());
    await button(page, 'Try again').click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
  });

  test('shows the same if the code of the calls fails to load', async ({ page }) => {
    await storeTokens(page, { access_token: 'access', refresh_token: 'refresh' });
    await page.route(/\/send-[^/]*\.js$/, () => new Promise(() => {}));
    await page.clock.install();
    await page.goto(paths.dashboard);
    // The call is retried twice, with delays.
    await expect(async () => {
      await page.clock.runFor(16_000);
      await expect(failed(page)).toBeVisible({ timeout: 200 });
    }).toPass();
  });

  test('a response of the wrong shape counts as failed', deep, async ({ page }) => {
    const base = aDashboard();
    const body = { ...base, records: { ...base.records, campaigns: [null] } };
    await storeTokens(page, { access_token: 'access', refresh_token: 'refresh' });
    await respondTo(page, 'userDetails', 200, body);
    await respondTo(page, 'dashboard', 200, body);
    await page.clock.install();
    await openHydrated(page, paths.dashboard);
    // Retries after a network failure take seconds; this failure is not retried.
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(failed(page)).toBeVisible({ timeout: 200 });
    }).toPass();
    await item(page, 'account').click();
    await expect(failed(page)).toBeVisible();
  });
});

/* The stories of all panes run axe too, without the frame around them. */
const usual = ['donate'];

test.describe('no axe violation, no horizontal scrolling and one h1 at every width', () => {
  for (const pane of paneNames)
    test(`the pane ${pane}`, { tag: usual.includes(pane) ? [] : '@deep' }, async ({ page }) => {
      test.slow();
      await showDashboard(page, paths.pane(pane), aDashboard());
      await expect(main(page).getByText(panes[pane][2], { exact: true }).first()).toBeVisible();
      if (pane === 'donate') await button(page, 'Donate by e-mail').click();
      if (pane === 'help') {
        await button(page, 'Request help by e-mail').click();
        await expect(field(page, 'Full name')).toBeFocused();
      }
      await expectAccessible(page, pane);
    });

  test('the overlay', deep, async ({ page }) => {
    test.slow();
    await openHydrated(page, paths.dashboard);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the overlay');
  });
});

const opened = ['dashboard', 'account'];

/* With the data of a donor the header gets a name, and with its address the frame gets a pane. */
test.describe('no layout shift when a pane is opened by its address', chromiumOnly, () => {
  for (const pane of paneNames)
    test(`the pane ${pane}`, { tag: opened.includes(pane) ? [] : '@deep' }, async ({ page }) => {
      for (const width of [320, 390, 768, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await showDashboard(page, paths.pane(pane), aDashboard());
        await expect(main(page).getByText(panes[pane][2], { exact: true }).first()).toBeVisible();
        expect(await shiftOf(page), `at ${width} px`).toBe(0);
      }
    });
});

const many = (donations: number, campaigns: number) =>
  aDashboardWith({
    donation_history: Array.from({ length: donations }, (_, index) => aDonation({ donation_cause: `Cause ${index}` })),
    campaigns: Array.from({ length: campaigns }, (_, id) => aCampaign({ id, title: `Campaign ${id}` })),
  });
const around = ['history', 'campaigns', 'updates', 'dashboard'] as const;

/**
 * Returns the median time in ms to switch to a pane and render it at CPU ÷ 4, and the largest number of elements on the
 * page.
 */
async function measure(page: Page, data: Dashboard): Promise<{ time: number; elements: number }> {
  await showDashboard(page, paths.dashboard, data);
  await expect(page.getByRole('table').first()).toBeVisible();
  const links = await Promise.all(
    Array.from({ length: 3 }, () => around)
      .flat()
      .map((pane) => item(page, pane).elementHandle()),
  );
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page.evaluate(async (items) => {
    const times: number[] = [];
    let elements = 0;
    for (const link of items) {
      if (!(link instanceof HTMLElement)) continue;
      const start = performance.now();
      link.click();
      while (link.getAttribute('aria-current') !== 'page') await new Promise((resolve) => setTimeout(resolve, 0));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      times.push(performance.now() - start);
      elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    const sorted = times.toSorted((a, b) => a - b);
    return { time: sorted[Math.floor(sorted.length / 2)] ?? 0, elements };
  }, links);
}

test.describe('§9 with 10,000 donations and 500 campaigns', chromiumOnly, () => {
  test(
    'bounds the number of elements and switches panes as fast as with 26 and 13',
    { tag: '@deep' },
    async ({ page }) => {
      test.slow();
      const few = await measure(page, many(26, 13));
      const lots = await measure(page, many(10_000, 500));
      const description = `${Math.round(few.time)} ms, with the many ${Math.round(lots.time)} ms`;
      test.info().annotations.push({ type: 'a change of panes', description });
      expect(lots.elements).toBeLessThan(few.elements * 1.1);
      expect(lots.time / few.time).toBeLessThan(4);
    },
  );

  test('shows a page of rows and a dozen cards at a time, and the rest on demand', async ({ page }) => {
    await showDashboard(page, paths.pane('history'), many(10_000, 500));
    await expect(page.getByText('Rows 1 to 25 of 10,000')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(26);
    await button(page, 'Next').click();
    await expect(page.getByText('Rows 26 to 50 of 10,000')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Cause 25', exact: true })).toBeVisible();
    await item(page, 'campaigns').click();
    await expect(page.getByText('Showing 12 of 500 campaigns')).toBeVisible();
    await button(page, 'Show more campaigns').click();
    await expect(main(page).getByRole('article')).toHaveCount(24);
    await expect(main(page).getByRole('article').nth(12)).toBeFocused();
  });
});
