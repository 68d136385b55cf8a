import { expect, type Page, test as base } from '@playwright/test';

import { startServer, type RunningServer } from './server.ts';

/** A bookkeeper's imports and bills in the desk (issue 34), in Chromium for its virtual authenticator. */

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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Accepts the link of a new person, whose device answers at once. */
async function join(page: Page, link: string, name: string, email?: string): Promise<void> {
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
  await page.goto(link);
  if (email) await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('Lantern-14-Street');
  await page.getByLabel('Confirm password').fill('Lantern-14-Street');
  await button(page, 'Continue').click();
  await button(page, 'Add a passkey').click();
  await button(page, 'I have kept them').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
}

async function upload(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.goto('/desk/imports');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n'), 'latin1') };
  await page.getByLabel('Upload a file').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** A picture of one pixel. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const statement = [
  'Tag;Wer;Summe',
  '03.03.2025;"BYRON, ADA";12,00',
  '04.03.2025;"Müller, Jürgen";1.250,50',
  '05.03.2025;Stadtwerke;-40,00',
];

/** Maps the columns of the statement by hand. */
async function mapColumns(page: Page): Promise<void> {
  await page.getByLabel('Day of the gift').selectOption('Tag');
  await page.getByLabel('Written as').selectOption('DD.MM.YYYY');
  await page.getByLabel('Amount', { exact: true }).selectOption('Summe');
  await page.getByLabel('Decimal mark').selectOption(',');
  await page.getByLabel('Name of the giver').selectOption('Wer');
  await page.getByLabel('Short name of the bank').fill('oak');
}

test(
  'a mapped statement is imported, undone and imported again, and a bill is approved by somebody else',
  { tag: '@chromium' },
  async ({ browser, page, server }) => {
    test.setTimeout(60_000);
    page.setDefaultTimeout(10_000);
    const firstLink = () => /http\S+\/desk\/welcome#[\w-]+/.exec(server.output())?.[0] ?? '';
    await expect.poll(firstLink).not.toBe('');
    await join(page, firstLink().replace('127.0.0.1', 'localhost'), 'Ruth Wanjiru', 'ruth@example.org');
    await page.goto('/desk/people');
    await button(page, 'Invite somebody').click();
    await page.getByRole('dialog').getByLabel('E-mail address').fill('peter@example.org');
    await page.getByRole('radio', { name: /^Bookkeeper/ }).check();
    await button(page, 'Create the link').click();
    const link = await page.getByRole('dialog').locator('code').textContent();
    const own = await browser.newContext({ baseURL: server.url });
    const peter = await own.newPage();
    await join(peter, link ?? '', 'Peter Otieno');

    // A gift that is recorded already.
    await upload(page, 'cash.csv', ['Date,Amount,Payer', '2025-03-02,12.00,Ada Byron']);
    await button(page, 'Show what it would change').click();
    await button(page, 'Import 1 gift').click();
    await expect(page.getByText('1 gift was recorded.')).toBeVisible();

    // The statement has it again, below another name of the giver.
    await upload(page, 'march.csv', statement);
    await mapColumns(page);
    await button(page, 'Show what it would change').click();
    const suspect = page.getByRole('group', { name: 'Line 2' });
    await expect(suspect).toContainText('Ada Byron');
    await button(page, 'Import 1 gift').click();
    await expect(page.getByText('1 gift was recorded.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All imports' }).first().click();
    const row = page.getByRole('row', { name: /march\.csv/ });
    await expect(row).toContainText('$1,250.50');
    await button(page, 'Undo the import of march.csv').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Undone');

    // The columns are remembered. This time the suspected row is a gift of its own.
    await upload(page, 'again.csv', statement);
    await expect(page.getByLabel('Short name of the bank')).toHaveValue('oak');
    await button(page, 'Show what it would change').click();
    await suspect.getByRole('checkbox').check();
    await button(page, 'Import 2 gifts').click();
    await expect(page.getByText('2 gifts were recorded.')).toBeVisible();

    // A bill needs a second person.
    await page.goto('/desk/bills');
    await button(page, 'Record a bill').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Scan').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: scan });
    await form.getByLabel('Who is paid').fill('Kofi Mensah');
    await form.getByLabel('For what').fill('Roofs');
    await form.getByLabel('Amount').fill('640.50');
    await form.getByRole('button', { name: 'Record a bill' }).click();
    await button(page, 'Open the bill of Kofi Mensah').click();
    await expect(page.getByText('somebody else must approve it')).toBeVisible();
    await peter.goto('/desk/bills');
    await button(peter, 'Open the bill of Kofi Mensah').click();
    await peter.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(peter.getByText('Approved by Peter Otieno')).toBeVisible();
    await page.reload();
    await button(page, 'Open the bill of Kofi Mensah').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record the payment' }).click();
    await expect(page.getByRole('row', { name: /Kofi Mensah/ })).toContainText('Paid');
    await own.close();
  },
);
