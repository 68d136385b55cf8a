import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import { paths } from '@hearthlight/domain';
import { loadWords } from '@hearthlight/words';
import { expect, type Page, test } from '@playwright/test';

import { engines } from '../../apps/api/src/testing/engines.ts';
import { openSession, storeTokens } from './actions.ts';
import { button, heading } from './desk-actions.ts';
import { aBookkeeper } from './desk-people.ts';
import { newestCode, openHydrated, type Person, signUp } from './fixtures.ts';
import { startServer } from './server.ts';

/** A pledge that its donor pays at once by a link, from the form to the history. In Chromium for its virtual authenticator. */

const ada: Person = {
  email: 'ada.byron@example.org',
  password: 'Lantern-14-Street',
  firstName: 'Ada',
  lastName: 'Byron',
};

const cases = [
  {
    engine: 'SQLite',
    language: 'en',
    currency: 'USD',
    amount: '120.50',
    shown: /\$120\.50/,
    tags: ['@chromium'],
  },
  {
    engine: 'PostgreSQL',
    language: 'ar',
    currency: 'JPY',
    amount: '12500',
    shown: /12[,٬.]500|١٢[,٬]٥٠٠/,
    tags: ['@chromium', '@deep'],
  },
] as const;

/** Returns a port that nobody listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Copies the default content to a folder of a foundation with a link to the test provider of the server. The desk is in English. */
function folderWith(port: number, { language, currency }: (typeof cases)[number]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'payment-link-')), 'content');
  cpSync(contentDirectory(), folder, { recursive: true });
  const file = join(folder, 'foundation.yaml');
  const query = 'amount={amount}&currency={currency}&reference={reference}&email={email}';
  const link = `paymentLinks:\n  - method: card\n    address: http://localhost:${port}/dev/pay?${query}\n`;
  const facts = readFileSync(file, 'utf8')
    .replace('languages: [en]', `languages: [${[...new Set([language, 'en'])].join(', ')}]`)
    .replace('currency: USD', `currency: ${currency}`)
    .replace('US dollars (USD)', currency);
  writeFileSync(file, `${facts}\n${link}`);
  return folder;
}

/** Imports a file of the test provider, which needs no answer. */
async function importFile(desk: Page, path: string): Promise<void> {
  await desk.goto('/desk/imports');
  await desk.getByLabel('Upload a file').setInputFiles({
    name: 'stripe.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(path),
  });
  await expect(heading(desk)).toHaveText('stripe.csv', { timeout: 20_000 });
  await button(desk, 'Show what it would change').click();
  await button(desk, /^(?:Import 1 gift|Apply the changes)$/).click();
  await expect(desk.getByText(/were recorded|was recorded/)).toBeVisible();
}

/** Functions that stop the servers and remove the databases of a test that ended or failed. */
const cleanUps: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

for (const each of cases) {
  const { amount, currency, language, shown, tags } = each;
  const engine = engines.find(({ name }) => name === each.engine);
  if (!engine) continue;
  test(
    `a pledge in ${currency} on ${engine.name} is paid by a link and completed by the provider’s export`,
    { tag: [...tags] },
    async ({ browser, playwright }) => {
      test.setTimeout(240_000);
      const words = await loadWords(language);
      const port = await freePort();
      const folder = folderWith(port, each);
      cleanUps.push(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
      const target = await engine.createTarget();
      cleanUps.push(target.remove);
      const variables = {
        AUTH_SECRET: 'a secret of more than thirty-two characters',
        SAMPLE_DATA: 'no',
        PORT: String(port),
        CONTENT_DIR: folder,
        SITE_DIR: `${folder}-site`,
        DESK_DIR: '',
        ...(target.databaseUrl !== undefined && { DATABASE_URL: target.databaseUrl }),
      };
      const started = await startServer(variables, 'tooling/start.mjs');
      cleanUps.push(started.stop);
      // Passkeys need a name instead of an IP address.
      const server = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
      const request = await playwright.request.newContext({ baseURL: server.url });
      await signUp(request, ada, (email) => newestCode(server, email));
      const context = await browser.newContext({ baseURL: server.url });
      const donor = await context.newPage();
      await storeTokens(donor, await openSession(request, ada));

      const exported = await test.step('the donor pledges and pays by the link', async () => {
        await openHydrated(donor, paths.donateNow);
        await donor.getByRole('textbox', { name: words.donate.donationAmount }).fill(amount);
        await donor.getByRole('textbox', { name: words.donate.donationCause }).fill('A pump for Garbatula');
        await button(donor, words.donate.donateByEMail).click();
        const opening = context.waitForEvent('page');
        await donor.getByRole('link', { name: words.bankTransfer.payByCard }).click();
        const provider = await opening;
        await provider.getByRole('link', { name: `Pay ${amount} ${currency}` }).click();
        await expect(provider.getByRole('link', { name: 'Return to the site' })).toBeVisible();
        const downloading = provider.waitForEvent('download');
        await provider.getByRole('link', { name: /^Export/ }).click();
        return (await downloading).path();
      });

      const desk = await aBookkeeper(browser, server);
      await test.step('the bookkeeper imports the provider’s export', async () => {
        await importFile(desk, exported);
        await desk.goto('/desk/gifts');
        await expect(desk.getByRole('row', { name: /Ada Byron/ })).toHaveCount(1);
      });

      await test.step('the donor sees the gift in the history', async () => {
        await openHydrated(donor, `${paths.dashboard}?pane=history`);
        const row = donor.getByRole('row', { name: shown });
        await expect(row).toHaveCount(1);
        await expect(row).toContainText(words.history.completed);
      });

      await desk.context().close();
      await context.close();
      await request.dispose();
    },
  );
}
