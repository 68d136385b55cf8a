import { calls, limits, paths } from '@hearthlight/domain';
import type { Page, Route } from '@playwright/test';

import { button, field } from './actions.ts';
import { chromiumOnly, expect, newestTitle, openHydrated, test, whenHydrated } from './fixtures.ts';
import { lostTaps } from './taps.ts';

/** Pages without JavaScript, before hydration and during hydration. */

const aComment = () => `A well is a fine thing to have, I think (${Date.now()}).`;

/** Fills in and posts the comment form. */
async function post(page: Page, name: string, comment: string): Promise<void> {
  await field(page, 'Your name').fill(name);
  await field(page, 'Comment').fill(comment);
  await button(page, 'Post comment').click();
}

/** Delays the code of pages, except their first script, until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!start-)[^/]*\.js$/, async (route: Route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe('without JavaScript', chromiumOnly, () => {
  test.use({ javaScriptEnabled: false });

  test('About is readable', async ({ page }) => {
    await page.goto(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
    await expect(page.locator('noscript')).toHaveCount(0);
  });

  test('home is readable, and shows stories and a link to all of them', async ({ page }) => {
    await page.goto(paths.home);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
    await expect(page.locator('noscript')).toHaveCount(0);
    const stories = page.locator('#top-stories').getByRole('article');
    await expect(stories).toHaveCount(4);
    await page.getByRole('link', { name: `Show the ${limits.latestNews} newest stories` }).click();
    await expect(stories).toHaveCount(limits.latestNews);
    await expect(page.getByRole('button', { name: /Show all|Pause/ })).toHaveCount(0);
  });

  test('the texts of tickers are readable', async ({ page }) => {
    await page.goto(paths.home);
    for (const name of ['Recent contributors', 'Testimonials of fulfillment']) {
      const list = page.getByRole('list', { name });
      expect((await list.getByRole('listitem').last().boundingBox())?.height).toBeGreaterThan(20);
    }
  });

  test('an article is readable, and related stories open', async ({ page }) => {
    await page.goto(paths.news(await newestTitle(page)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
    const related = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').last();
    const title = await related.innerText();
    await related.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  for (const [address, sentence] of [
    ['/news/Nothing%20like%20this', 'The  news content was not found'],
    ['/nowhere', 'Unexpected Application Error!'],
  ] as const)
    test(`${address} has a link home`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(sentence);
      await expect(page.locator('main').getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
    });

  test('the menu opens and links to About', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home);
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
    await expect(about).toBeHidden();
    await button(page, 'Menu').click();
    await about.click();
    await expect(page).toHaveURL(paths.about);
  });

  test('a comment is posted, and a refused one keeps its text', async ({ page }) => {
    await page.goto(paths.news(await newestTitle(page)));
    await post(page, 'ab', 'short');
    // The response must scroll to the form, which is below the article.
    await expect(page.getByText('Please enter a valid name.')).toBeInViewport();
    await expect(field(page, 'Your name')).toHaveValue('ab');
    await expect(field(page, 'Comment')).toHaveValue('short');
    const comment = aComment();
    await post(page, 'Ada Lovelace', comment);
    await expect(page.getByText('Thank you! Your comment is now part of this story.')).toBeInViewport();
    await expect(page.getByRole('article').filter({ hasText: comment })).toHaveCount(1);
    await expect(field(page, 'Comment')).toHaveValue('');
  });

  test('a form and the dashboard say that they need JavaScript', async ({ page }) => {
    for (const address of [paths.signIn, paths.signUp, paths.resetPassword, paths.dashboard]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('noscript').innerText()).toContain('This page needs JavaScript');
    }
  });
});

test.describe('before the page’s code has loaded', () => {
  for (const [name, addressOf, heading] of [
    ['an article', async (page: Page) => paths.news(await newestTitle(page)), /\w/],
    ['the dashboard', async () => paths.dashboard, 'Good to see you'],
    ['the donation form', async () => paths.donateNow, 'Donate'],
  ] as const)
    test(
      `the first paint of ${name} waits for one style sheet and the first script`,
      { tag: ['@chromium', ...(name === 'an article' ? [] : ['@deep'])] },
      async ({ page }) => {
        const release = await holdCode(page);
        await page.goto(await addressOf(page));
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const files = await page.evaluate(() =>
          [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter((entry) => entry instanceof PerformanceResourceTiming)
            .filter((entry) => entry.entryType === 'navigation' || entry.toJSON().renderBlockingStatus === 'blocking')
            .map(({ name: address, encodedBodySize }) => ({ address, encodedBodySize })),
        );
        expect(files.slice(1).map(({ address }) => address)).toEqual([
          expect.stringMatching(/\.css$/),
          expect.stringMatching(/\/start-[^/]*\.js$/),
        ]);
        // At 400 kbit/s, 30 kB take 0.6 s.
        expect(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(30_000);
        release();
      },
    );

  test('home has its texts and loads less than 1 kB of script', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(paths.home);
    await expect(page.getByRole('link', { name: await newestTitle(page) })).toBeVisible();
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes('/start-'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    );
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThan(1000);
    release();
  });

  test('taps are replayed after hydration, and text is kept', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(paths.home);
    await button(page, `Show the ${limits.latestNews} newest stories`).click();
    const subscribe = page.getByRole('complementary').filter({ hasText: 'Subscribe' });
    await subscribe.getByRole('textbox').fill('ada@example.org');
    await subscribe.getByRole('button', { name: 'Subscribe' }).click();
    release();
    await expect(page.locator('#top-stories').getByRole('article')).toHaveCount(limits.latestNews);
    await expect(subscribe.getByRole('status')).toBeVisible();
  });

  test(
    'no input is lost at random moments of loading',
    { tag: ['@chromium', '@deep'] },
    async ({ browser, page, server }) => {
      const article = paths.news(await newestTitle(page));
      expect(await lostTaps(browser, server.url, article, 4)).toEqual([]);
    },
  );

  test('code loads in small steps that do not block input', async ({ page }) => {
    await page.addInitScript(() => {
      const steps: number[] = [];
      Object.assign(window, { steps });
      // The observer is called once per step.
      new MutationObserver((changes) => {
        const files = changes.flatMap(({ addedNodes }) =>
          [...addedNodes].filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload'),
        );
        if (files.length > 0) steps.push(files.length);
      }).observe(document, { childList: true, subtree: true });
    });
    await openHydrated(page, paths.news(await newestTitle(page)));
    const steps: number[] = await page.evaluate('steps');
    expect(steps.length).toBeGreaterThan(1);
    expect(Math.max(...steps)).toBeLessThanOrEqual(5);
  });

  test('an early submit is sent after hydration, with the typed values', async ({ page, donor }) => {
    const release = await holdCode(page);
    await page.goto(paths.signIn);
    await field(page, 'E-mail address').fill(donor.email);
    await field(page, 'Password').fill(donor.password);
    await field(page, 'Password').press('Enter');
    release();
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('an early comment is sent after hydration', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(paths.news(await newestTitle(page)));
    const comment = aComment();
    await post(page, 'Ada Lovelace', comment);
    release();
    await expect(page.getByRole('article').filter({ hasText: comment })).toHaveCount(1);
  });

  test('a comment refused before hydration keeps its sentence and text', async ({ page }) => {
    const release = await holdCode(page);
    const address = paths.news(await newestTitle(page));
    await page.goto(address);
    await post(page, 'Ada Lovelace', 'short');
    await expect(page.getByText('Please enter a valid message description.')).toBeVisible();
    release();
    await whenHydrated(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Please enter a valid message description.')).toBeVisible();
    await expect(field(page, 'Comment')).toHaveValue('short');
    const comment = aComment();
    await field(page, 'Comment').fill(comment);
    await button(page, 'Post comment').click();
    await expect(page.getByRole('article').filter({ hasText: comment })).toHaveCount(1);
  });

  test('the menu opens, and stays open after hydration', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdCode(page);
    await page.goto(paths.home);
    await button(page, 'Menu').click();
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
    await expect(about).toBeVisible();
    release();
    await whenHydrated(page);
    await expect(about).toBeVisible();
    await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'true');
  });

  for (const address of [paths.signUp, paths.signIn, paths.about])
    test(`${address} stays where it was scrolled to`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      const release = await holdCode(page);
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, 90));
      release();
      await whenHydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(90);
    });

  test('a guarded page shows its frame, without the overlay', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(paths.pane('history'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation History');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Your session is invalid!' })).toBeVisible();
  });
});

test.describe('hydration', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });

  test('changes only dates in the server’s HTML', async ({ page, consoleErrors }) => {
    const title = await newestTitle(page);
    const articles: { id: number }[] = await (await page.request.get(calls.latestNews.path)).json();
    const data = { comentator_name: 'Ada Lovelace', comment: aComment() };
    await page.request.post(`/api/news/${articles[0]?.id}/comment/`, { data });
    for (const address of [paths.home, paths.about, paths.news(title), '/nowhere', '/news/nothing'])
      await openHydrated(page, address);
    expect(consoleErrors).toEqual([]);
  });

  test('makes no call for data that is in the page', async ({ page }) => {
    const title = await newestTitle(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    for (const address of [paths.home, paths.about, paths.news(title), paths.ledger, paths.books])
      await openHydrated(page, address);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test('scrolling through home loads at most 128 kB of script', async ({ page }) => {
    await openHydrated(page, paths.home);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(128_000);
  });
});

test.describe('saving data', () => {
  /* On a phone, because how far ahead pictures load depends on the viewport. */
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' }, viewport: { width: 390, height: 844 } });

  test('home loads less than 45 kB, no fonts, and no code until it is needed', chromiumOnly, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const files: string[] = [];
    let bytes = 0;
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(paths.home, { waitUntil: 'networkidle' });
    expect(files.filter((file) => /\.woff2$|\.js$/.test(file))).toEqual([expect.stringContaining('/start-')]);
    expect(bytes).toBeLessThan(45_000);
    await button(page, `Show the ${limits.latestNews} newest stories`).click();
    await expect(page.locator('#top-stories').getByRole('article')).toHaveCount(limits.latestNews);
  });
});
