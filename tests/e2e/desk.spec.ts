import { randomInt } from 'node:crypto';

import { expect, type Page, test as base } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { button } from './desk-actions.ts';
import { enterPassword, firstOwnerLink, joinWithPasskey, staffPassword, welcome } from './desk-people.ts';
import { startServer, type RunningServer } from './server.ts';

/**
 * The staff desk from its first owner to a person who is removed (issue 33), in Chromium for its virtual authenticator.
 */

/** A server without staff. Passkeys need a name instead of an IP address. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ playwright: _playwright }, provide) => {
      const server = await startServer({ SAMPLE_DATA: 'no' });
      await provide({ ...server, url: server.url.replace('127.0.0.1', 'localhost') });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});

async function enterSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await button(page, 'Sign in').click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await enterSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
}

/** Signs the moderator in with the passkey. */
async function signInAgain(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await signIn(page, 'noor@example.org');
  await button(page, 'Use a passkey').click();
}

/** Changes the role of the moderator as the owner. */
async function changeRole({ request }: Page, { url }: RunningServer, role: string): Promise<void> {
  const { staff } = await (await request.get(`${url}/desk/api/staff/`)).json();
  const { id } = staff.find(({ email }: { email: string }) => email === 'noor@example.org');
  const options = { data: { role }, headers: { Origin: url } };
  expect((await request.post(`${url}/desk/api/staff/${id}/role/`, options)).status()).toBe(200);
}

test(
  'an owner invites a moderator, who approves a comment and is removed',
  { tag: '@chromium' },
  async ({ browser, page, server }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(15_000);
    await welcome(page, await firstOwnerLink(server), 'Ruth Wanjiru', 'ruth@example.org');

    // The authenticator app, whose secret is below the QR code.
    await button(page, 'Set up an app').click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Code from your app').fill(app.generate());
    await button(page, 'Finish').click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).locator('code');
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await button(page, 'I have kept them').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');

    // Every page that the menu opens starts at its heading.
    const links = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
    for (let index = 1; index < (await links.count()); index += 1) {
      // A count may follow.
      const name = await links.nth(index).evaluate(({ firstChild }) => firstChild?.textContent ?? '');
      await links.nth(index).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    }

    // A stolen password opens nothing.
    const thief = await browser.newContext();
    const stolen = await thief.newPage();
    await stolen.goto(`${server.url}/desk/people`);
    await signIn(stolen, 'ruth@example.org');
    const listed = await stolen.request.get(`${server.url}/desk/api/staff/`);
    expect(listed.status()).toBe(401);
    await stolen.reload();
    await expect(stolen.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await thief.close();

    // Signing in again, with a recovery code, because each code of the app works once.
    await button(page, 'Sign out').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
    await page.goto('/desk/people');
    await signIn(page, 'ruth@example.org');
    await button(page, 'Use a recovery code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await button(page, 'Continue').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');

    await button(page, 'Invite somebody').click();
    await page.getByRole('dialog').getByLabel('E-mail address').fill('noor@example.org');
    await page.getByRole('radio', { name: /^Moderator/ }).check();
    await enterPasswordAgain(page, 'Create the link');
    const invitation = page.getByRole('dialog', { name: 'Link for noor@example.org' });
    const invited = (await invitation.locator('code').textContent()) ?? '';
    await expect(invitation.getByText(/by mail/)).toHaveCount(0);
    await invitation.getByRole('button', { name: 'Done' }).click();

    // The moderator joins with a passkey and sees comments only.
    const own = await browser.newContext({ baseURL: server.url });
    const moderator = await own.newPage();
    await joinWithPasskey(moderator, invited, 'Noor Haddad');
    const items = moderator.getByRole('navigation', { name: 'Desk' }).getByRole('link');
    await expect(items).toHaveText(['Today', 'Comments']);
    await moderator.goto('/desk/people');
    await expect(moderator.getByRole('heading', { level: 1 })).toHaveText('Your role cannot open this page');

    // A comment with two links is held. The moderator approves it, and visitors see it.
    const { title, comment } = await addHeldComment(page, server);
    await moderator.goto('/desk/comments');
    await moderator.getByRole('article', { name: 'Halima' }).getByRole('button', { name: 'Approve' }).click();
    await expect(moderator.getByRole('status').filter({ hasText: '1 comment is public now.' })).toBeVisible();
    await moderator.goto(`/news/${encodeURIComponent(title)}`);
    await expect(moderator.getByText(comment)).toBeVisible();

    // A new role signs the person out. The open page keeps what is typed, although the role may not save it any more.
    await moderator.goto('/desk/comments');
    const list = moderator.getByRole('textbox', { name: 'Words that hold a comment' });
    await list.fill('casino');
    await changeRole(page, server, 'bookkeeper');
    await button(moderator, 'Save').click();
    await signInAgain(moderator, 'Your session has ended');
    await expect(moderator.getByText('You are signed in as Bookkeeper now.')).toBeVisible();
    await expect(list).toHaveValue('casino');
    await moderator.getByRole('link', { name: 'Gifts', exact: true }).click();
    await button(moderator, 'Record a gift').click();
    const gift = moderator.getByRole('dialog', { name: 'Record a gift' });
    await gift.getByRole('textbox', { name: 'Amount' }).fill('12');
    await changeRole(page, server, 'auditor');
    await button(gift, 'Search').click();
    await signInAgain(moderator, 'Your session has ended');
    await expect(gift.getByRole('textbox', { name: 'Amount' })).toHaveValue('12');
    await changeRole(page, server, 'editor');
    await moderator.goto('/desk/news');
    await signInAgain(moderator, 'Sign in to the desk');
    await moderator.getByRole('link', { name: title, exact: true }).click();
    const written = moderator.getByRole('textbox', { name: 'Title' });
    await expect(written).toHaveValue(title);
    await changeRole(page, server, 'moderator');
    await written.fill('The well of Kitui');
    await signInAgain(moderator, 'Your session has ended');
    await expect(moderator.getByText('You are signed in as Moderator now.')).toBeVisible();
    await expect(written).toHaveValue('The well of Kitui');
    await moderator.getByRole('link', { name: 'Comments' }).click();
    const leaving = moderator.getByRole('dialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(written).toHaveValue('The well of Kitui');
    await moderator.getByRole('link', { name: 'Comments' }).click();
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(moderator.getByRole('heading', { level: 1 })).toHaveText('Comments');

    // The owner removes the moderator, who is signed out at the next call.
    await moderator.goto('/desk/comments');
    await page.reload();
    await button(page, 'Change Noor Haddad').click();
    await button(page, 'Remove Noor Haddad').click();
    const removal = page.getByRole('dialog', { name: 'Remove Noor Haddad' });
    await enterPassword(removal);
    await button(removal, 'Remove Noor Haddad').click();
    await expect(page.getByText('Noor Haddad was removed and can no longer sign in.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toHaveCount(0);
    await moderator.getByRole('link', { name: 'Hidden' }).click();
    await expect(moderator.getByRole('heading', { level: 1 })).toHaveText('Your session has ended');
    await enterSignIn(moderator, 'noor@example.org');
    await expect(moderator.getByRole('alert')).toContainText('removed your account');
    await own.close();
  },
);

/**
 * Presses a button whose call needs the password again. Canceling keeps what was typed, and a wrong password keeps the
 * dialog.
 */
async function enterPasswordAgain(page: Page, name: string): Promise<void> {
  const message = 'Please enter your password again.';
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' });
  await button(page, name).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await button(page, name).click();
  await dialog.getByLabel('Password', { exact: true }).fill('Lantern-15-Street');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Incorrect password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(staffPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Publishes an article as the owner, and writes a comment on it with two links as a visitor. */
async function addHeldComment(page: Page, { url }: RunningServer) {
  const title = `A bridge for the village ${randomInt(1_000_000)}`;
  const comment = 'See www.a.example and www.b.example';
  const headers = { Origin: url };
  const call = async (path: string, data: object) => {
    const response = await page.request.post(url + path, { data, headers });
    expect([path, response.status()]).toEqual([path, 200]);
    return response.json();
  };
  const { id, revision } = await call('/desk/api/news/', { title });
  const text = {
    title,
    tags: 'Bridges',
    cover_image_url: '/pictures/bridge.svg',
    cover_image_description: 'A footbridge',
    detail: '<p>The bridge is open.</p>',
    author_name: 'Ruth Wanjiru',
    campaign_id: null,
  };
  const saved = await call(`/desk/api/news/${id}/`, { based_on: revision, ...text });
  await call(`/desk/api/news/${id}/publish/`, { based_on: saved.revision, replaces: null, at: null });
  await call(`/api/news/${id}/comment/`, { comentator_name: 'Halima', comment });
  return { title, comment };
}
