import { calls, limits, paths, sentences } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import {
  respondTo,
  button,
  demoDonor,
  field,
  holdCall,
  storeTokens,
  storedValues,
  openSession,
  requestsOf,
  signIn,
  type Tokens,
} from './actions.ts';
import { chromiumOnly, deep, expect, test, type Person, openHydrated } from './fixtures.ts';

/** The guard and the session (specification §2, §4, §6, §8). */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const overlay = (page: Page) => page.getByRole('dialog', { name: sentences.sessionInvalid });
/** Changes `localStorage` from another tab of the same browser. */
async function inAnotherTab(page: Page, change: (token: string) => void, token = ''): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(change, token);
  await other.close();
}
async function openDashboard(page: Page, donor: Person, tokens: Tokens) {
  await storeTokens(page, tokens);
  await openHydrated(page, paths.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(donor.firstName);
  await expect(page.getByText(donor.email)).toBeVisible();
}
async function expectSignedOut(page: Page, donor: Person) {
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toBeFocused();
  expect(await page.content()).not.toContain(donor.email);
  expect(await storedValues(page)).toEqual({});
}

test.describe('§4 §6 the guard and the session', () => {
  for (const address of [paths.dashboard, paths.requestHelp, paths.donateNow])
    test(
      `${address} without a token: shows the overlay, without a redirect or a request for donor data`,
      { tag: address === paths.donateNow ? [] : '@deep' },
      async ({ page }) => {
        const requested: string[] = [];
        page.on('request', (request) => requested.push(request.url()));
        await openHydrated(page, address);
        await expect(overlay(page)).toBeVisible();
        await expect(page).toHaveURL(address);
        expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
      },
    );

  test('the overlay cannot be dismissed and links to /signin, /signup and home', async ({ page }) => {
    await openHydrated(page, paths.dashboard);
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page).getByRole('button')).toHaveCount(0);
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      const within = await overlay(page).evaluate((dialog) => dialog.contains(document.activeElement));
      expect(within || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await expect(overlay(page).getByRole('link')).toHaveText(['Sign in', 'Create an account', 'Home page']);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(paths.signIn);
  });

  test('§8 the first 401 of any authorized call removes tokens and data and shows the overlay', async ({
    page,
    donor,
    request,
  }) => {
    const tokens = await openSession(request, donor);
    await openDashboard(page, donor, tokens);
    await openHydrated(page, paths.pane('campaigns'));
    const register = page.getByRole('button', { name: /^Register for/ }).first();
    await expect(register).toBeVisible();
    const ended = await request.post(calls.signOut.path, {
      data: { refresh_token: tokens.refresh_token },
      headers: { Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(ended.status()).toBe(200);
    await register.click();
    await expectSignedOut(page, donor);
    await page.reload();
    await expectSignedOut(page, donor);
  });

  test('§8 user details 401 on a public page only removes the tokens', async ({ page }) => {
    await storeTokens(page, { access_token: 'worthless', refresh_token: 'worthless' });
    await openHydrated(page, paths.about);
    await expect.poll(() => storedValues(page)).toEqual({});
    await expect(page).toHaveURL(paths.about);
  });

  test('§4 user details are fetched on app load with the stored token', deep, async ({ page, donor, request }) => {
    const tokens = await openSession(request, donor);
    await storeTokens(page, tokens);
    const requested = page.waitForRequest(requestsOf('userDetails'));
    await openHydrated(page, paths.about);
    expect((await requested).headers()['authorization']).toBe(`Bearer ${tokens.access_token}`);
  });

  test(
    'signing out in one tab signs out all tabs and cancels their calls',
    chromiumOnly,
    async ({ page, donor, request }) => {
      await storeTokens(page, await openSession(request, donor));
      const details = await holdCall(page, 'userDetails');
      const data = await holdCall(page, 'dashboard');
      await openHydrated(page, paths.dashboard);
      await expect.poll(() => details.made() + data.made()).toBe(2);
      const canceled: string[] = [];
      page.on('requestfailed', (call) => canceled.push(new URL(call.url()).pathname));
      await inAnotherTab(page, () => localStorage.clear());
      await expect(overlay(page)).toBeVisible();
      await expect.poll(() => canceled.toSorted()).toEqual([calls.dashboard.path, calls.userDetails.path]);
      details.release();
      data.release();
      await expectSignedOut(page, donor);
    },
  );

  test('signing in from another tab restores this one with its form values', async ({ page, donor, request }) => {
    const tokens = await openSession(request, donor);
    await storeTokens(page, tokens);
    await openHydrated(page, paths.requestHelp);
    await field(page, 'Full name').fill('Ada Lovelace');
    await inAnotherTab(page, () => localStorage.clear());
    await expect(overlay(page)).toContainText('What you typed in this tab is kept.');
    await inAnotherTab(page, (token) => localStorage.setItem('access_token', token), tokens.access_token);
    await expect(overlay(page)).toBeHidden();
    await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace');
  });

  test.describe('with the demo donor', () => {
    test.use({ isLocal: true });

    test('another donor who signs in from another tab is shown here', async ({ page, donor, request }) => {
      await openDashboard(page, donor, await openSession(request, donor));
      const demo = await openSession(request, demoDonor);
      await inAnotherTab(page, (token) => localStorage.setItem('access_token', token), demo.access_token);
      await expect(page.getByText(demoDonor.email)).toBeVisible();
      await expect(page.getByText(donor.email)).toHaveCount(0);
    });
  });

  test('form values survive the overlay and signing in again; logging out drops them', async ({
    page,
    donor,
    request,
  }) => {
    await storeTokens(page, await openSession(request, donor));
    await openHydrated(page, paths.requestHelp);
    await field(page, 'Full name').fill('Ada Lovelace');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Donate' }).click();
    await field(page, 'Donation amount').fill('12.50');
    await page.getByLabel('Paypal service').check();
    await inAnotherTab(page, () => localStorage.clear());
    await overlay(page).getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, donor);
    await expect(page).toHaveURL(paths.dashboard);
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Donate' }).click();
    await expect(field(page, 'Donation amount')).toHaveValue('12.50');
    await expect(page.getByLabel('Paypal service')).toBeChecked();
    await menu.getByRole('link', { name: 'Request Help' }).click();
    await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace');

    await button(page, 'Log out').click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(page).toHaveURL(paths.signIn);
    await signIn(page, donor);
    await expect(page).toHaveURL(paths.dashboard);
    await menu.getByRole('link', { name: 'Request Help' }).click();
    await expect(field(page, 'Full name')).toHaveValue('');
  });

  test('logging out drops form values in other tabs too', async ({ page, donor, request, context }) => {
    await storeTokens(page, await openSession(request, donor));
    await openHydrated(page, paths.requestHelp);
    await field(page, 'Full name').fill('Ada Lovelace');
    const other = await context.newPage();
    await openHydrated(other, paths.dashboard);
    await button(other, 'Log out').click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).not.toContainText('is kept');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await overlay(page).getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, donor);
    await expect(page).toHaveURL(paths.dashboard);
    await openHydrated(page, paths.requestHelp);
    await expect(field(page, 'Full name')).toHaveValue('');
  });

  test(
    '§4 logout removes the tokens at once, makes the call with them, and opens /signin after 2 s although the server hangs',
    chromiumOnly,
    async ({ page, donor, request }) => {
      const tokens = await openSession(request, donor);
      await page.clock.install();
      await openDashboard(page, donor, tokens);
      const held = await holdCall(page, 'signOut');
      const sent = page.waitForRequest(requestsOf('signOut'));
      await page.clock.pauseAt(Date.now() + 60_000);
      await button(page, 'Log out').dblclick();
      expect(await storedValues(page)).toEqual({});
      const call = await sent;
      expect(call.postDataJSON()).toEqual({ refresh_token: tokens.refresh_token });
      expect(call.headers()['authorization']).toBe(`Bearer ${tokens.access_token}`);
      await page.clock.runFor(limits.redirectDelay - 100);
      await expect(page).toHaveURL(paths.dashboard);
      await page.clock.runFor(200);
      await expect(page).toHaveURL(paths.signIn);
      expect(held.made()).toBe(1);
      held.release();
    },
  );

  test('§8 a failed sign-out is only logged', deep, async ({ page, donor, request }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openDashboard(page, donor, await openSession(request, donor));
    await respondTo(page, 'signOut', 500, { message: 'No.' });
    await button(page, 'Log out').click();
    await expect(page).toHaveURL(paths.signIn);
    expect(logged).toContain('The sign-out call failed.');
  });

  test(
    'every page works with blocked storage, and a session lasts until the page closes',
    deep,
    async ({ page, donor }) => {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
      });
      for (const address of [paths.home, paths.about, paths.signUp, paths.resetPassword, paths.requestHelp]) {
        await openHydrated(page, address);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.getByText(sentences.unexpected)).toHaveCount(0);
      }
      await openHydrated(page, paths.signIn);
      await page.getByLabel('Remember me').check();
      await signIn(page, donor);
      await expect(page).toHaveURL(paths.dashboard);
      await expect(page.getByText(donor.email)).toBeVisible();
      await button(page, 'Log out').click();
      await expect(page).toHaveURL(paths.signIn);
    },
  );
});
