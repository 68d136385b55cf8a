import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inGroupsOfFour, paths } from '@hearthlight/domain';
import { expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

import { camtFile } from '../../apps/api/src/testing/camt-file.ts';
import { engines } from '../../apps/api/src/testing/engines.ts';
import { admin, button, day, heading, month, readCsv, sumOf } from './desk-actions.ts';
import { enterPledge, importFile } from './desk-gifts.ts';
import { aBookkeeper } from './desk-people.ts';
import { openHydrated } from './fixtures.ts';
import { contentWith, inCurrency, openFoundation, removeContents, removeFoundations } from './own-foundation.ts';

/**
 * Pledges from the browser to the proof (issue 35), on both databases: a donor pledges, pays what the QR code says, and
 * sees the gift wherever gifts are shown. In Chromium for its virtual authenticator.
 */

const campaign = 'A pump for Garbatula';
/** In cents. */
const amounts = { csv: 12_050, camt: 7_950 };
const total = '€200';

/** A folder of a foundation with an account in euro. */
function foundationInEuro(): string {
  const account = `bankAccount:\n  holder: Hearthlight Foundation\n  iban: ES91 2100 0418 4502 0005 1332\n  bic: CAIXESBBXXX\n`;
  return contentWith((facts) =>
    inCurrency(facts, 'EUR').replace(/^bankAccount:\n(?: .*\n)+/m, `billApproval: nobody\n${account}`),
  );
}

/** The text that a banking app reads in the QR code. */
interface Transfer {
  iban: string;
  amount: string;
  reference: string;
}

/** Decodes the QR code of a page, as the camera of a phone does. */
async function scan(page: Page): Promise<Transfer> {
  const picture = page.getByRole('img', { name: 'QR code with this transfer for a banking app' });
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  const [service, , , , , , iban = '', figure = '', , reference = ''] = code.split('\n');
  expect(service).toBe('BCD');
  return { iban, reference, amount: figure.replace('EUR', '') };
}

/** Pledges a donation in the dashboard. Returns what its QR code says. */
async function pledge(page: Page, cents: number): Promise<Transfer> {
  await openHydrated(page, paths.donateNow);
  await page.getByRole('textbox', { name: 'Donation amount' }).fill((cents / 100).toFixed(2));
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption({ label: campaign });
  await button(page, 'Donate by e-mail').click();
  const transfer = await scan(page);
  expect(transfer.amount).toBe((cents / 100).toFixed(2));
  await expect(page.getByText(inGroupsOfFour(transfer.reference)).first()).toBeVisible();
  return transfer;
}

/** Pays a bill, because the books open with the first one. */
async function payBill(variables: NodeJS.ProcessEnv): Promise<void> {
  const bill = ['Mahinda Pumps', '--amount', '40', '--kind', 'Wells', '--json'];
  const { id }: { id: number } = JSON.parse(await admin(variables, 'bill', 'add', ...bill));
  await admin(variables, 'bill', 'pay', String(id), '--date', day('20'));
}

async function addCampaign(variables: NodeJS.ProcessEnv, folder: string): Promise<number> {
  const file = join(folder, 'campaign.md');
  const fields = `title: ${campaign}\nimage_url: /pictures/well.svg\ntarget_amount: "1,000.00"\namount_raised: "0.00"\ndate_started: 2026-01-01`;
  writeFileSync(file, `---\n${fields}\n---\nWater for four villages.\n`);
  return Number(/\d+/.exec(await admin(variables, 'campaign', 'add', file))?.[0]);
}

/** Compares what the donor sees: history, receipts and the progress of the campaign. */
async function compareDonor(page: Page): Promise<void> {
  await openHydrated(page, `${paths.dashboard}?pane=history`);
  await expect(page.getByRole('definition').first()).toHaveText(total);
  for (const amount of ['€120.50', '€79.50']) {
    const row = page.getByRole('row', { name: amount });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Completed');
  }
  await openHydrated(page, `${paths.dashboard}?pane=campaigns`);
  await expect(page.getByRole('article', { name: campaign })).toContainText(total);
}

/** Downloads the statement of the donor and checks it on the public page of the ledger. */
async function verifyStatement(page: Page): Promise<void> {
  await openHydrated(page, `${paths.dashboard}?pane=history`);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('button', { name: /^Download with proofs/ }).click();
  const statement = await (await downloading).path();
  await openHydrated(page, '/ledger');
  await page.getByLabel(/^Drop the statement here/).setInputFiles(statement);
  await expect(page.getByRole('status').filter({ hasText: 'This statement is valid' })).toBeVisible();
  for (const amount of ['€120.50', '€79.50'])
    await expect(page.getByRole('row', { name: amount }).first()).toBeVisible();
}

/** Compares what everybody sees: the open books with their files, and the widget. */
async function comparePublic(page: Page, id: number): Promise<void> {
  await page.goto('/books');
  await expect(page.getByRole('main').getByText(total, { exact: true }).first()).toBeVisible();
  for (const [file, column] of [
    ['gifts-by-month', 'received'],
    ['gifts-by-campaign', 'received'],
    ['gifts-by-method', 'received'],
  ] as const)
    expect(sumOf(await readCsv(page, `/books/${file}.csv`), column)).toBe(amounts.csv + amounts.camt);
  await page.goto(`/campaigns/${id}/widget`);
  await expect(heading(page)).toHaveText(campaign);
  await expect(page.getByText(total)).toBeVisible();
}

let folder = '';
test.beforeAll(() => {
  folder = foundationInEuro();
});
test.afterEach(removeFoundations);
test.afterAll(removeContents);

for (const engine of engines) {
  test(
    `two pledges on ${engine.name} are paid by bank files and appear everywhere with equal totals`,
    { tag: engine.name === 'SQLite' ? '@chromium' : ['@chromium', '@deep'] },
    async ({ browser, playwright }) => {
      test.setTimeout(240_000);
      const { admins, donor, server } = await openFoundation({ browser, playwright }, engine, folder);
      const id = await addCampaign(admins, server.dataDirectory);
      await payBill(admins);

      const [byCsv, byCamt] = await test.step('the donor pledges and scans the codes', async () => [
        await pledge(donor, amounts.csv),
        await pledge(donor, amounts.camt),
      ]);
      if (!byCsv || !byCamt) throw new Error('there is no pledge');
      expect(byCsv.reference).not.toBe(byCamt.reference);

      const desk = await aBookkeeper(browser, server);
      await test.step('the bookkeeper enters one of the pledges', () =>
        enterPledge(desk, { ...byCsv, cause: campaign }));
      await test.step('the bank’s CSV file completes it', () => {
        const reference = inGroupsOfFour(byCsv.reference).toLowerCase();
        const csv = `Date,Amount,Payer,Details,Note\n${day('10')},${byCsv.amount},"BYRON, ADA",Thanks,${reference}\n`;
        return importFile(
          desk,
          { name: 'statement.csv', text: csv, answer: /Purpose: Thanks/ },
          /^It completes gift \d+, a pledge of €120\.50 by Ada Byron\.$/,
        );
      });
      await test.step('the bank’s CAMT.053 file is a gift of the donor', () => {
        const { amount, iban, reference } = byCamt;
        const payment = {
          amount,
          reference,
          currency: 'EUR',
          day: day('12'),
          name: 'Ada Byron',
          number: 'N1',
        };
        const camt = camtFile([{ iban, opening: '0.00', closing: amount, entries: [payment] }]);
        const note = new RegExp(`^It has the payment reference of Ada Byron for “${campaign}”\\.$`);
        return importFile(desk, { name: 'statement.xml', text: camt.replaceAll('Ccy="USD"', 'Ccy="EUR"') }, note);
      });
      await test.step('the month is closed', async () => {
        expect(await admin(admins, 'ledger', 'close', month, '--yes')).toContain(`Closed ${month}`);
      });

      await test.step('totals agree everywhere', async () => {
        await compareDonor(donor);
        await verifyStatement(donor);
        await comparePublic(donor, id);
        await desk.goto('/desk/gifts');
        await expect(desk.getByRole('status').filter({ hasText: '2 gifts' })).toContainText(total);
        await desk.goto('/desk/payments');
        await expect(desk.getByText('No payment needs a donor')).toBeVisible();
        expect(await admin(admins, 'books', 'check')).toMatch(
          /^The books balance: 2 gifts, \d+ entries, €200 completed/,
        );
        const receipts: { amount: number }[] = JSON.parse(await admin(admins, 'receipt', 'list', '--json'));
        expect(receipts.map(({ amount }) => amount * 100).toSorted((one, other) => other - one)).toEqual([
          amounts.csv,
          amounts.camt,
        ]);
      });

      await desk.context().close();
    },
  );
}
