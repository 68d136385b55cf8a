import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

import { engines, type TestTarget } from '../../apps/api/src/testing/engines.ts';
import { openSession, storeTokens } from './actions.ts';
import { admin, button, day, heading, month, readCsv, sumOf } from './desk-actions.ts';
import { enterPassword, firstOwnerLink, joinWithPasskey } from './desk-people.ts';
import { newestCode, type Person, signUp } from './fixtures.ts';
import { startServer, type RunningServer } from './server.ts';

/** A bookkeeper's month in the desk, on both databases (issue 34), in Chromium for its virtual authenticator. */

const secret = 'a secret of more than thirty-two characters';

const dialogOf = (page: Page) => page.getByRole('dialog');

const year = month.slice(0, 4);
const germanDay = (date: string) => `${date}.${month.slice(5)}.${year}`;

const person = (firstName: string, lastName: string): Person => ({
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
  password: 'Lantern-14-Street',
  firstName,
  lastName,
});
const ada = person('Ada', 'Byron');
/** Ada’s second account. */
const lovejoy = person('Ada', 'Lovejoy');
const jorge = person('Jorge', 'Molina');

/** An account statement, in Latin-1. The third gift names the wrong giver, and the first one is recorded already. */
const statement = [
  'Tag;Wer;Anschrift;Summe',
  `${germanDay('04')};"BYRON, ADA";;12,00`,
  `${germanDay('05')};"Molina Ruíz, Jorge";${jorge.email};1.250,50`,
  `${germanDay('09')};A. Lovejoy;${jorge.email};80,00`,
  `${germanDay('12')};"Otieno, Grace";;45,00`,
  `${germanDay('20')};Stadtwerke;;-40,00`,
];

/** A picture of one pixel. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Names and addresses of donors, as they would be in an address or a line of the log. */
const personal = /byron|lovejoy|molina|jorge|%40|@example/i;

/** Collects the addresses of a page and of its requests that name a donor. */
function watchAddresses(page: Page): string[] {
  const found: string[] = [];
  const look = (address: string) => {
    if (personal.test(address)) found.push(address);
  };
  page.on('request', (request) => look(request.url()));
  page.on('framenavigated', (frame) => look(frame.url()));
  return found;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Returns the mails to an address with a subject, once there are any. */
async function mailsTo({ url }: RunningServer, address: string, subject: RegExp): Promise<Mail[]> {
  const read = async () => {
    const mails: Mail[] = await (await fetch(`${url}/dev/mail.json`)).json();
    return mails.filter((mail) => mail.to === address && subject.test(mail.subject));
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}

async function inviteBookkeeper(owner: Page, browser: Browser): Promise<Page> {
  await owner.goto('/desk/people');
  await button(owner, 'Invite somebody').click();
  await dialogOf(owner).getByLabel('E-mail address').fill('peter@example.org');
  await owner.getByRole('radio', { name: /^Bookkeeper/ }).check();
  await button(owner, 'Create the link').click();
  const link = await dialogOf(owner).locator('code').textContent();
  const context = await browser.newContext({ baseURL: new URL(owner.url()).origin });
  const bookkeeper = await context.newPage();
  bookkeeper.setDefaultTimeout(15_000);
  await joinWithPasskey(bookkeeper, link ?? '', 'Peter Otieno');
  return bookkeeper;
}

/** Records a gift of a donor that came in cash. */
async function recordGift(page: Page, { email }: Person): Promise<void> {
  await page.goto('/desk/gifts');
  await button(page, 'Record a gift').click();
  const form = dialogOf(page);
  await chooseDonor(form, email);
  await form.getByLabel('Amount').fill('12.00');
  await form.getByLabel('Day', { exact: true }).fill(day('03'));
  await form.getByLabel('Payment method').fill('Cash');
  await form.getByLabel('Cause').fill('Wells');
  await button(form, 'Record a gift').click();
  await expect(form).toHaveCount(0);
}

async function chooseDonor(form: Locator, search: string): Promise<void> {
  await form.getByLabel('Find the donor').fill(search);
  await form.getByLabel('Find the donor').press('Enter');
  await form.getByRole('group', { name: 'Donors found' }).getByRole('radio').check();
}

/** Gives the reason of a change, reads its entries and makes them, with the password if they cannot be undone. */
async function makeChange(form: Locator, reason: string, isIrreversible = false): Promise<void> {
  await form.getByLabel('Reason').fill(reason);
  if (isIrreversible) {
    await button(form, 'Show the entries').click();
    await enterPassword(form);
  }
  await expect(form.getByText('These entries will be made')).toBeVisible();
  await button(form, 'Make these entries').click();
  await expect(form).toHaveCount(0);
}

async function upload(page: Page, name: string): Promise<void> {
  await page.goto('/desk/imports');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(statement.join('\n'), 'latin1') };
  await page.getByLabel('Upload a file').setInputFiles(file);
  // A process starts for the file, which may take as long as the limit of its task on a busy machine.
  await expect(heading(page)).toHaveText(name, { timeout: 20_000 });
}

/** Maps the columns of the statement by hand. */
async function mapColumns(page: Page): Promise<void> {
  await page.getByLabel('Tag').selectOption('Day of the gift');
  await page.getByLabel('Written as').selectOption('DD.MM.YYYY');
  await page.getByLabel('Summe').selectOption('Amount');
  await page.getByLabel('Decimal mark').selectOption(',');
  await page.getByLabel('Wer').selectOption('Name of the giver');
  await page.getByLabel('Anschrift').selectOption('E-mail address');
  await page.getByLabel('Short name of the bank').fill('oak');
}

/** Imports the statement, undoes that and imports it again, now with the suspected duplicate. */
async function importStatement(page: Page): Promise<void> {
  await upload(page, 'first of Ada Byron.csv');
  await mapColumns(page);
  await page.getByLabel(/^Giver: BYRON, ADA/).check();
  await button(page, 'Show what it would change').click();
  const suspect = page.getByRole('group', { name: 'Line 2', exact: true });
  await expect(suspect).toContainText('Ada Byron');
  await button(page, 'Import 3 rows').click();
  await expect(page.getByText(/^Imported: .*3 new gifts/)).toBeVisible();
  const row = page.getByRole('row', { name: /^first of Ada Byron\.csv/ });
  await expect(row).toContainText('$1,375.50');
  await button(page, 'Undo the import of first of Ada Byron.csv').click();
  await enterPassword(dialogOf(page));
  await button(dialogOf(page), 'Undo').click();
  await expect(row).toContainText('Undone');

  await upload(page, 'again.csv');
  await expect(page.getByText(/We remember what they contain/)).toBeVisible();
  await expect(page.getByLabel('Short name of the bank')).toHaveValue('oak');
  await button(page, 'Show what it would change').click();
  await suspect.getByRole('radio', { name: 'Record this row' }).check();
  await button(page, 'Import 4 rows').click();
  await expect(page.getByText(/^Imported: .*4 new gifts/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^again\.csv/ })).toContainText('Imported');
}

/** Opens the only gift of an amount. */
async function openGift(page: Page, amount: string): Promise<void> {
  await page.goto(`/desk/gifts?least=${amount}&most=${amount}`);
  await page.getByRole('table', { name: 'Gifts' }).getByRole('link').click();
  await expect(heading(page)).toHaveText(/^\S+ from |^Gift of /);
}

/** Gives a gift to its true giver, and returns a part of another one. */
async function correctGifts(page: Page): Promise<void> {
  await openGift(page, '80');
  await button(page, 'Change the giver').click();
  await chooseDonor(dialogOf(page), lovejoy.email);
  await makeChange(dialogOf(page), 'The bank named the wrong person');
  await expect(page.getByText(/^Giver: from Donor \d+ to Donor \d+$/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Gift \d+$/ })).toContainText('Ada Lovejoy');

  await openGift(page, '1250.5');
  await button(page, 'Refund').click();
  await dialogOf(page).getByLabel('Amount to refund').fill('250.50');
  await makeChange(dialogOf(page), 'The donor typed the wrong amount', true);
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByText('$1,000', { exact: true })).toBeVisible();
  await button(receipts, 'Send by mail').click();
  await expect(receipts.getByText(/^Mail(?:ed| queued)/)).toBeVisible();
}

async function mergeDonors(page: Page): Promise<void> {
  await page.goto('/desk/donors');
  await page.getByLabel('Name, address, donor number or payment reference').fill('byron');
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Donors' }).getByRole('link', { name: 'Ada Byron' }).click();
  await button(page, 'Merge').click();
  await chooseDonor(dialogOf(page), 'lovejoy');
  await button(page, 'Show what moves').click();
  await expect(dialogOf(page).getByText('1 gift, $80 of it completed')).toBeVisible();
  await enterPassword(dialogOf(page));
  await button(page, 'Merge for good').click();
  await expect(page.getByText(/^Donor \d+ was merged into this one\.$/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Completed: $92');
}

interface Bill {
  payee: string;
  kind: string;
  amount: string;
}

/** Records a bill with its scan. */
async function recordBill(page: Page, { amount, kind, payee }: Bill): Promise<void> {
  await page.goto('/desk/bills');
  await button(page, 'Record a bill').click();
  const form = dialogOf(page);
  await form
    .getByLabel('Scan', { exact: true })
    .setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: scan });
  await form.getByLabel('Payee').fill(payee);
  await form.getByLabel('Purpose').fill(kind);
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Day on the bill').fill(day('15'));
  await form.getByLabel('Show the scan on the site once the bill is paid').check();
  await button(form, 'Record a bill').click();
  await page.getByRole('link', { name: `Open the bill of ${payee}` }).click();
  await expect(page.getByText('You recorded this bill, so somebody else must approve it')).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Approves somebody else's bill and records its payment. */
async function approveAndPay(page: Page, payee: string, by: string): Promise<void> {
  await page.goto('/desk/bills');
  await page.getByRole('link', { name: `Open the bill of ${payee}` }).click();
  await button(dialogOf(page), 'Approve').click();
  await expect(page.getByText(`Approved by ${by}`)).toBeVisible();
  await dialogOf(page).getByLabel('Day of the payment').fill(day('20'));
  await button(dialogOf(page), 'Record the payment').click();
  await expect(button(dialogOf(page), 'Record the payment')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: payee })).toContainText('Paid');
}

/**
 * One person proposes the month, another one confirms it with the password. Returns the number of entries.
 */
async function closeMonth(proposer: Page, closer: Page): Promise<number> {
  await proposer.goto('/desk/months');
  // Without the refund, which belongs to the day on which it was made.
  const content = (await proposer.getByText(/^\d+ entries, \$1,399\.50$/).textContent()) ?? '';
  await button(proposer, 'Propose to close it').click();
  await expect(proposer.getByText('Somebody else must confirm it.')).toBeVisible();
  await expect(button(proposer, /^Close/)).toHaveCount(0);

  await closer.goto('/desk/months');
  await button(closer, /^Close .* for good$/).click();
  await enterPassword(dialogOf(closer));
  await button(dialogOf(closer), /^Close .* for good$/).click();
  await expect(closer.getByRole('cell', { name: /^Closed on/ })).toBeVisible();
  return Number.parseInt(content, 10);
}

/** Sends the statements of the year, after a test. */
async function sendStatements(page: Page): Promise<void> {
  await page.goto(`/desk/statements?year=${year}`);
  await expect(page.getByText('Send a test mail to yourself.')).toBeVisible();
  await button(page, 'Send a test mail').click();
  await button(page, 'Send 2 mails').click();
  await enterPassword(dialogOf(page));
  await button(dialogOf(page), 'Send 2 mails').click();
  await expect(page.getByText('All 2 mails are kept on the server and not sent.')).toBeVisible();
  const figures = page.getByRole('region', { name: `Gifts of ${year}` });
  await expect(figures).toContainText('$1,092');
  await expect(figures).toContainText('$57');
  const without = page.getByRole('table', { name: 'Givers without an address' });
  await expect(without.getByRole('row', { name: 'BYRON, ADA' })).toContainText('$12');
  await expect(without.getByRole('row', { name: 'Otieno, Grace' })).toContainText('$45');
}

/** Compares the totals on the pages of the desk, and in its file. */
async function compareDesk(page: Page): Promise<void> {
  await page.goto('/desk/gifts');
  await expect(page.getByRole('status').filter({ hasText: '5 gifts' })).toContainText('Completed: $1,149');
  const file = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  const gifts = await readCsv(page, file ?? '');
  expect(gifts).toHaveLength(6);
  expect(sumOf(gifts, 'Amount')).toBe(114_900);
  await page.goto('/desk/bills');
  await expect(page.getByRole('row', { name: 'Kofi Mensah' })).toContainText('$640.50');
}

/** Compares what donors see: their history, and the mails that they got. */
async function compareDonors(browser: Browser, server: RunningServer): Promise<void> {
  for (const [donor, total] of [
    [ada, '$92'],
    [jorge, '$1,000'],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await storeTokens(page, await openSession(context.request, donor));
    await page.goto('/dashboard?pane=history');
    await expect(page.getByRole('definition').first()).toHaveText(total);
    await context.close();
    const [mail] = await mailsTo(server, donor.email, new RegExp(year));
    expect(mail?.text).toContain(total);
  }
}

/** Compares the open books, their files, the published ledger and the check of the books. */
async function comparePublished(page: Page, variables: NodeJS.ProcessEnv, entries: number): Promise<void> {
  await page.goto('/books');
  const main = page.getByRole('main');
  for (const amount of ['$1,149', '$760.50', '$388.50'])
    await expect(main.getByText(amount, { exact: true }).first()).toBeVisible();
  const byMonth = await readCsv(page, '/books/gifts-by-month.csv');
  expect([sumOf(byMonth, 'received'), sumOf(byMonth, 'paid')]).toEqual([114_900, 76_050]);
  expect(sumOf(await readCsv(page, '/books/gifts-by-method.csv'), 'received')).toBe(114_900);
  expect(sumOf(await readCsv(page, '/books/bills.csv'), 'amount')).toBe(76_050);
  const ledger: { leaves: string[] } = await page.evaluate(
    async (url) => (await fetch(url)).json(),
    `/ledger/${month}.json`,
  );
  expect(ledger.leaves).toHaveLength(entries);
  expect(await admin(variables, 'books', 'check')).toMatch(
    /^The books balance: 5 gifts, \d+ entries, \$1,149 completed\./,
  );
  // A counter-receipt is negative.
  const receipts: { amount: number }[] = JSON.parse(await admin(variables, 'receipt', 'list', '--json'));
  expect(receipts.reduce((sum, { amount }) => sum + Math.round(100 * amount), 0)).toBe(114_900);
}

for (const engine of engines) {
  test(
    `a bookkeeper’s month on ${engine.name} agrees on every page, file and ledger`,
    { tag: ['@chromium', '@deep'] },
    async ({ browser, playwright }) => {
      test.setTimeout(120_000);
      const target: TestTarget = await engine.createTarget();
      const { databaseUrl } = target;
      const variables = {
        AUTH_SECRET: secret,
        SAMPLE_DATA: 'no',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      };
      // Reads are logged too, because their addresses must not name anybody either.
      const started = await startServer({ ...variables, LOG_LEVEL: 'debug' });
      // Passkeys need a name instead of an IP address.
      const server = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
      const context = await browser.newContext({ baseURL: server.url });
      const ruth = await context.newPage();
      ruth.setDefaultTimeout(15_000);
      const request = await playwright.request.newContext({ baseURL: server.url });
      const admins = { ...variables, DATA_DIR: server.dataDirectory };

      await test.step('three donors sign up', async () => {
        for (const donor of [ada, lovejoy, jorge]) await signUp(request, donor, (email) => newestCode(server, email));
      });
      const addresses = [watchAddresses(ruth)];
      const peter = await test.step('an owner and a bookkeeper join', async () => {
        await joinWithPasskey(ruth, await firstOwnerLink(server), 'Ruth Wanjiru', 'ruth@example.org');
        return inviteBookkeeper(ruth, browser);
      });
      addresses.push(watchAddresses(peter));
      await test.step('a gift is recorded by hand', () => recordGift(peter, ada));
      await test.step('a statement is imported, undone and imported again', () => importStatement(peter));
      await test.step('a giver is changed, and a part refunded', () => correctGifts(peter));
      await test.step('two donors are merged', () => mergeDonors(peter));
      await test.step('two bills are approved by the other person', async () => {
        await recordBill(ruth, { payee: 'Kofi Mensah', kind: 'Roofs', amount: '640.50' });
        await recordBill(peter, { payee: 'Mahinda Pumps', kind: 'Wells', amount: '120' });
        await approveAndPay(peter, 'Kofi Mensah', 'Peter Otieno');
        await approveAndPay(ruth, 'Mahinda Pumps', 'Ruth Wanjiru');
      });
      const entries = await test.step('the month is proposed and confirmed', () => closeMonth(peter, ruth));
      await test.step('statements of the year are sent', () => sendStatements(peter));
      await test.step('totals agree', async () => {
        await compareDesk(peter);
        await compareDonors(browser, server);
        await comparePublished(ruth, admins, entries);
        const [receipt] = await mailsTo(server, jorge.email, /receipt/i);
        expect(receipt?.text).toContain('$1,000');
      });

      await test.step('no address and no line of the log names a donor', () => {
        expect(addresses.flat()).toEqual([]);
        expect(server.output().split('\n').length).toBeGreaterThan(100);
        expect(
          server
            .output()
            .split('\n')
            .filter((line) => personal.test(line)),
        ).toEqual([]);
      });

      await peter.context().close();
      await context.close();
      await request.dispose();
      await server.stop();
      await target.remove();
    },
  );
}
