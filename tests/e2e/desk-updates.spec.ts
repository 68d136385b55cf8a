import { randomInt } from 'node:crypto';

import { expect, type Locator, type Page, test as base } from '@playwright/test';

import { sampleOwner, sampleOwnerCode } from '../../apps/api/src/features/staff/sample.ts';
import { demoDonor } from './actions.ts';
import { button, heading } from './desk-actions.ts';
import { startServer, type RunningServer } from './server.ts';

/** Campaigns and impact updates in the desk (issue 33), from an empty form to a donor’s dashboard. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ playwright: _playwright }, provide) => {
      const server = await startServer();
      await provide({ ...server, url: server.url.replace('127.0.0.1', 'localhost') });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/desk/campaigns');
  await page.getByLabel('E-mail address').fill(sampleOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(sampleOwner.password);
  await button(page, 'Sign in').click();
  await page.getByRole('textbox', { name: 'Code from your app' }).fill(sampleOwnerCode(Date.now()));
  await button(page, 'Continue').click();
  await expect(heading(page)).toHaveText('Campaigns');
}

test('an owner adds a campaign and an update, and sends it to all donors', async ({ browser, page }) => {
  page.setDefaultTimeout(15_000);
  const name = randomInt(1_000_000);
  const campaign = `A bridge for the village ${name}`;
  const title = `The bridge is open ${name}`;
  await signIn(page);

  // A new campaign comes first. Two presses of a key move it below the next two.
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByLabel('Title').fill(campaign);
  await page.getByLabel('Description').fill('A footbridge over the river.');
  await page.getByLabel('Goal').fill('12,000');
  await chooseNewPicture(page);
  await button(page, 'Add the campaign').click();
  const rows = page.getByRole('article');
  await expect(rows.first()).toHaveAccessibleName(campaign);
  const down = button(page, `Move “${campaign}” down`);
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAccessibleName(campaign);
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toHaveAccessibleName(campaign);

  await editTwice(page, campaign);
  await leaveUnsaved(page, campaign);

  // An update about it. The picture that was uploaded can be chosen.
  await page.getByRole('link', { name: 'Impact updates' }).click();
  await page.getByRole('link', { name: 'New update' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill('Children walk to school in ten minutes.');
  await page.getByLabel('Campaign').selectOption(campaign);
  await button(page, 'Choose an uploaded picture').click();
  await page.getByRole('button', { name: /^bridge\.png Used once/ }).click();
  await button(page, 'Add the update').click();
  await expect(heading(page)).toHaveText(title);

  // A test to oneself, then to all donors.
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Children walk to school in ten minutes.')).toBeVisible();
  await button(page, 'Send a test mail').click();
  await expect(page.getByText(`the test mail to ${sampleOwner.email} is kept on the server`)).toBeVisible();
  await button(page, 'Send 1 mail').click();
  const dialog = page.getByRole('dialog', { name: /^Send 1 mail/ });
  await dialog.getByLabel('Password', { exact: true }).fill(sampleOwner.password);
  await button(dialog, 'Send 1 mail').click();
  await expect(page.getByText('The mail is kept on the server and not sent.')).toBeVisible();
  await expect(page.getByText('There is nobody left to send it to.')).toBeVisible();
  await page.getByRole('link', { name: 'All updates' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Mailed to 1 donor');

  // Both mails are in the outbox, and the donor sees the update.
  await page.goto('/dev/mail');
  for (const subject of [`Test: News about “${campaign}”`, `News about “${campaign}”`])
    await expect(page.getByText(subject, { exact: true })).toBeVisible();
  const own = await browser.newContext();
  const donor = await own.newPage();
  await donor.goto(new URL('/signin', page.url()).href);
  await donor.getByLabel('E-mail address').fill(demoDonor.email);
  await donor.getByLabel('Password', { exact: true }).fill(demoDonor.password);
  await button(donor, 'Signin').click();
  await expect(donor.getByRole('heading', { name: title })).toBeVisible();
  await own.close();
});

/** Replaces the text of a field by the keyboard. React does not notice what Playwright's `fill` sets in Firefox. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(text);
}

/** Edits a campaign in two tabs. The second one to save keeps the changes of both. */
async function editTwice(page: Page, campaign: string): Promise<void> {
  await page.getByRole('link', { name: campaign }).click();
  await expect(page.getByLabel('Goal')).toHaveValue('12,000');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await retype(other.getByLabel('Description'), 'A bridge for two villages.');
  await retype(page.getByLabel('Goal'), '13,000');
  await button(page, 'Save').click();
  await expect(page.getByText(/^Saved\. Donors see the changes/)).toBeVisible();
  await button(other, 'Save').click();
  await expect(other.getByRole('heading', { name: 'Two versions' })).toBeVisible();
  await expect(other.getByText('Changes of the other person are taken over in: Goal.')).toBeVisible();
  await other.getByRole('link', { name: 'Impact updates' }).click();
  await button(leaveDialog(other), 'Stay').click();
  await button(other, 'Save merged version').click();
  await expect(other.getByLabel('Goal')).toHaveValue('13,000');
  await expect(other.getByLabel('Description')).toHaveValue('A bridge for two villages.');
  await other.getByRole('link', { name: 'Impact updates' }).click();
  await expect(heading(other)).toHaveText('Impact updates');
  await other.close();
}

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Leaves a campaign in every way. With an unsaved text, each of them asks first. */
async function leaveUnsaved(page: Page, campaign: string): Promise<void> {
  const dialog = leaveDialog(page);
  const text = page.getByLabel('Description');
  const updates = page.getByRole('link', { name: 'Impact updates' });
  const open = async () => {
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await page.getByRole('link', { name: campaign }).click();
    await expect(text).toHaveValue(/./);
  };
  await open();
  const address = page.url();
  const stored = await text.inputValue();

  // A link, with the focus back on it. Back, with the focus back in the text.
  await retype(text, 'A bridge for five villages.');
  await updates.click();
  await button(dialog, 'Stay').click();
  await expect(updates).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await text.focus();
  await page.goBack();
  await button(dialog, 'Stay').click();
  await expect(text).toBeFocused();
  expect(page.url()).toBe(address);

  // A link of the menu of a phone, which has closed.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Impact updates' }).click();
  await button(dialog, 'Stay').click();
  await expect(button(page, 'Menu')).toBeFocused();
  if (desktop) await page.setViewportSize(desktop);

  // Reloading and signing out.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await button(page, 'Sign out').click();
  await button(dialog, 'Stay').click();
  await expect(text).toHaveValue('A bridge for five villages.');

  // Typed back, nothing is asked.
  await retype(text, stored);
  await updates.click();
  await expect(heading(page)).toHaveText('Impact updates');

  // Saved, nothing is asked. What is typed after that is given up.
  await open();
  await retype(text, 'A bridge for six villages.');
  await button(page, 'Save').click();
  await expect(page.getByText(/^Saved\. Donors see the changes/)).toBeVisible();
  await updates.click();
  await expect(heading(page)).toHaveText('Impact updates');
  await open();
  await retype(text, 'A bridge for seven villages.');
  await page.goBack();
  await button(dialog, 'Leave').click();
  await expect(heading(page)).toHaveText('Campaigns');
  await expect(heading(page)).toBeFocused();
  await open();
  await expect(text).toHaveValue('A bridge for six villages.');
}

/** Uploads a picture of one color that the browser draws. */
async function chooseNewPicture(page: Page): Promise<void> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 660;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#0e5a47';
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(url.replace(/^.*,/, ''), 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'bridge.png', mimeType: 'image/png', buffer });
  // A worker converts the picture, which takes a busy machine a while.
  await expect(button(page, 'Use another picture')).toBeVisible({ timeout: 30_000 });
}
