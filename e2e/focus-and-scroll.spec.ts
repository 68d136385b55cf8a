import { paths } from '@hearthlight/domain';

import { demoDonor, storeTokens, openSession } from './actions.ts';
import { expect, openHydrated, test } from './fixtures.ts';

/** Client-side navigation moves focus and scroll as loading a document does. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('focus and scroll after navigation', () => {
  test('the beneficiaries anchor scrolls every time', async ({ page }) => {
    await openHydrated(page, paths.home);
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.locator('#beneficiaries')).not.toBeInViewport();
      await page.getByRole('link', { name: 'Choose someone to help' }).click();
      await expect(page.locator('#beneficiaries')).toBeInViewport();
    }
  });

  test('a wrongly encoded fragment leaves the page as it is', async ({ page }) => {
    await openHydrated(page, paths.about);
    await page.evaluate(() => {
      window.location.hash = '%zz';
    });
    await expect(page).toHaveURL('/about#%zz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a pane opened from the bottom of another starts at the top, with focus in it', async ({
    page,
    request,
  }) => {
    await storeTokens(page, await openSession(request, demoDonor));
    await openHydrated(page, paths.dashboard);
    await page.getByRole('link', { name: 'See more... impact updates' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impact Updates');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('choosing a menu item moves the focus to the heading of its pane', async ({ page, request }) => {
    await storeTokens(page, await openSession(request, demoDonor));
    await openHydrated(page, paths.dashboard);
    const history = page.getByRole('link', { name: 'Donation History' });
    await history.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Donation History' })).toBeFocused();
  });
});
