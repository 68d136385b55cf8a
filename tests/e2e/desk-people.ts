import { type Browser, expect, type Locator, type Page } from '@playwright/test';

import { button } from './desk-actions.ts';
import type { RunningServer } from './server.ts';

/** People of the staff desk, in Chromium for its virtual authenticator. */

/** The password of everybody in these tests. */
export const staffPassword = 'Lantern-14-Street';

/** Enters the password in the dialog of something that cannot be undone. */
export const enterPassword = (dialog: Locator): Promise<void> =>
  dialog.getByLabel('Password', { exact: true }).fill(staffPassword);

/** Returns the link for the first owner. The server prints it after it has begun to respond. */
export async function firstOwnerLink({ output }: RunningServer): Promise<string> {
  const link = () => /http\S+\/desk\/welcome#[\w-]+/.exec(output())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link().replace('127.0.0.1', 'localhost');
}

/** Replaces the device of a page by one that answers at once. */
async function withAuthenticator(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** Sets name and password on the page of a link. */
export async function welcome(page: Page, link: string, name: string, email?: string): Promise<void> {
  await page.goto(link);
  if (email) await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByLabel('Confirm password').fill(staffPassword);
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protect your account');
}

/** Accepts a link and protects the account with a passkey. */
export async function joinWithPasskey(page: Page, link: string, name: string, email?: string): Promise<void> {
  await withAuthenticator(page);
  await welcome(page, link, name, email);
  await button(page, 'Add a passkey').click();
  await button(page, 'I have kept them').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
}

/** Opens a page of the first owner of a server, who keeps its books. */
export async function aBookkeeper(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await joinWithPasskey(page, await firstOwnerLink(server), 'Ruth Wanjiru', 'ruth@example.org');
  return page;
}
