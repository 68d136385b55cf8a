import { paths } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import { button, demoDonor, field, fillDetails, openSession, storeTokens } from './actions.ts';
import { expect, newestTitle, newPerson, test, whenHydrated } from './fixtures.ts';

/** Timers end with their page. */

/**
 * Delays, in milliseconds, of tickers, countdowns, redirects and ages. Longer timers belong to the query cache, which
 * drops unused data after five minutes.
 */
const waits = { least: 900, most: 120_000 };

/** Records the timers of pages that are opened from now on, for `timersOf`. */
async function noteTimers(page: Page): Promise<void> {
  await page.addInitScript(({ least, most }) => {
    const active = new Set<number>();
    const start = window.setTimeout.bind(window);
    const repeat = window.setInterval.bind(window);
    const stop = window.clearTimeout.bind(window);
    const noteStart = (id: number, wait = 0) => {
      if (wait >= least && wait <= most) active.add(id);
      return id;
    };
    Object.assign(window, {
      timers: active,
      setTimeout: (act: () => void, wait?: number) => {
        const id = start(() => {
          active.delete(id);
          act();
        }, wait);
        return noteStart(id, wait);
      },
      setInterval: (act: () => void, wait?: number) => noteStart(repeat(act, wait), wait),
      clearTimeout: (id?: number) => {
        stop(id);
        if (id !== undefined) active.delete(id);
      },
      clearInterval: (id?: number) => {
        stop(id);
        if (id !== undefined) active.delete(id);
      },
    });
  }, waits);
}

const timersOf = (page: Page): Promise<number> => page.evaluate('timers.size');

/** Navigates on the client to a page that loads no data. */
async function leave(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect(page).toHaveTitle(to === paths.signIn ? /^Signin/ : /^Recover/);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.use({ isLocal: true });
test.beforeEach(({ page }) => noteTimers(page));

interface Visit {
  name: string;
  /** The page to go to, which must have no timers. Default: recovery. */
  to?: string;
  /** Timers that belong to the session, not to the page. */
  ofSession?: number;
  visit: (page: Page, mailedCode: (email: string) => Promise<string>) => Promise<void>;
}

const visits: Visit[] = [
  {
    name: 'home, with both tickers in motion',
    visit: async (page) => {
      await page.goto(paths.home);
      await whenHydrated(page);
      for (const name of ['Recent contributors', 'Testimonials of fulfillment'])
        await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'an article, whose ages are renewed',
    visit: async (page) => {
      await page.goto(paths.news(await newestTitle(page)));
      await whenHydrated(page);
    },
  },
  {
    name: 'recovery, which counts down to the next code',
    to: paths.signIn,
    visit: async (page) => {
      await page.goto(paths.resetPassword);
      await field(page, 'E-mail address').fill(demoDonor.email);
      await button(page, 'Send the code').click();
      await field(page, 'Verification code').waitFor();
    },
  },
  {
    name: 'sign-up, which is about to open the sign-in page',
    visit: async (page, mailedCode) => {
      const person = newPerson();
      await page.goto(paths.signUp);
      await fillDetails(page, person);
      await button(page, 'Continue').click();
      await field(page, 'Verification code').fill(await mailedCode(person.email));
      await button(page, 'Sign up').click();
      await page.getByRole('status').first().waitFor();
    },
  },
  {
    name: 'the dashboard',
    // The query cache has a timer for when the donor's details become stale.
    ofSession: 1,
    visit: async (page) => {
      await storeTokens(page, await openSession(page.request, demoDonor));
      await page.goto(paths.dashboard);
      await page.getByRole('table').first().waitFor();
    },
  },
];

for (const { name, visit, to = paths.resetPassword, ofSession = 0 } of visits)
  test(`no timer is left after ${name}`, async ({ page, mailedCode }) => {
    await visit(page, mailedCode);
    await expect.poll(() => timersOf(page)).toBeGreaterThan(ofSession);
    await leave(page, to);
    // Shorter than a leaked timer takes to end by itself.
    await expect.poll(() => timersOf(page), { timeout: 2000 }).toBe(ofSession);
    await expect(page).toHaveURL(to);
  });
