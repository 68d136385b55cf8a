import { paths, withCampaign } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import { button, field, fillDetails, openSession, signIn, storeTokens } from './actions.ts';
import { chromiumOnly, deep, expect, newestTitle, newPerson, openHydrated, test, whenHydrated } from './fixtures.ts';

/** Two campaigns of the home page. */
const [readingRoom, registrable] = [
  'A reading room in the old post office of Soroca',
  'A deep well for the four villages of Garbatula',
] as const;

const choose = async (page: Page, title: string) => {
  await openHydrated(page, paths.home);
  await page.getByRole('link', { name: `Donate to ${title}` }).click();
};

const overlayLink = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Your session is invalid!' }).getByRole('link', { name });

async function expectCause(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(paths.donateNow);
  await expect(field(page, 'Donation cause')).toHaveValue(title);
}

/** The name that the menu of campaigns shows for a cause. */
const selected = (page: Page) =>
  page.getByRole('combobox', { name: 'Campaign' }).getByRole('option', { selected: true });

test(
  'a campaign chosen on home is the cause of the donation after signing in, in a new tab and after a reload',
  chromiumOnly,
  async ({ context, page: home, donor }) => {
    await openHydrated(home, paths.home);
    const opening = context.waitForEvent('page');
    await home.getByRole('link', { name: `Donate to ${registrable}` }).click({ button: 'middle' });
    const page = await opening;
    await expect(page).toHaveURL(withCampaign(paths.dashboard, { title: registrable }));
    await page.reload();
    await overlayLink(page, 'Sign in').click();
    await expect(page).toHaveURL(withCampaign(paths.signIn, { title: registrable }));
    await page.reload();
    await whenHydrated(page);
    await signIn(page, donor);
    await expectCause(page, registrable);
    await expect(selected(page)).toHaveText(registrable);
    await field(page, 'Donation cause').fill('Roof for the Diallo family');
    await page.reload();
    await expectCause(page, 'Roof for the Diallo family');
    await openHydrated(page, paths.dashboard);
    await expect(page).toHaveURL(paths.dashboard);
    for (const title of [readingRoom, registrable]) {
      await openHydrated(page, withCampaign(paths.donateNow, { title }));
      await expectCause(page, title);
    }
  },
);

test('a campaign chosen on home is the cause of the donation after signing up and signing in', async ({
  page,
  mailedCode,
}) => {
  const person = newPerson();
  const { email, password } = person;
  await choose(page, readingRoom);
  const overlay = page.getByRole('dialog', { name: 'Your session is invalid!' });
  await expect(overlay.getByRole('heading', { name: readingRoom })).toBeVisible();
  await overlayLink(page, 'Create an account').click();
  await expect(page).toHaveURL(withCampaign(paths.signUp, { title: readingRoom }));
  await page.reload();
  await whenHydrated(page);
  await fillDetails(page, person);
  await button(page, 'Continue').click();
  await field(page, 'Verification code').fill(await mailedCode(email));
  await button(page, 'Sign up').click();
  await page.getByText('Login to your account').waitFor();
  await expect(field(page, 'E-mail address')).toHaveValue(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Signin').click();
  await expectCause(page, readingRoom);
});

test(
  'a signed-in donor who chooses a campaign on home gets the donation form',
  deep,
  async ({ page, donor, request }) => {
    await storeTokens(page, await openSession(request, donor));
    await choose(page, readingRoom);
    await expectCause(page, readingRoom);
    await expect(selected(page)).toHaveText(readingRoom);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  },
);

test(
  'a campaign chosen on home is the cause of the donation after recovering the password',
  deep,
  async ({ page, donor, mailedCode }) => {
    const { email } = donor;
    const former = await mailedCode(email);
    await choose(page, readingRoom);
    await overlayLink(page, 'Sign in').click();
    await field(page, 'E-mail address').fill(email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await button(page, 'Send the code').click();
    await expect.poll(() => mailedCode(email)).not.toBe(former);
    await field(page, 'Verification code').fill(await mailedCode(email));
    await button(page, 'Verify code').click();
    await field(page, 'Password').fill('Ember-Lane-77');
    await field(page, 'Confirm password').fill('Ember-Lane-77');
    await button(page, 'Change password').click();
    await page.getByText('Login to your account').waitFor();
    await signIn(page, { email, password: 'Ember-Lane-77' });
    await expectCause(page, readingRoom);
  },
);

test(
  'a session that another tab opens leads to the donation form too',
  chromiumOnly,
  async ({ context, page, donor }) => {
    await choose(page, readingRoom);
    await overlayLink(page, 'Sign in').click();
    const other = await context.newPage();
    await openHydrated(other, paths.signIn);
    await signIn(other, donor);
    await expectCause(page, readingRoom);
  },
);

test('a link that is followed before hydration keeps the chosen campaign', chromiumOnly, async ({ page }) => {
  const code = /\/assets\/(?!start-)[^/]*\.js$/;
  await page.route(code, (route) => (page.url().includes(paths.signIn) ? route.abort() : route.continue()));
  await page.goto(withCampaign(paths.signIn, { title: readingRoom }));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(withCampaign(paths.signUp, { title: readingRoom }));
});

test('the campaign of an article is the cause of the donation after signing in', async ({ page, donor }) => {
  await openHydrated(page, paths.news(await newestTitle(page)));
  const help = page.getByRole('complementary', { name: 'How to help' });
  const title = await help.getByRole('heading').innerText();
  await help.getByRole('link', { name: 'Donate to this campaign' }).click();
  await overlayLink(page, 'Sign in').click();
  await signIn(page, donor);
  await expectCause(page, title);
});

test('logging out drops a chosen campaign', async ({ page, donor, request }) => {
  await choose(page, readingRoom);
  await overlayLink(page, 'Sign in').waitFor();
  const tokens = await openSession(request, donor);
  await page.evaluate(
    ([key = '', token = '']) => localStorage.setItem(key, token),
    ['access_token', tokens.access_token],
  );
  await page.reload();
  await expectCause(page, readingRoom);
  await button(page, 'Log out').click();
  await expect(page).toHaveURL(paths.signIn);
  await signIn(page, donor);
  await expect(page.getByText('You have given')).toBeVisible();
  await expect(page).toHaveURL(paths.dashboard);
});
