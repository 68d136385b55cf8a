import { paths } from '@hearthlight/domain';

import { demoDonor, keepTokens, openSession } from './browser-state.ts';
import { expect, openHydrated, test } from './fixtures.ts';

/** What a browser does by itself when a page loads must also happen when a page changes without loading. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('arriving at a page or a section', () => {
  test('the beneficiaries anchor leads there every time', async ({ page }) => {
    await openHydrated(page, paths.home);
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.locator('#beneficiaries')).not.toBeInViewport();
      await page.getByRole('link', { name: 'Choose someone to help' }).click();
      await expect(page.locator('#beneficiaries')).toBeInViewport();
    }
  });

  test('an address whose end is wrongly encoded leads nowhere, and the page stays', async ({ page }) => {
    await openHydrated(page, paths.about);
    await page.evaluate(() => {
      window.location.hash = '%zz';
    });
    await expect(page).toHaveURL('/about#%zz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a pane opened from the foot of another begins at its top, with the focus in it', async ({
    page,
    request,
  }) => {
    await keepTokens(page, await openSession(request, demoDonor));
    await page.goto(paths.dashboard);
    await page.getByRole('link', { name: 'See more... impact updates' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impact Updates');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a choice of the menu keeps the focus on the menu', async ({ page, request }) => {
    await keepTokens(page, await openSession(request, demoDonor));
    await page.goto(paths.dashboard);
    const history = page.getByRole('link', { name: 'Donation History' });
    await history.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation History');
    await expect(history).toBeFocused();
  });
});
