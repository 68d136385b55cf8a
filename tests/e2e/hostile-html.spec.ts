import { type CallResponse, limits, paths } from '@hearthlight/domain';
import { hostileHtml } from '@hearthlight/domain/fixtures';
import type { Page } from '@playwright/test';

import { cleanHtml } from '../../apps/api/src/features/news/clean-html.ts';
import { expect, newestTitle, openHydrated, test } from './fixtures.ts';

/** 500 attacks in an article's HTML, in excerpts and in comments, on the built site. */

/** Shows one page of fifty attacks at a time, in responses whose HTML went through `treat`. */
async function show(page: Page, treat: (html: string) => string): Promise<void> {
  const title = await newestTitle(page);
  const all = hostileHtml('window.hostile=1');
  for (let from = 0; from < all.length; from += limits.commentsPage) {
    const attacks = all.slice(from, from + limits.commentsPage);
    await page.route(`**/api${paths.news('*')}/`, async (route) => {
      const response: CallResponse<'newsDetail'> = await (await route.fetch()).json();
      await route.fulfill({ json: attacked(response, attacks, treat) });
    });
    // The server's page contains its own data: only a link loads the article by the call.
    await openHydrated(page, paths.home);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(paths.news(title));
    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
    await expect(comments).toContainText(attacks);
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    await page.unroute(`**/api${paths.news('*')}/`);
  }
}

function attacked(response: CallResponse<'newsDetail'>, attacks: string[], treat: (html: string) => string) {
  const date_published = '2026-11-20T09:30:00.000Z';
  return {
    news_details: { ...response.news_details, detail: attacks.map(treat).join('\n') },
    latest_news: response.latest_news.map((story, at) => ({ ...story, detail: treat(attacks[at] ?? '') })),
    comments: attacks.map((comment) => ({ comment, comentator_name: comment, date_published })),
  };
}

// Every test also fails on a console error, such as a CSP report.
test('sanitized by the server: none runs, none is reported', ({ page }) => show(page, cleanHtml));

test.describe('without a CSP', () => {
  test.use({ bypassCSP: true });
  test('unsanitized by the server: none runs', { tag: '@deep' }, ({ page }) => show(page, (html) => html));
});
