import { contentDirectory, loadContent } from '@hearthlight/content';
import { articlePageTitle, commentNotSent, paths } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { deep, expect, newestTitle, openHydrated, test } from './fixtures.ts';

/** The public site (specification §2, §4, §5, §8, §9). */

const { foundation } = loadContent(contentDirectory());

/** Returns when the page's code was requested, excluding the start script. */
const codeRequests = (page: Page) =>
  page.evaluate(() => {
    const named = document.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules']?.split(' ');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => named?.includes(new URL(name).pathname))
      .map(({ startTime }) => startTime);
  });

/** Returns the number of lines of each heading at a width, with the loaded fonts. */
async function headingLines(page: Page, width: number): Promise<Map<string, number>> {
  await page.setViewportSize({ width, height: 900 });
  const lines = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility())
      .map((heading): [string, number] => [
        heading.textContent,
        Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
      ]);
  });
  return new Map(lines);
}

test.describe('§2 home page', () => {
  test('the thirteen sections have their order, links, figures and messages', async ({ page }) => {
    await openHydrated(page, '/');
    const text = await page.locator('main').innerText();
    const marks = [
      'Donate And Help',
      'Choose someone to help',
      'Top Stories',
      'Collected',
      'Success stories',
      'Subscribe',
      'Recent contributors',
      'Request Assistance',
      'success stories',
      'Testimonials of fulfillment',
      'Meet the founders',
    ];
    const places = marks.map((mark, index) =>
      mark === 'success stories' ? text.lastIndexOf(mark) : text.indexOf(mark, index === 0 ? 0 : 1),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const [name, href] of [
      ['Donate And Help', '/dashboard'],
      ['Learn More', '/about'],
    ] as const)
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    await expect(page.locator('main').locator('a[href="/request-help"]').first()).toBeVisible();
    for (const figure of ['0%', '$12M+', '10k+', '2000+'])
      await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
    const messages = page.locator('li', { hasText: /\$\d/ });
    expect(await messages.count()).toBeGreaterThanOrEqual(20);
  });

  test('no picture is on the page twice, including all 12 stories', async ({ page }) => {
    await openHydrated(page, '/');
    await page.locator('#top-stories').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Show the 12 newest stories' }).click();
    await expect(page.locator('main article:has(a[href^="/news/"])')).toHaveCount(12);
    const shown = await page
      .locator('main img')
      .evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility({ visibilityProperty: true }))
          .map((image) => image.getAttribute('src')),
      );
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.filter((address, index) => shown.indexOf(address) !== index)).toEqual([]);
  });

  test(
    'the picture of the lead campaign is complete on narrow screens and more than half visible on wide ones',
    deep,
    async ({ page }) => {
      await openHydrated(page, '/');
      const picture = page.locator('#beneficiaries').getByRole('article').first().getByRole('img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      for (const width of [390, 768, 1180, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const shown = await picture.evaluate(
          (image: HTMLImageElement) =>
            image.naturalWidth / image.naturalHeight / (image.clientWidth / image.clientHeight),
        );
        // On wide screens, the picture fills the height of the card beside it.
        expect(shown, String(width)).toBeGreaterThan(width < 1000 ? 0.98 : 0.5);
        expect(shown, String(width)).toBeLessThan(1.02);
      }
    },
  );

  test(
    'fewer than 4% of headings change their number of lines when fonts load',
    deep,
    async ({ page, browser, server }) => {
      test.slow();
      const blocked = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
      const fallback = await blocked.newPage();
      await fallback.route('**/*.woff2', (route) => route.abort());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const changed: string[] = [];
      let headings = 0;
      for (const path of ['/', '/about', paths.news(await newestTitle(page))]) {
        await openHydrated(page, path);
        await openHydrated(fallback, path);
        for (const width of [320, 390, 412, 768, 1366]) {
          const [own, other] = [await headingLines(page, width), await headingLines(fallback, width)];
          headings += own.size;
          for (const [text, lines] of own) if (other.get(text) !== lines) changed.push(`${path} ${width}: ${text}`);
        }
      }
      await blocked.close();
      expect(headings).toBeGreaterThan(300);
      // Letter widths differ between fonts even with equal averages, so some full line always wraps.
      expect(changed.length / headings, changed.join('\n')).toBeLessThan(0.04);
    },
  );

  test('no word of up to seven letters breaks on a phone at 200% text size', deep, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/about', paths.news(await newestTitle(page)), '/ledger', '/books', '/nowhere']) {
      await openHydrated(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(brokenWords, 7), path).toEqual([]);
    }
  });

  test('shows eleven campaigns with goal, collected and remaining, funded ones last', async ({ page }) => {
    await openHydrated(page, '/');
    const campaigns = page.locator('#beneficiaries').getByRole('article');
    await expect(campaigns).toHaveCount(11);
    const funded = campaigns.filter({ has: page.getByText('None', { exact: true }) });
    await expect(funded).toHaveCount(2);
    for (const last of [-2, -1]) await expect(campaigns.nth(last).getByText('Funded')).toBeVisible();
    for (const link of await campaigns.getByRole('link', { name: /Donate/ }).all())
      await expect(link).toHaveAttribute('href', /^\/dashboard\?campaign=/);
  });

  test('the beneficiaries anchor works on the page and from elsewhere', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('link', { name: /Choose someone to help/ }).click();
    await expect(page.locator('#beneficiaries')).toBeInViewport();
    await openHydrated(page, '/about');
    await openHydrated(page, '/#beneficiaries');
    await expect(page.locator('#beneficiaries')).toBeInViewport();
  });

  test('the subscribe aside makes no call, stores nothing and says so', async ({ page }) => {
    await openHydrated(page, '/');
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const aside = page.getByRole('complementary').filter({ hasText: 'Subscribe' });
    await aside.getByRole('textbox').fill('ada@example.org');
    await aside.getByRole('button', { name: 'Subscribe' }).click();
    await expect(aside.getByRole('status')).toBeVisible();
    await expect(aside.getByRole('textbox')).toHaveValue('');
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('ada@example.org');
  });

  test('the random quote does not break hydration', deep, async ({ page, consoleErrors }) => {
    for (let visit = 0; visit < 5; visit += 1) {
      await openHydrated(page, '/');
      await expect(page.getByRole('blockquote').first()).toBeVisible();
    }
    expect(consoleErrors).toEqual([]);
  });

  test('/home is the same page', async ({ page }) => {
    await openHydrated(page, '/home');
    await expect(page.getByRole('link', { name: 'Donate And Help' }).first()).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /:\d+\/$/);
  });
});

/** Opens home by a link, so that it calls for its news. The server's HTML contains them. */
async function openHomeFromAbout(page: Page): Promise<void> {
  await openHydrated(page, paths.about);
  await page.getByRole('link', { name: foundation.product }).first().click();
  await page.getByRole('heading', { name: /Top Stories/ }).scrollIntoViewIfNeeded();
}

test.describe('§2 Top Stories', () => {
  test(
    'cards show the first tag, the title and an excerpt of at most 420 characters with an ellipsis',
    deep,
    async ({ page }) => {
      await openHydrated(page, '/');
      const heading = page.getByRole('heading', { name: /Top Stories/ });
      await heading.scrollIntoViewIfNeeded();
      const title = await newestTitle(page);
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
      await expect(card).toBeVisible();
      const excerpt = await card.getByText(/…$/).first().innerText();
      expect(excerpt.length).toBeLessThanOrEqual(421);
      expect(excerpt.length).toBeGreaterThan(421 - 40);
      expect(excerpt).not.toMatch(/<|&amp;/);
    },
  );

  test('§8 a failed list shows its sentence and loads on retry', deep, async ({ page }) => {
    await page.route('**/api/latest-news/', (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
    await openHomeFromAbout(page);
    await expect(page.getByText('News articles failed to load')).toBeVisible();
    await page.unroute('**/api/latest-news/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: await newestTitle(page) })).toBeVisible();
  });

  for (const [shape, body] of [
    ['a wrong shape', '[{"title":7}]'],
    ['an HTML error page', '<h1>Bad gateway</h1>'],
  ] as const)
    test(`${shape} counts as failed and does not break the page`, deep, async ({ page }) => {
      await page.route('**/api/latest-news/', (route) => route.fulfill({ status: 200, body }));
      await openHomeFromAbout(page);
      await expect(page.getByText('News articles failed to load')).toBeVisible({ timeout: 20_000 });
    });
});

test.describe('§2 news detail', () => {
  test('shows title, cover, tags, date, detail, author, comments and related contents', deep, async ({ page }) => {
    const title = await newestTitle(page);
    await openHydrated(page, `/news/${encodeURIComponent(title)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(articlePageTitle(title, foundation));
    const sent = await (await page.request.get(paths.news(title))).text();
    expect(sent).toContain(`<title>${articlePageTitle(title, foundation)}</title>`);
    await expect(page.locator('main img').first()).toHaveAttribute('alt', /.+/);
    await expect(page.locator('main time').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Related contents' })).toBeVisible();
  });

  test('opening a related story clears the form and scrolls to the top', deep, async ({ page }) => {
    await openHydrated(page, `/news/${encodeURIComponent(await newestTitle(page))}`);
    await page.getByLabel('Your name').fill('Ada');
    const related = page.getByRole('heading', { name: 'Related contents' });
    await related.scrollIntoViewIfNeeded();
    const next = page.getByRole('article').getByRole('link').last();
    const title = await next.innerText();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
  });

  test('§8 an unknown title returns 404 with two spaces in the sentence and a link home', async ({ page }) => {
    const response = await page.goto('/news/Nothing%20like%20this');
    expect(response?.status()).toBe(404);
    const sentence = page.getByText('news content was not found');
    await expect(sentence).toBeVisible();
    expect(await sentence.textContent()).toBe('The  news content was not found');
  });

  test('§8 any other failure shows its sentence', deep, async ({ page }) => {
    await page.route('**/api/news/*/', (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
    const title = await newestTitle(page);
    await openHydrated(page, paths.home);
    await page.locator('#top-stories').getByRole('link', { name: title }).click();
    await expect(page.getByText('An error occurred while fetching the news content.')).toBeVisible();
  });

  test('a title with URL syntax characters round-trips', async ({ page }) => {
    const articles: { title: string }[] = await (await page.request.get('/api/latest-news/')).json();
    const awkward = articles.find(({ title }) => /[%/?&]/.test(title));
    expect(awkward, 'the sample data has an awkward title').toBeDefined();
    await openHydrated(page, `/news/${encodeURIComponent(awkward?.title ?? '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(awkward?.title ?? '');
  });
});

test.describe('§5 comments', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, `/news/${encodeURIComponent(await newestTitle(page))}`);
  });

  test('shows every sentence and focuses the first invalid field', deep, async ({ page }) => {
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(page.getByText('Please enter a valid name.')).toBeVisible();
    await expect(
      page.getByText('Please enter a valid message description. Min. length : 20 characters.'),
    ).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
  });

  test('a comment appears at once, the fields are cleared and the server’s message is shown', async ({ page }) => {
    const comment = `A well is a fine thing to have, I think (${Date.now()}).`;
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Comment', { exact: true }).pressSequentially(comment, { delay: 60 });
    await page.getByRole('button', { name: 'Post comment' }).dblclick();
    await expect(page.getByRole('article').filter({ hasText: comment })).toHaveCount(1);
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await expect(page.getByText('just now').first()).toBeVisible();
  });

  test(
    'a refusal keeps the values and shows the server’s sentence; other failures show the generic one',
    deep,
    async ({ page }) => {
      const comment = 'Longer than twenty characters, surely.';
      await page.getByLabel('Your name').fill('Ada Lovelace');
      // Slowly, so that the page does not take it for a bot.
      await page.getByLabel('Comment', { exact: true }).pressSequentially(comment, { delay: 60 });
      await page.route('**/comment/', (route) => route.fulfill({ status: 400, json: { message: 'Not this one.' } }));
      await page.getByRole('button', { name: 'Post comment' }).click();
      await expect(page.getByText('Not this one.')).toBeVisible();
      await page.unroute('**/comment/');
      await page.route('**/comment/', (route) => route.abort());
      await page.getByRole('button', { name: 'Post comment' }).click();
      await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Comment', { exact: true })).toHaveValue(comment);
    },
  );

  test('a comment written faster than a person can type is not sent', deep, async ({ page }) => {
    const posted: string[] = [];
    page.on('request', (request) => posted.push(request.method()));
    // In one step, so that it is fast even on a busy machine.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[aria-label="Add a comment"]');
      for (const field of form?.querySelectorAll<HTMLInputElement>('input[autocomplete], textarea') ?? []) {
        field.focus();
        document.execCommand('insertText', false, 'Ada Lovelace of the Analytical Engine');
      }
      form?.requestSubmit();
    });
    await expect(page.getByText(commentNotSent())).toBeVisible();
    expect(posted).not.toContain('POST');
  });

  test('typed values survive a reload', async ({ page }) => {
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  });
});

test.describe('metadata for search engines and sharing', () => {
  for (const address of ['/', '/about']) {
    test(`${address} has its title, description, canonical link and share card in the HTML`, async ({ request }) => {
      const html = await (await request.get(address)).text();
      for (const tag of [
        '<title>',
        'name="description"',
        'rel="canonical"',
        'property="og:title"',
        'property="og:image"',
      ])
        expect(html).toContain(tag);
      expect(html).toContain('application/ld+json');
    });
  }

  test('a news article has the same and is in sitemap.xml, which robots.txt names', async ({ page, request }) => {
    const title = await newestTitle(page);
    const html = await (await request.get(`/news/${encodeURIComponent(title)}`)).text();
    expect(html).toContain('property="og:type" content="article"');
    expect(await (await request.get('/sitemap.xml')).text()).toContain(encodeURIComponent(title).slice(0, 20));
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  });
});

test.describe('content pages are painted before their code is requested', () => {
  for (const address of ['/', '/home', '/about'])
    test(`${address} is painted first, then hydrated`, { tag: address === '/' ? [] : '@deep' }, async ({ page }) => {
      await openHydrated(page, address);
      const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
      const requests = await codeRequests(page);
      expect(requests.length).toBeGreaterThan(2);
      expect(Math.min(...requests)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
    });

  test('a page without a reported paint, such as a background tab, also loads its code', deep, async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
    });
    await openHydrated(page, '/');
    expect((await codeRequests(page)).length).toBeGreaterThan(2);
  });

  test('a browser that is never idle also loads the code', deep, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, { timeout } = {}) => (timeout === undefined ? 0 : setTimeout(run, timeout));
    });
    await openHydrated(page, '/');
    expect((await codeRequests(page)).length).toBeGreaterThan(2);
  });
});

test.describe('every public screen', () => {
  for (const address of ['/', '/about', '/privacy', '/news/', '/signup', '/signin', '/reset-password', '/nowhere'])
    test(
      `${address}: no axe violation, no horizontal scrolling, one h1, at every width`,
      { tag: address === '/' ? [] : '@deep' },
      async ({ page }) => {
        test.slow();
        const article = address === '/news/' ? encodeURIComponent(await newestTitle(page)) : '';
        await openHydrated(page, address + article);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, address);
      },
    );

  test('a chunk that fails to load shows a retry button', async ({ page, consoleErrors }) => {
    await openHydrated(page, '/');
    await page.route('**/assets/about-*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    // React logs the error that the boundary caught.
    consoleErrors.length = 0;
  });
});

test('the phone menu opens, closes with Escape and navigates, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

/** Returns the words of at most `letters` letters that break across lines. */
function brokenWords(letters: number): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    // Hashes in the ledger are not words.
    if (text.parentElement?.closest('code')) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}+/gu) ?? []) {
      if (word.length > letters) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // Screen-reader-only text is one pixel wide or off screen.
      const boxes = [...range.getClientRects()].filter(
        ({ left, right }) => right - left > 1 && left >= 0 && right <= window.innerWidth,
      );
      // A drop cap has its own box, as high as the lines beside it.
      if (boxes.some(({ top }) => top >= (boxes[0]?.bottom ?? top))) broken.add(word);
    }
  }
  return [...broken];
}
