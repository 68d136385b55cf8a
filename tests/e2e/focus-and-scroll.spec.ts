import { contentDirectory, loadContent } from '@hearthlight/content';
import { paths } from '@hearthlight/domain';
import type { Locator } from '@playwright/test';

import { demoDonor, holdCall, storeTokens, openSession } from './actions.ts';
import { expect, newestTitle, openHydrated, test, whenHydrated } from './fixtures.ts';

/** Client-side navigation moves focus and scroll position like a document load. */

const { foundation } = loadContent(contentDirectory());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test.describe('focus and scroll after navigation', () => {
  test.use({ isLocal: true });
  test('the beneficiaries anchor scrolls every time', async ({ page }) => {
    await openHydrated(page, paths.home);
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.locator('#beneficiaries')).not.toBeInViewport();
      await page.getByRole('link', { name: 'Choose someone to help' }).click();
      await expect(page.locator('#beneficiaries')).toBeInViewport();
    }
  });

  for (const width of [390, 1366]) {
    const atWidth = { tag: width === 390 ? [] : '@deep' };
    test(`at ${width}, going back from an article or About restores the position`, atWidth, async ({ page }) => {
      await page.addInitScript(() => {
        let calls = 0;
        Math.random = () => (calls += 1) / 1e6;
      });
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, paths.home);
      await expect(page.locator('#top-stories').getByRole('article').first()).toBeAttached();
      const heading = page.getByRole('heading', { name: 'Meet the founders' });
      const link = page.locator('#top-stories').getByRole('article').getByRole('link').first();
      for (const leave of [link, page.getByRole('link', { name: 'About', exact: true }).last()]) {
        await heading.scrollIntoViewIfNeeded();
        const top = await topOf(heading);
        // A different random quote would be shorter.
        await page.evaluate(() => {
          let calls = 0;
          Math.random = () => 0.5 + (calls += 1) / 1e6;
        });
        await leave.dispatchEvent('click');
        await expect(page).not.toHaveURL(paths.home);
        await expect(heading).toHaveCount(0);
        await page.goBack();
        await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThanOrEqual(8);
      }
    });

    test(`at ${width}, going back to a document restores the position`, atWidth, async ({ page }) => {
      // The browser drops emulation before it stores the scroll position, and moving cards take less space.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, paths.home);
      const heading = page.getByRole('heading', { name: 'Meet the founders' });
      await heading.scrollIntoViewIfNeeded();
      const top = await topOf(heading);
      await page.goto('/favicon.svg');
      await page.goBack();
      await whenHydrated(page);
      await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThanOrEqual(8);
    });

    test(`at ${width}, a different quote moves nothing below it`, atWidth, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const tops = new Set<number>();
      for (const draw of [0.1, 0.5, 0.9]) {
        await page.addInitScript((value) => {
          Math.random = () => value;
        }, draw);
        await openHydrated(page, paths.home);
        tops.add(
          await page.evaluate(() => {
            window.scrollTo(0, 0);
            return Math.round(document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
          }),
        );
      }
      expect([...tops]).toHaveLength(1);
    });

    test(`at ${width}, going back from the dashboard restores the position`, atWidth, async ({ page, request }) => {
      await storeTokens(page, await openSession(request, demoDonor));
      await page.setViewportSize({ width, height: 900 });
      for (const [address, name] of [
        [paths.home, 'Meet the founders'],
        [paths.news(await newestTitle(page)), 'Comments'],
      ] as const) {
        await openHydrated(page, address);
        const heading = page.getByRole('heading', { name });
        await heading.scrollIntoViewIfNeeded();
        const top = await topOf(heading);
        await page.locator(`a[href="${paths.dashboard}"]`).last().dispatchEvent('click');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Zainab');
        await page.goBack();
        await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThanOrEqual(8);
      }
    });

    test(`at ${width}, loading stories on home moves nothing below them`, atWidth, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { made, release } = await holdCall(page, 'latestNews');
      await openHydrated(page, paths.about);
      await page.getByRole('link', { name: foundation.product }).first().click();
      const stories = page.locator('#top-stories');
      await stories.scrollIntoViewIfNeeded();
      await expect.poll(made).toBe(1);
      const distance = async () => (await topOf(page.locator('#beneficiaries'))) - (await topOf(stories));
      const before = await distance();
      release();
      await expect(stories.getByRole('article')).toHaveCount(4);
      expect(Math.abs((await distance()) - before)).toBeLessThanOrEqual(8);
    });

    test(`at ${width}, home opened by a link also restores the position`, atWidth, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, paths.about);
      await page.getByRole('link', { name: foundation.product }).first().click();
      const story = page.locator('#top-stories').getByRole('article').getByRole('link').first();
      await page.locator('#top-stories').scrollIntoViewIfNeeded();
      await expect(story).toBeVisible();
      const heading = page.getByRole('heading', { name: 'Meet the founders' });
      await heading.scrollIntoViewIfNeeded();
      const top = await topOf(heading);
      await story.dispatchEvent('click');
      await expect(heading).toHaveCount(0);
      await page.goBack();
      await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThanOrEqual(8);
    });

    for (const id of ['top-stories', 'beneficiaries'])
      test(`at ${width}, the fragment #${id} scrolls its section to the top`, atWidth, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openHydrated(page, `${paths.home}#${id}`);
        const padding = await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        );
        await expect.poll(async () => Math.abs((await topOf(page.locator(`#${id}`))) - padding)).toBeLessThanOrEqual(8);
      });
  }

  test('a malformed fragment is ignored', async ({ page }) => {
    await openHydrated(page, paths.about);
    await page.evaluate(() => {
      window.location.hash = '%zz';
    });
    await expect(page).toHaveURL('/about#%zz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a pane opened from the bottom of another starts at the top, with focus in it', async ({ page, request }) => {
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
