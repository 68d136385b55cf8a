import { contentDirectory, loadContent } from '@hearthlight/content';
import { calls, pages, paths } from '@hearthlight/domain';

import { chromiumOnly, deep, expect, newestTitle, openHydrated, test, whenHydrated } from './fixtures.ts';

/** A link prefetches code and data on hover, and shows that it was followed. */

const { foundation } = loadContent(contentDirectory());

test('hovering over a link requests its article once', async ({ page }) => {
  const title = await newestTitle(page);
  await openHydrated(page, paths.home);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes(calls.newsDetail.path.split('{')[0] ?? '')) requests += 1;
  });
  const link = page.locator('#top-stories').getByRole('link', { name: title });
  const response = page.waitForResponse(/\/api\/news\//);
  await link.hover();
  await response;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(requests).toBe(1);
});

test('opening a link in a new tab does not leave the page', deep, async ({ page, context }) => {
  await openHydrated(page, paths.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  const title = await page.title();
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveTitle(pages.about.title(foundation));
  expect(await page.title()).toBe(title);
  await expect(link).toBeVisible();
});

test('leaving an article cancels its request', chromiumOnly, async ({ page }) => {
  const title = await newestTitle(page);
  await page.route(/\/api\/news\//, () => undefined);
  await openHydrated(page, paths.home);
  const canceled = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/news/'));
  const requested = page.waitForRequest(/\/api\/news\//);
  await page.locator('#top-stories').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(paths.news(title));
  await requested;
  await page.goBack();
  await canceled;
});

test('leaving home cancels the request for its news', { tag: ['@deep', '@chromium'] }, async ({ page }) => {
  await page.route(/\/api\/latest-news\//, () => undefined);
  await openHydrated(page, paths.about);
  const canceled = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/latest-news/'));
  const requested = page.waitForRequest(/\/api\/latest-news\//);
  await page.getByRole('link', { name: foundation.product }).first().click();
  await expect(page.locator('#top-stories')).toBeAttached();
  await requested;
  await page.goBack();
  await canceled;
});

test('hovering loads nothing with Save-Data', deep, async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto(paths.home);
  // This tap loads the code.
  await page.getByRole('button', { name: /Show all \d+ stories/ }).click();
  await whenHydrated(page);
  await expect(page.getByRole('button', { name: 'Show fewer stories' })).toBeVisible();
  const code: string[] = [];
  page.on('request', (request) => code.push(...(request.url().match(/\/about-[^/]*\.js$/) ?? [])));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await page.waitForTimeout(1000);
  expect(code).toEqual([]);
});

test('a followed link is marked until its page loads', async ({ page }) => {
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

test('only the last of two followed links is marked', deep, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/(?:about|sign-in)-[^/]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openHydrated(page, paths.home);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const first = menu.getByRole('link', { name: 'About' });
  const last = menu.getByRole('link', { name: 'Sign in' });
  await first.click();
  await expect(first).toHaveCSS('cursor', 'progress');
  await last.click();
  await expect(last).toHaveCSS('cursor', 'progress');
  await expect(first).toHaveCSS('cursor', 'pointer');
  gate.resolve();
  await expect(page).toHaveTitle(pages.signIn.title());
});
