import { contentDirectory, loadContent } from '@hearthlight/content';
import { calls, pages, paths } from '@hearthlight/domain';
import type { Locator, Page } from '@playwright/test';

import { demoDonor, openSession } from './actions.ts';
import { expect, newestTitle, openHydrated, test, whenHydrated } from './fixtures.ts';

/**
 * A page to read is rendered and laid out, hidden, when the pointer comes to its link, so that a click has only to show
 * it. While its code is still on its way, the page on screen stays and the link says so.
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

/** The link to About at the end of home, with its page laid out ahead. */
async function aboutLaidOut(page: Page) {
  await openHydrated(page, paths.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await layOut(page, link);
  return link;
}

/** Points at a link, and waits until its page is laid out. */
async function layOut(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await expect(page.locator('h1')).toHaveCount(2);
  // The site lays the page out in an idle callback, and they are called in order.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Whether the first views of the two pages can be seen, as soon as the click on a link has returned. */
const seenAfterClick = (link: Element) => {
  if (link instanceof HTMLElement) link.click();
  return Promise.resolve().then(() => ({
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.checkVisibility()),
    scroll: window.scrollY,
  }));
};

test('a click shows a page that is laid out at once and at its top, and Back goes to where it was', async ({
  page,
}) => {
  const link = await aboutLaidOut(page);
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(1000);
  const title = await page.title();
  expect(await link.evaluate(seenAfterClick)).toEqual({ headings: [false, true], scroll: 0 });
  await expect(page).toHaveTitle(pages.about.title(foundation));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scroll - 8);
});

test('a page that is scrolled as soon as it is shown stays there', async ({ page }) => {
  const link = await aboutLaidOut(page);
  await link.evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click();
    await Promise.resolve();
    window.scrollTo(0, 500);
  });
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test('a link in a page that is shown in advance leads on', async ({ page }) => {
  const link = await aboutLaidOut(page);
  const seen = await link.evaluate(async (element, path) => {
    if (element instanceof HTMLElement) element.click();
    await Promise.resolve();
    const other = [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]`)].at(-1);
    other?.click();
    return other?.checkVisibility();
  }, pages.signIn.path);
  expect(seen).toBe(true);
  await expect(page).toHaveTitle(pages.signIn.title());
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
});

test('Back, as soon as a page is shown, shows the page before', async ({ page }) => {
  const link = await aboutLaidOut(page);
  const title = await page.title();
  await link.evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click();
    await Promise.resolve();
    window.history.back();
  });
  await page.waitForURL((url) => url.pathname === paths.home);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.title()).toBe(title);
});

test('a page that is shown in advance gives way to where its former page leads by itself', async ({
  page,
  request,
}) => {
  const tokens = Object.entries(await openSession(request, demoDonor));
  await openHydrated(page, paths.signIn);
  const link = page.getByRole('link', { name: foundation.product });
  await layOut(page, link);
  // Signing in from another tab leads away from this page, which is for visitors only.
  const seen = await link.evaluate(async (element, entries) => {
    if (element instanceof HTMLElement) element.click();
    await Promise.resolve();
    for (const [key, value] of entries) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: 'access_token', storageArea: localStorage }));
    return [...document.querySelectorAll('h1')].map((heading) => heading.checkVisibility());
  }, tokens);
  expect(seen).toEqual([false, true]);
  await expect(page).toHaveTitle(pages.dashboard.title());
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
});

test('where the browser cannot keep the layout of what is hidden, the router shows the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, {
      supports: (property: string, value: string) =>
        property !== 'content-visibility' && supports(property, value),
    });
  });
  const link = await aboutLaidOut(page);
  const { headings } = await link.evaluate(seenAfterClick);
  expect(headings).toEqual([true, false]);
  await expect(page).toHaveTitle(pages.about.title(foundation));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
});

test('a page that its own link was pointed at is left like any other', async ({ page }) => {
  await openHydrated(page, paths.home);
  await page.getByRole('banner').getByRole('link', { name: foundation.product }).hover();
  // Left there, it would point at the same link of the next page.
  await page.mouse.move(0, 0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveTitle(pages.about.title(foundation));
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a link that is opened in a new tab leaves the page on screen', async ({ page, context }) => {
  const link = await aboutLaidOut(page);
  const title = await page.title();
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveTitle(pages.about.title(foundation));
  expect(await page.title()).toBe(title);
  await expect(link).toBeVisible();
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
  const code: string[] = [];
  page.on('request', (request) => code.push(...(request.url().match(/\/about-[^/]*\.js$/) ?? [])));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await page.waitForTimeout(1000);
  expect(code).toEqual([]);
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

test('of two links that were followed only the last one shows so', async ({ page }) => {
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
