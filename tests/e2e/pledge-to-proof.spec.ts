import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import { inGroupsOfFour, paths } from '@hearthlight/domain';
import { expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

import { camtFile } from '../../apps/api/src/testing/camt-file.ts';
import { engines } from '../../apps/api/src/testing/engines.ts';
import { openSession, storeTokens } from './actions.ts';
import { admin, button, day, heading, month, readCsv, sumOf } from './desk-actions.ts';
import { aBookkeeper } from './desk-people.ts';
import { newestCode, openHydrated, type Person, signUp } from './fixtures.ts';
import { startServer } from './server.ts';

/**
 * Pledges from the browser to the proof (issue 35), on both databases: a donor pledges, pays what the QR code says, and sees
 * the gift wherever gifts are shown. In Chromium for its virtual authenticator.
 */

const ada: Person = {
  email: 'ada.byron@example.org',
  password: 'Lantern-14-Street',
  firstName: 'Ada',
  lastName: 'Byron',
};
const campaign = 'A pump for Garbatula';
/** In cents. */
const amounts = { csv: 12_050, camt: 7_950 };
const total = '€200';

/** Copies the default content to a folder of a foundation with an account in euro. */
function foundationInEuro(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'in-euro-')), 'content');
  cpSync(contentDirectory(), folder, { recursive: true });
  const file = join(folder, 'foundation.yaml');
  const account = `bankAccount:\n  holder: Hearthlight Foundation\n  iban: ES91 2100 0418 4502 0005 1332\n  bic: CAIXESBBXXX\n`;
  const text = readFileSync(file, 'utf8')
    .replace('currency: USD', 'currency: EUR')
    .replace('US dollars (USD)', 'euro (EUR)')
    .replace(/^bankAccount:\n(?: .*\n)+/m, `billApproval: nobody\n${account}`);
  writeFileSync(file, text);
  return folder;
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

/** Enters a pledge in the desk. The reference says whose it is, and for which campaign. */
async function enterPledge(page: Page, { amount, reference }: Transfer): Promise<void> {
  await page.goto('/desk/gifts');
  await button(page, 'Record a gift').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Status').selectOption('Pending');
  await form.getByLabel(/^Payment reference/).fill(inGroupsOfFour(reference));
  await expect(form.getByText(`It names Ada Byron (${ada.email}).`)).toBeVisible();
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Day', { exact: true }).fill(day('03'));
  await form.getByLabel('Payment method').fill('Bank transfer');
  await form.getByLabel('Cause').fill(campaign);
  await button(form, 'Record a gift').click();
  await expect(form).toHaveCount(0);
}

/**
 * Imports a bank file in the desk, once the preview says what becomes of its payment. `answer` names the reading of the
 * row that the file leaves open.
 */
async function importFile(
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
  await button(page, /^(?:Import 1 gift|Apply the changes)$/).click();
  await expect(page.getByText(/were recorded|was recorded/)).toBeVisible();
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
/** Functions that stop the servers and remove the databases of a test that ended or failed. */
const cleanUps: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});
test.afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

for (const engine of engines) {
  test(
    `two pledges on ${engine.name} are paid by bank files and appear everywhere with equal totals`,
    { tag: engine.name === 'SQLite' ? '@chromium' : ['@chromium', '@deep'] },
    async ({ browser, playwright }) => {
      test.setTimeout(240_000);
      const target = await engine.createTarget();
      cleanUps.push(target.remove);
      const variables = {
        AUTH_SECRET: 'a secret of more than thirty-two characters',
        SAMPLE_DATA: 'no',
        CONTENT_DIR: folder,
        SITE_DIR: `${folder}-site`,
        DESK_DIR: '',
        ...(target.databaseUrl !== undefined && { DATABASE_URL: target.databaseUrl }),
      };
      const started = await startServer(variables, 'tooling/start.mjs');
      cleanUps.push(started.stop);
      // Passkeys need a name instead of an IP address.
      const server = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
      const admins = { ...variables, DATA_DIR: server.dataDirectory };
      const request = await playwright.request.newContext({ baseURL: server.url });
      const id = await addCampaign(admins, server.dataDirectory);
      await payBill(admins);
      await signUp(request, ada, (email) => newestCode(server, email));
      const context = await browser.newContext({ baseURL: server.url });
      const donor = await context.newPage();
      await storeTokens(donor, await openSession(request, ada));

      const [byCsv, byCamt] = await test.step('the donor pledges and scans the codes', async () => [
        await pledge(donor, amounts.csv),
        await pledge(donor, amounts.camt),
      ]);
      if (!byCsv || !byCamt) throw new Error('there is no pledge');
      expect(byCsv.reference).not.toBe(byCamt.reference);

      const desk = await aBookkeeper(browser, server);
      await test.step('the bookkeeper enters one of the pledges', () => enterPledge(desk, byCsv));
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
        return importFile(
          desk,
          { name: 'statement.xml', text: camt.replaceAll('Ccy="USD"', 'Ccy="EUR"') },
          note,
        );
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
      await context.close();
      await request.dispose();
    },
  );
}
