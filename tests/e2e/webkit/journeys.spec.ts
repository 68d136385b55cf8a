import { limits, paths } from '@hearthlight/domain';
import { expect, test as base } from '@playwright/test';

import { demoDonor } from '../actions.ts';
import { newestCode, newPerson } from '../fixtures.ts';
import { startServer, type RunningServer } from '../server.ts';
import { WebKitPage } from './page.ts';
import { startWebKit } from './webkit-driver.ts';

/** The core journeys in WebKitGTK, the engine of Safari (`npm run test:deep -- webkit`). */

interface Shared {
  server: RunningServer;
  webkit: WebKitPage;
}

const test = base.extend<object, Shared>({
  server: [
    async ({ playwright: _playwright }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  webkit: [
    async ({ server }, provide) => {
      const { driver, stop } = await startWebKit({ width: 1366, height: 900 });
      await provide(new WebKitPage(driver, server.url));
      await stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ webkit }) => webkit.forget());

async function signIn(page: WebKitPage, { email, password }: typeof demoDonor): Promise<void> {
  await page.open(paths.signIn);
  await page.type('E-mail address', email);
  await page.type('Password', password);
  await page.press('Signin');
  await page.seeAddress(paths.dashboard);
}

async function newestTitle({ url }: RunningServer): Promise<string> {
  const articles: { title: string }[] = await (await fetch(`${url}/api/latest-news/`)).json();
  return articles[0]?.title ?? '';
}

test('home shows all stories when a button is pressed', async ({ webkit: page }) => {
  await page.open(paths.home);
  await page.press(`Show all ${limits.latestNews} stories`);
  await page.seeText('Show fewer stories');
  await page.see('//h2[normalize-space()="Meet the founders"]');
});

test('a link opens About, and Back returns to home', async ({ webkit: page }) => {
  await page.open(paths.home);
  await page.press('About');
  await page.seeAddress(paths.about);
  await page.back();
  await page.seeAddress('/');
});

test('a story opens from home, and a related one from there', async ({ webkit: page, server }) => {
  const title = await newestTitle(server);
  await page.open(paths.home);
  await page.press(title);
  await page.see(`//h1[normalize-space()="${title}"]`);
  const related = await page.textOf('(//article//h3//a)[last()]');
  await page.press(related);
  await page.see(`//h1[normalize-space()="${related}"]`);
});

test('a comment is first refused with a sentence, then posted', async ({ webkit: page, server }) => {
  await page.open(paths.news(await newestTitle(server)));
  await page.press('Post comment');
  await page.seeText('Please enter a valid name.');
  const comment = `A well is a fine thing to have, I think (${Date.now()}).`;
  await page.type('Your name', 'Ada Lovelace');
  await page.type('Comment', comment);
  // Slowly, so that the page does not take it for a bot.
  await page.pause(2100);
  await page.press('Post comment');
  await page.see(`//article[contains(., "${comment}")]`);
  expect(await page.valueOf('Comment')).toBe('');
});

test('an account is created with the mailed code and can sign in', async ({ webkit: page, server }) => {
  const { email, password, firstName, lastName } = newPerson();
  await page.open(paths.signUp);
  await page.type('First name', firstName);
  await page.type('Last name', lastName);
  await page.type('E-mail address', email);
  await page.type('Password', password);
  await page.type('Confirm password', password);
  await page.press('Continue');
  await page.see('//h2[normalize-space()="Verify email"] | //h1[normalize-space()="Verify email"]');
  await page.type('Verification code', await newestCode(server, email));
  await page.press('Sign up');
  await page.seeAddress(paths.signIn);
  await signIn(page, { email, password });
  await page.see(`//h1[contains(., "${firstName}")]`);
});

test('a forgotten password is replaced with the mailed code', async ({ webkit: page, server }) => {
  const password = 'Ember-Lane-77';
  await page.open(paths.resetPassword);
  await page.type('E-mail address', demoDonor.email);
  await page.press('Send the code');
  await page.see('//*[normalize-space()="Verify email"]');
  await page.type('Verification code', await newestCode(server, demoDonor.email));
  await page.press('Verify code');
  await page.see('//*[normalize-space()="Set a new password"]');
  await page.type('Password', password);
  await page.type('Confirm password', password);
  await page.press('Change password');
  await page.seeAddress(paths.signIn);
  demoDonor.password = password;
  await signIn(page, demoDonor);
});

test('a wrong password shows the server’s sentence and keeps the address', async ({ webkit: page }) => {
  await page.open(paths.signIn);
  await page.type('E-mail address', demoDonor.email);
  await page.type('Password', 'Wrong-pass-1');
  await page.press('Signin');
  await page.see('//*[@role="alert"]');
  expect(await page.valueOf('E-mail address')).toBe(demoDonor.email);
});

test('the dashboard’s panes open, and a campaign is joined', async ({ webkit: page }) => {
  await signIn(page, demoDonor);
  await page.press('Donation History');
  await page.see('//main//*[normalize-space()="Payment method"]');
  await page.press('Fundraising Campaigns');
  const campaign = 'A night nurse for the clinic in Kapiri Mposhi';
  await page.press(`Register for ${campaign}`);
  await page.see(`//button[normalize-space()="Registered for ${campaign}"]`);
});

test('a pledge becomes a mail draft', async ({ webkit: page }) => {
  await signIn(page, demoDonor);
  await page.open(paths.donateNow);
  await page.type('Donation amount', '25');
  await page.seeText('$25');
  await page.type('Donation cause', 'A pump for the school in Garbatula.');
  await page.press('Donate by e-mail');
  // MiniBrowser has no mail program and navigates to the link.
  await page.seeLink(/^mailto:finance@.*?subject=I%20pledge%20my%20support.*?Garbatula/);
});

test('logging out opens sign-in, and the dashboard shows the overlay', async ({ webkit: page }) => {
  await signIn(page, demoDonor);
  await page.press('Log out');
  await page.seeAddress(paths.signIn);
  await page.open(paths.dashboard);
  await page.seeText('Your session is invalid!');
});
