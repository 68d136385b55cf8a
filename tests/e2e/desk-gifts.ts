import { inGroupsOfFour } from '@hearthlight/domain';
import { expect, type Page } from '@playwright/test';

import { button, day, heading } from './desk-actions.ts';
import { ada } from './own-foundation.ts';

/** Pledges and payments in the desk. */

/** Enters a pledge in the desk. The reference says whose it is, and for which campaign. */
export async function enterPledge(
  page: Page,
  { amount, cause, reference }: { amount: string; cause: string; reference: string },
): Promise<void> {
  await page.goto('/desk/gifts');
  await button(page, 'Record a gift').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Status').selectOption('Pending');
  await form.getByLabel(/^Payment reference/).fill(inGroupsOfFour(reference));
  await expect(form.getByText(`It names Ada Byron (${ada.email}).`)).toBeVisible();
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Day', { exact: true }).fill(day('03'));
  await form.getByLabel('Payment method').fill('Bank transfer');
  await form.getByLabel('Cause').fill(cause);
  await button(form, 'Record a gift').click();
  await expect(form).toHaveCount(0);
}

/**
 * Imports a bank file in the desk, once the preview says what becomes of its payment. `answer` names the reading of the
 * row that the file leaves open.
 */
export async function importFile(
  page: Page,
  { name, text, answer }: { name: string; text: string; answer?: RegExp },
  expected: RegExp,
): Promise<void> {
  await page.goto('/desk/imports');
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Upload a file').setInputFiles(file);
  // A process starts for the file, which may take as long as the limit of its task on a busy machine.
  await expect(heading(page)).toHaveText(name, { timeout: 20_000 });
  if (answer) {
    await page.getByRole('radio', { name: answer }).check();
    await page.getByLabel('Short name of the bank').fill('oak');
  }
  await button(page, 'Show what it would change').click();
  const groups = page.getByRole('region', { name: 'What it would change' }).locator('summary');
  await expect(groups.first()).toBeVisible();
  const note = page.getByText(expected);
  if (!(await note.isVisible())) await groups.filter({ hasText: 'new gift' }).click();
  await expect(note).toBeVisible();
  await button(page, 'Import 1 row').click();
  await expect(page.getByText(/^Imported: /)).toBeVisible();
}
