import { addDays, findPaymentReferences, formatDay, paths, planDay } from '@hearthlight/domain';
import { loadWords, type Words } from '@hearthlight/words';
import { expect, type Page, test } from '@playwright/test';

import { camtFile } from '../../apps/api/src/testing/camt-file.ts';
import { engines } from '../../apps/api/src/testing/engines.ts';
import { button, day, heading } from './desk-actions.ts';
import { enterPledge, importFile } from './desk-gifts.ts';
import { aBookkeeper } from './desk-people.ts';
import { openHydrated, whenHydrated } from './fixtures.ts';
import { contentWith, inCurrency, openFoundation, removeContents, removeFoundations } from './own-foundation.ts';

/**
 * A standing order from the form to its end, in a currency without decimals. In Chromium for its virtual authenticator.
 */

const languages = { SQLite: 'en', PostgreSQL: 'ar' } as const;
const amount = '2500';
const cause = 'A pump for Garbatula';
/** Both days are over. The second payment comes a day early. */
const first = day('05');
const second = planDay({ rhythm: 'monthly', first }, 1);

/** Pledges and chooses a standing order, which a reload keeps. Returns the payment reference. */
async function pledge(page: Page, words: Words): Promise<string> {
  // The form asks for today or a later day.
  await page.clock.setFixedTime(new Date(`${day('02')}T12:00:00Z`));
  await openHydrated(page, paths.donateNow);
  await page.getByRole('textbox', { name: words.donate.donationAmount }).fill(amount);
  await page.getByRole('textbox', { name: words.donate.donationCause }).fill(cause);
  await button(page, words.donate.donateByEMail).click();
  const order = page.getByRole('region', { name: words.bankTransfer.giveRegularly });
  const rhythm = order.getByRole('combobox');
  await rhythm.selectOption('monthly');
  await order.getByLabel(words.bankTransfer.firstPayment, { exact: true }).fill(first);
  const wish = page.getByRole('checkbox', { name: words.occasions.stayAnonymous });
  await wish.check();
  await page.reload();
  await whenHydrated(page);
  await expect(rhythm).toHaveValue('monthly');
  await expect(wish).toBeChecked();
  const wishes = page.getByRole('region', { name: words.occasions.title });
  const [reference] = findPaymentReferences((await wishes.textContent()) ?? '');
  expect(reference?.text).toMatch(/^RF/);
  await expect(wishes).toContainText(words.bankTransfer.monthly);
  return reference?.text ?? '';
}

/** Opens a gift of the donor in the desk, the newest one. */
async function openNewestGift(desk: Page): Promise<void> {
  await desk.goto('/desk/gifts');
  await desk
    .getByRole('row', { name: /Ada Byron/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(heading(desk)).toContainText('Ada Byron');
}

/** Imports the bank's file with one payment of the standing order. */
const importPayment = (desk: Page, reference: string, on: string, note: RegExp) => {
  const payment = { amount, reference, currency: 'JPY', day: on, name: 'Ada Byron', number: on };
  const text = camtFile([{ id: on, entries: [payment] }]);
  return importFile(desk, { name: `${on}.xml`, text }, note);
};

/** Checks how many payments came, in the donor's history, and what else it says about the standing order. */
async function expectHistory(page: Page, words: Words, came: number, ...texts: string[]): Promise<void> {
  await openHydrated(page, `${paths.dashboard}?pane=history`);
  const plans = page.getByRole('region', { name: words.plans.title });
  await expect(plans.getByRole('row').filter({ hasText: words.plans.came })).toHaveCount(came);
  for (const text of texts) await expect(plans).toContainText(text);
}

test.afterEach(removeFoundations);
test.afterAll(removeContents);

for (const engine of engines)
  test(
    `a standing order in yen on ${engine.name} is pledged, recorded, paid and ended`,
    { tag: ['@chromium', '@deep'] },
    async ({ browser, playwright }) => {
      test.setTimeout(300_000);
      const language = languages[engine.name];
      const words = await loadWords(language);
      const folder = contentWith((facts) => inCurrency(facts, 'JPY', language));
      const { donor, server } = await openFoundation({ browser, playwright }, engine, folder);
      const reference = await test.step('the donor pledges to give every month', () => pledge(donor, words));
      const history = await donor.context().newPage();

      const desk = await aBookkeeper(browser, server);
      await test.step('staff record the standing order', async () => {
        await enterPledge(desk, { amount, cause, reference });
        await openNewestGift(desk);
        await button(desk, 'Record a standing order').click();
        const form = desk.getByRole('dialog');
        await form.getByLabel('First payment').fill(first);
        await button(form, 'Save').click();
        await expect(form).toHaveCount(0);
        await expect(desk.getByText(`First payment due ${formatDay(first)}`)).toBeVisible();
      });
      await test.step('the donor sees what is expected', async () => {
        await expectHistory(history, words, 0, words.plans.expected);
        const [said = ''] = words.plans.firstDue({ day: '|' }).split('|');
        const row = history.getByRole('row', { name: cause });
        await expect(row).toContainText(said.trim());
        await expect(row).toContainText(words.history.pending);
      });

      await test.step('the first payment completes the pledge', async () => {
        await importPayment(desk, reference, first, /^It completes gift \d+, a pledge of ¥2,500 by Ada Byron\.$/);
        await expectHistory(history, words, 1, words.plans.expected, words.plans.running);
      });
      await test.step('the second payment counts, until staff say that it is a further gift', async () => {
        await importPayment(desk, reference, addDays(second, -1), /the payment reference of Ada Byron/);
        await expectHistory(history, words, 2, words.plans.running);
        await openNewestGift(desk);
        await button(desk, 'Count as a further gift').click();
        await expect(desk.getByText('This payment is a further gift.')).toBeVisible();
        await expectHistory(history, words, 1);
        await button(desk, `Count as the payment of ${formatDay(second)}`).click();
        await expect(desk.getByText(`This payment is that of ${formatDay(second)}.`)).toBeVisible();
      });
      await test.step('the donor ends it', async () => {
        await button(desk, 'Change').click();
        const form = desk.getByRole('dialog');
        await form.getByLabel(/^Last payment/).fill(second);
        await button(form, 'Save').click();
        await expect(form).toHaveCount(0);
        await expectHistory(history, words, 2, words.plans.ended);
        await expect(history.getByRole('row', { name: cause })).toHaveCount(2);
      });

      await desk.context().close();
    },
  );
