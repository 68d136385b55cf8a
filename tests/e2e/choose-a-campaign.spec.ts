import { paths } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import { button, field, fillDetails, openSession, signIn, storeTokens } from './actions.ts';
import { deep, expect, newestTitle, newPerson, openHydrated, test } from './fixtures.ts';

/** A campaign that is only on the home page, and one that donors can join. */
const [homeOnly, registrable] = [
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
  'a campaign chosen on home is the cause of the donation after signing in',
  deep,
  async ({ page, donor }) => {
    await choose(page, registrable);
    await expect(page).toHaveURL(paths.dashboard);
    await overlayLink(page, 'Sign in').click();
    await signIn(page, donor);
    await expectCause(page, registrable);
    await expect(selected(page)).toHaveText(registrable);
    await field(page, 'Donation cause').fill('Roof for the Diallo family');
    await page.reload();
    await expectCause(page, 'Roof for the Diallo family');
    await openHydrated(page, paths.dashboard);
    await expect(page).toHaveURL(paths.dashboard);
  },
);

test('a campaign chosen on home is the cause of the donation after signing up and signing in', async ({
  page,
  mailedCode,
}) => {
  const person = newPerson();
  const { email, password } = person;
  await choose(page, homeOnly);
  await overlayLink(page, 'Create an account').click();
  await fillDetails(page, person);
  await button(page, 'Continue').click();
  await field(page, 'Verification code').fill(await mailedCode(email));
  await button(page, 'Sign up').click();
  await page.getByRole('link', { name: 'Go to sign in now' }).click();
  await field(page, 'Password').fill(password);
  await expect(field(page, 'E-mail address')).toHaveValue(email);
  await button(page, 'Signin').click();
  await expectCause(page, homeOnly);
});

test(
  'a signed-in donor who chooses a campaign on home gets the donation form',
  deep,
  async ({ page, donor, request }) => {
    await storeTokens(page, await openSession(request, donor));
    await choose(page, homeOnly);
    await expectCause(page, homeOnly);
    await expect(selected(page)).toHaveText('Another cause');
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  },
);

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
  await choose(page, homeOnly);
  await overlayLink(page, 'Sign in').waitFor();
  const tokens = await openSession(request, donor);
  await page.evaluate(
    ([key = '', token = '']) => localStorage.setItem(key, token),
    ['access_token', tokens.access_token],
  );
  await page.reload();
  await expectCause(page, homeOnly);
  await button(page, 'Log out').click();
  await expect(page).toHaveURL(paths.signIn);
  await signIn(page, donor);
  await expect(page.getByText('You have given')).toBeVisible();
  await expect(page).toHaveURL(paths.dashboard);
});
