import { calls, limits, paths, sentences } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import {
  answer,
  button,
  demoDonor,
  field,
  hold,
  keepTokens,
  kept,
  openSession,
  requestsOf,
  signIn,
  type Tokens,
} from './browser-state.ts';
import { expect, test, type Somebody } from './fixtures.ts';

/** The guard and the session, point by point as `spec §4`, §6, §8 and the decision on the guard say. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const overlay = (page: Page) => page.getByRole('dialog', { name: sentences.sessionInvalid });
/** Whatever another tab of this browser does to the storage. */
async function inAnotherTab(page: Page, change: (token: string) => void, token = ''): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(change, token);
  await other.close();
}
async function openDashboard(page: Page, donor: Somebody, tokens: Tokens) {
  await keepTokens(page, tokens);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(donor.firstName);
  await expect(page.getByText(donor.email)).toBeVisible();
}
async function isOver(page: Page, donor: Somebody) {
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toBeFocused();
  expect(await page.content()).not.toContain(donor.email);
  expect(await kept(page)).toEqual({});
}

test.describe('§4 §6 the guard and the session', () => {
  for (const address of [paths.dashboard, paths.requestHelp, paths.donateNow])
    test(`${address} without a token: the overlay, no redirect, no donor data asked for`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(address);
      await expect(overlay(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    });

  test('the overlay cannot be dismissed; its one link leads to /signin', async ({ page }) => {
    await page.goto(paths.dashboard);
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
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(paths.signIn);
  });

  test('§8 the first 401 of any authorised call: tokens and data are gone, the overlay stands', async ({
    page,
    donor,
    request,
  }) => {
    const tokens = await openSession(request, donor);
    await openDashboard(page, donor, tokens);
    await page.goto(paths.pane('campaigns'));
    const register = page.getByRole('button', { name: /^Register for/ }).first();
    await expect(register).toBeVisible();
    const ended = await request.post(calls.signOut.path, {
      data: { refresh_token: tokens.refresh_token },
      headers: { Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(ended.status()).toBe(200);
    await register.click();
    await isOver(page, donor);
    await page.reload();
    await isOver(page, donor);
  });

  test('§8 user details 401 on a public page: the tokens go, nothing else is seen', async ({ page }) => {
    await keepTokens(page, { access_token: 'worthless', refresh_token: 'worthless' });
    await page.goto(paths.about);
    await expect.poll(() => kept(page)).toEqual({});
    await expect(page).toHaveURL(paths.about);
  });

  test('§4 on app load with a token the user details are fetched with it', async ({
    page,
    donor,
    request,
  }) => {
    const tokens = await openSession(request, donor);
    await keepTokens(page, tokens);
    const asked = page.waitForRequest(requestsOf('userDetails'));
    await page.goto(paths.about);
    expect((await asked).headers()['authorization']).toBe(`Bearer ${tokens.access_token}`);
  });

  test('signing out in one tab signs all of them out; a late answer brings nothing back', async ({
    page,
    donor,
    request,
  }) => {
    await keepTokens(page, await openSession(request, donor));
    const details = await hold(page, 'userDetails');
    const data = await hold(page, 'dashboard');
    await page.goto(paths.dashboard);
    await expect.poll(() => details.made() + data.made()).toBe(2);
    await inAnotherTab(page, () => localStorage.clear());
    await expect(overlay(page)).toBeVisible();
    const late = page.waitForResponse(requestsOf('userDetails'));
    details.letGo();
    data.letGo();
    await (await late).finished();
    await isOver(page, donor);
  });

  test('signing in again in another tab brings this one back, with what was typed', async ({
    page,
    donor,
    request,
  }) => {
    const tokens = await openSession(request, donor);
    await keepTokens(page, tokens);
    await page.goto(paths.requestHelp);
    await field(page, 'Full name').fill('Ada Lovelace');
    await inAnotherTab(page, () => localStorage.clear());
    await expect(overlay(page)).toContainText('What you typed in this tab is kept.');
    await inAnotherTab(page, (token) => localStorage.setItem('access_token', token), tokens.access_token);
    await expect(overlay(page)).toBeHidden();
    await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace');
  });

  test('another donor’s sign-in in another tab shows that donor here', async ({ page, donor, request }) => {
    await openDashboard(page, donor, await openSession(request, donor));
    const demo = await openSession(request, demoDonor);
    await inAnotherTab(page, (token) => localStorage.setItem('access_token', token), demo.access_token);
    await expect(page.getByText(demoDonor.email)).toBeVisible();
    await expect(page.getByText(donor.email)).toHaveCount(0);
  });

  test('what was typed survives the overlay and signing in again; logging out drops it', async ({
    page,
    donor,
    request,
  }) => {
    await keepTokens(page, await openSession(request, donor));
    await page.goto(paths.requestHelp);
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

  test('logging out drops what was typed in other tabs too', async ({ page, donor, request, context }) => {
    await keepTokens(page, await openSession(request, donor));
    await page.goto(paths.requestHelp);
    await field(page, 'Full name').fill('Ada Lovelace');
    const other = await context.newPage();
    await other.goto(paths.dashboard);
    await button(other, 'Log out').click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).not.toContainText('is kept');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await overlay(page).getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, donor);
    await expect(page).toHaveURL(paths.dashboard);
    await page.goto(paths.requestHelp);
    await expect(field(page, 'Full name')).toHaveValue('');
  });

  test('§4 logout: tokens gone at once, the call made with them, /signin after 2 s though the server hangs', async ({
    page,
    donor,
    request,
  }) => {
    const tokens = await openSession(request, donor);
    await page.clock.install();
    await openDashboard(page, donor, tokens);
    const held = await hold(page, 'signOut');
    const sent = page.waitForRequest(requestsOf('signOut'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Log out').dblclick();
    expect(await kept(page)).toEqual({});
    const call = await sent;
    expect(call.postDataJSON()).toEqual({ refresh_token: tokens.refresh_token });
    expect(call.headers()['authorization']).toBe(`Bearer ${tokens.access_token}`);
    await page.clock.runFor(limits.redirectDelay - 100);
    await expect(page).toHaveURL(paths.dashboard);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(paths.signIn);
    expect(held.made()).toBe(1);
    held.letGo();
  });

  test('§8 a failing sign-out is logged only', async ({ page, donor, request }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openDashboard(page, donor, await openSession(request, donor));
    await answer(page, 'signOut', 500, { message: 'No.' });
    await button(page, 'Log out').click();
    await expect(page).toHaveURL(paths.signIn);
    expect(logged).toContain('The sign-out call failed.');
  });

  test('where storage is blocked every page works, and a session lasts as long as the page', async ({
    page,
    donor,
  }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    for (const address of [paths.home, paths.about, paths.signUp, paths.resetPassword, paths.requestHelp]) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(sentences.unexpected)).toHaveCount(0);
    }
    await page.goto(paths.signIn);
    await page.getByLabel('Remember me').check();
    await signIn(page, donor);
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByText(donor.email)).toBeVisible();
    await button(page, 'Log out').click();
    await expect(page).toHaveURL(paths.signIn);
  });
});
