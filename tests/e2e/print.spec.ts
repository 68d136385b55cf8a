import { contentDirectory, loadContent } from '@hearthlight/content';
import { paths } from '@hearthlight/domain';

import { demoDonor, openSession, storeTokens } from './actions.ts';
import { chromiumOnly, deep, expect, newestTitle, openHydrated, test, whenHydrated } from './fixtures.ts';

/** Printed pages: no controls, nothing cut off, dark text. */

const { home } = loadContent(contentDirectory());

/** The printable area of Letter paper with default margins, in CSS pixels. */
const sheet = { width: 740, height: 980 };

test.describe('print', chromiumOnly, () => {
  test.use({ isLocal: true });
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(sheet);
  });

  test('no page has buttons', deep, async ({ page, request }) => {
    await storeTokens(page, await openSession(request, demoDonor));
    const story = paths.news(await newestTitle(page));
    const panes = [paths.dashboard, paths.requestHelp, paths.donateNow, `${paths.dashboard}?pane=campaigns`];
    for (const path of [paths.home, paths.about, story, '/nowhere', ...panes]) {
      await openHydrated(page, path);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Donate/ }).filter({ visible: true }), path).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('an article is printed without related stories', async ({ page }) => {
    await openHydrated(page, paths.news(await newestTitle(page)));
    const related = page.getByRole('heading', { name: 'Related contents' });
    await expect(related).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(related).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  });

  test('the account fits one sheet', async ({ page, request }) => {
    await storeTokens(page, await openSession(request, demoDonor));
    await openHydrated(page, `${paths.dashboard}?pane=account`);
    await expect(page.getByText('Timezone offset')).toBeVisible();
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  test('the groups of a form do not break across pages', async ({ page, request }) => {
    await storeTokens(page, await openSession(request, demoDonor));
    await openHydrated(page, paths.requestHelp);
    await page.emulateMedia({ media: 'print' });
    // A text area that starts on the next sheet covers the content below it.
    for (const group of await page.getByRole('group').all()) await expect(group).toHaveCSS('break-inside', 'avoid');
  });

  test('tickers are printed in full', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(paths.home);
    await whenHydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const [name, people] of [
      ['Recent contributors', home.volunteers],
      ['Testimonials of fulfillment', home.recipients],
    ] as const) {
      const items = page.getByRole('list', { name }).getByRole('listitem');
      await expect(items, name).toHaveCount(people.length);
      const widths = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().width));
      // Screen-reader-only lists are one pixel wide.
      expect(Math.min(...widths), name).toBeGreaterThan(200);
    }
  });

  test('text on dark bands is dark, and pictures leave room for text', async ({ page }) => {
    await openHydrated(page, paths.home);
    await page.emulateMedia({ media: 'print' });
    const color = (selector: string) =>
      page.evaluate((query) => {
        const element = document.querySelector(query);
        return element && getComputedStyle(element).color;
      }, selector);
    expect(await color('blockquote')).toBe(await color('body'));
    await openHydrated(page, paths.about);
    const heights = await page.evaluate(() =>
      [...document.images].map((image) => image.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(sheet.height / 2);
  });
});
