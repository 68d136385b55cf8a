import { paths } from '@hearthlight/domain';

import { earlyForms, lostValues } from './early-input.ts';
import { chromiumOnly, expect, newestTitle, test, whenHydrated } from './fixtures.ts';

/** Values entered on a slow processor in the first 500 ms after a form appears, and their effects. */

/**
 * A slowed page keeps a processor busy, so `npm test` tests two moments of a form with a total and choices, and of one
 * that is filled in. `npm run test:deep -- end-to-end` tests ten moments of every form.
 */
const isDeep = process.env['DEEP'] !== undefined;
const count = isDeep ? 10 : 2;
const moments = Array.from({ length: count }, (_, index) => Math.round((index * 500) / (count - 1)));
const usual = /donate|sign-in with/i;
/** Number of parallel pages. */
const atOnce = 4;

test.describe('early input', chromiumOnly, () => {
  test.describe.configure({ timeout: 120_000 });

  for (const { name } of earlyForms(''))
    test(
      `${name} loses nothing`,
      { tag: isDeep || !usual.test(name) ? '@deep' : [] },
      async ({ browser, page, server }) => {
        const form = earlyForms(paths.news(await newestTitle(page))).find((each) => each.name === name);
        if (!form) throw new Error(`There is no form '${name}'.`);
        const lost: string[] = [];
        for (let start = 0; start < moments.length; start += atOnce) {
          const batch = moments.slice(start, start + atOnce);
          const results = await Promise.all(batch.map((moment) => lostValues(browser, server.url, form, moment)));
          lost.push(...results.flat());
        }
        expect(lost).toEqual([]);
      },
    );
});

test.describe('when the code of a page does not load', chromiumOnly, () => {
  for (const address of [paths.signIn, paths.dashboard])
    for (const [what, files] of [
      ['its code', /\/assets\/(?!start-)[^/]*\.js$/],
      ['any script', /\/assets\/[^/]*\.js$/],
    ] as const)
      test(
        `${address} says so without ${what}, and reloads`,
        { tag: address === paths.signIn ? [] : '@deep' },
        async ({ page }) => {
          let isBroken = true;
          await page.route(files, (route) => (isBroken ? route.abort() : route.continue()));
          await page.goto(address);
          await expect(page.getByRole('alert')).toContainText('This page did not load completely');
          await expect(page.getByRole('alert')).toBeInViewport();
          // The files load from the next page view on.
          await page.route(address, (route) => {
            isBroken = false;
            return route.continue();
          });
          await page.getByRole('link', { name: 'reload the page' }).click();
          await whenHydrated(page);
          await expect(page.getByText('This page did not load completely')).toBeHidden();
        },
      );
});
