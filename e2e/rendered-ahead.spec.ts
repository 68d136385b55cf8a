import { contentDirectory, loadContent } from '@hearthlight/content';
import { calls, pages, paths } from '@hearthlight/domain';

import { expect, newestTitle, openHydrated, test, whenHydrated } from './fixtures.ts';

/**
 * A page to read is rendered, hidden, when the pointer comes to its link, so that a click has only to show it. While its
 * code is still on its way, the page on screen stays and the link says so.
 */

const { foundation } = loadContent(contentDirectory());

test('the page that a link leads to is rendered ahead, and a click shows it', async ({ page }) => {
  await openHydrated(page, paths.home);
  const title = await page.title();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  const headings = page.locator('h1');
  await expect(headings).toHaveCount(1);
  await link.hover();
  await expect(headings).toHaveCount(2);
  await expect(headings.last()).toBeHidden();
  expect(await page.title()).toBe(title);
  const ahead = await headings.last().elementHandle();
  await link.click();
  await expect(page).toHaveTitle(pages.about.title(foundation));
  await expect(headings).toHaveCount(1);
  expect(await headings.evaluate((heading, other) => heading === other, ahead)).toBe(true);
  await expect(headings).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(headings).toHaveCount(1);
});

test('an article is rendered ahead from one call, which its visit does not repeat', async ({ page }) => {
  const title = await newestTitle(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes(calls.newsDetail.path.split('{')[0] ?? '')) requests += 1;
  });
  await openHydrated(page, paths.home);
  const link = page.locator('#top-stories').getByRole('link', { name: title });
  await link.hover();
  await expect(page.locator('h1', { hasText: title })).toBeAttached();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(requests).toBe(1);
});

test('nothing is rendered ahead of the dashboard, which its code draws for one donor', async ({ page }) => {
  await openHydrated(page, paths.home);
  const code = page.waitForResponse(/\/dashboard-[^/]*\.js$/);
  await page.getByRole('link', { name: 'Join Us' }).first().hover();
  await code;
  await page.waitForTimeout(1000);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('with Save-Data the pointer loads and renders nothing', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto(paths.home);
  // A tap that needs the code loads it.
  await page.getByRole('button', { name: /Show all \d+ stories/ }).click();
  await whenHydrated(page);
  await expect(page.getByRole('button', { name: 'Show fewer stories' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await page.waitForTimeout(1000);
  expect(requests).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a link that was followed shows so until its page is there', async ({ page }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/about-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, paths.home);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await expect(link).toHaveCSS('cursor', 'pointer');
  await link.click();
  await expect(link).toHaveCSS('cursor', 'progress');
  release?.();
  await expect(page).toHaveTitle(pages.about.title(foundation));
  await page.goBack();
  await expect(link).toHaveCSS('cursor', 'pointer');
});
