import { readFileSync } from 'node:fs';

import { paths } from '@hearthlight/domain';
import { loadWords } from '@hearthlight/words';
import { expect, type Page, test } from '@playwright/test';

import { engines } from '../../apps/api/src/testing/engines.ts';
import { freePort } from '../../apps/api/src/testing/free-port.ts';
import { button, heading } from './desk-actions.ts';
import { aBookkeeper } from './desk-people.ts';
import { openHydrated } from './fixtures.ts';
import { contentWith, inCurrency, openFoundation, removeContents, removeFoundations } from './own-foundation.ts';

/**
 * A pledge that its donor pays at once by a link, from the form to the history. In Chromium for its virtual
 * authenticator.
 */

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

/** The content of a foundation with a link to the test provider of the server. The desk is in English. */
function contentOf(port: number, { language, currency }: (typeof cases)[number]): string {
  const query = 'amount={amount}&currency={currency}&reference={reference}&email={email}';
  const link = `paymentLinks:\n  - method: card\n    address: http://localhost:${port}/dev/pay?${query}\n`;
  return contentWith((facts) => `${inCurrency(facts, currency, language)}\n${link}`);
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
  await button(desk, 'Import 1 row').click();
  await expect(desk.getByText(/^Imported: /)).toBeVisible();
}

test.afterEach(removeFoundations);
test.afterAll(removeContents);

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
      const folder = contentOf(port, each);
      const { donor, server } = await openFoundation({ browser, playwright }, engine, folder, port);

      const exported = await test.step('the donor pledges and pays by the link', async () => {
        await openHydrated(donor, paths.donateNow);
        await donor.getByRole('textbox', { name: words.donate.donationAmount }).fill(amount);
        await donor.getByRole('textbox', { name: words.donate.donationCause }).fill('A pump for Garbatula');
        await button(donor, words.donate.donateByEMail).click();
        const opening = donor.context().waitForEvent('page');
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
    },
  );
}
