import { contentDirectory, loadContent } from '@hearthlight/content';
import { paths, type DonationEntry, type HelpRequest } from '@hearthlight/domain';
import { aDashboard } from '@hearthlight/domain/fixtures';
import type { Page } from '@playwright/test';

import { button, field, showDashboard } from './actions.ts';
import { chromiumOnly, deep, expect, test } from './fixtures.ts';

/** The help and donation forms: mail drafts without a call (specification §1, §2, §5). */

const { foundation } = loadContent(contentDirectory());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Records the mail drafts that the page opens. */
async function mailsOpenedBy(page: Page): Promise<string[]> {
  const opened: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) opened.push(url);
  });
  return opened;
}

function readMail(url: string) {
  const [to, query = ''] = url.slice('mailto:'.length).split('?');
  const parts = Object.fromEntries(query.split('&').map((part) => part.split('=', 2)));
  return {
    to,
    subject: decodeURIComponent(parts['subject'] ?? ''),
    lines: decodeURIComponent(parts['body'] ?? '').split('\r\n'),
  };
}

const help: HelpRequest = {
  fullname: 'Ada Lovelace',
  email: 'ada@example.org',
  phone_number: '+44 20 555 0100',
  address: '12 St James’s Square & Mews',
  request_type: 'Rent',
  request_description: 'Two months of rent: 100% of it = $1,400?\nThe roof leaks + the stove is cold.',
  amount_targeted: '1400',
  amount_raised: '300 a month',
};
const helpFields = [
  ['Full name', help.fullname],
  ['E-mail address', help.email],
  ['Phone number', help.phone_number],
  ['Address', help.address],
  ['Request type', help.request_type],
  ['Request description', help.request_description],
  ['Amount targeted', help.amount_targeted],
  ['Amount raised', help.amount_raised],
] as const;

async function fillHelp(page: Page): Promise<void> {
  for (const [name, value] of helpFields) await field(page, name).fill(value);
}

const pledge: DonationEntry = {
  donation_amount: '1250.5',
  donation_cause: 'A pump for “Garbatula” & its school.',
  selected_payment_method: 'Bitcoin/Usdt',
};

async function fillPledge(page: Page): Promise<void> {
  await field(page, 'Donation amount').fill(pledge.donation_amount);
  await field(page, 'Donation cause').fill(pledge.donation_cause);
  await page.getByLabel(pledge.selected_payment_method).check();
}

const panel = (page: Page) => page.getByRole('region', { name: 'Your draft is ready' });

test.describe('§2 Request Help', () => {
  test.beforeEach(async ({ page }) => showDashboard(page, paths.requestHelp, aDashboard()));

  test(
    '§7 the draft to support has the subject and all eight fields, without a call',
    chromiumOnly,
    async ({ page }) => {
      const opened = await mailsOpenedBy(page);
      const posted: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
      await fillHelp(page);
      await button(page, 'Request help by e-mail').dblclick();
      await expect(panel(page)).toBeVisible();
      await expect.poll(() => opened.length).toBe(1);
      const [url = ''] = opened;
      expect(readMail(url)).toEqual({
        to: foundation.supportEmail,
        subject: 'Requester info',
        lines: [
          'Full name: Ada Lovelace',
          'E-mail address: ada@example.org',
          'Phone number: +44 20 555 0100',
          'Address: 12 St James’s Square & Mews',
          'Request type: Rent',
          'Request description: Two months of rent: 100% of it = $1,400?',
          'The roof leaks + the stove is cold.',
          'Amount targeted: $1,400',
          'Amount raised: 300 a month',
        ],
      });
      expect(url).not.toContain('+');
      expect(url).toContain('Requester%20info');
      expect(posted).toEqual([]);
      await expect(button(page, 'Request help by e-mail')).toBeEnabled();
      expect(opened).toHaveLength(1);
    },
  );

  test(
    'the draft is also shown on the page, and the form keeps its values',
    { tag: ['@chromium', '@deep'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const opened = await mailsOpenedBy(page);
      await fillHelp(page);
      await button(page, 'Request help by e-mail').click();
      for (const text of [foundation.supportEmail, 'Requester info', 'The roof leaks + the stove is cold.'])
        await expect(panel(page)).toContainText(text);
      await panel(page).getByRole('button', { name: 'Copy' }).click();
      await expect(panel(page).getByText('Copied.')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Subject: Requester info');
      expect(copied).toContain(help.request_description);
      await expect(panel(page).getByRole('link', { name: 'Open the draft again' })).toHaveAttribute(
        'href',
        opened[0] ?? '',
      );
      await expect(field(page, 'Request description')).toHaveValue(help.request_description);
      await expect(field(page, 'Full name')).toHaveValue(help.fullname);
      await field(page, 'Full name').press('End');
      await page.keyboard.type(' King');
      await expect(panel(page), 'A draft that no longer matches the form is removed').toHaveCount(0);
    },
  );

  for (const width of [320, 1366])
    test(
      `at ${width} px the draft scrolls into view with focus`,
      { tag: ['@chromium', ...(width === 320 ? [] : ['@deep'])] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await mailsOpenedBy(page);
        await fillHelp(page);
        await button(page, 'Request help by e-mail').click();
        await expect(panel(page)).toBeFocused();
        await expect(panel(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
      },
    );

  test('form values survive a change of pane and a reload', async ({ page }) => {
    await fillHelp(page);
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Donate', exact: true }).click();
    await fillPledge(page);
    await menu.getByRole('link', { name: 'Request Help' }).click();
    await expect(field(page, 'Amount raised')).toHaveValue(help.amount_raised);
    await page.reload();
    await expect(field(page, 'Request description')).toHaveValue(help.request_description);
    await page.goBack();
    await expect(field(page, 'Donation amount')).toHaveValue(pledge.donation_amount);
    await expect(page.getByLabel(pledge.selected_payment_method)).toBeChecked();
  });
});

test.describe('§2 Donate', () => {
  test.beforeEach(async ({ page }) => showDashboard(page, paths.donateNow, aDashboard()));

  test('the link of a campaign fills in the cause once, in place of an earlier one', async ({ page }) => {
    const title = aDashboard().records.campaigns[2]?.title ?? '';
    await field(page, 'Donation cause').fill('Nets for the boats of Joal');
    await page.goto(paths.pane('campaigns'));
    await page.getByRole('link', { name: `Donate to ${title}` }).click();
    await expect(page).toHaveURL(paths.donateNow);
    await expect(field(page, 'Donation cause')).toHaveValue(title);
    await field(page, 'Donation cause').fill('Roof for the Diallo family');
    await page.reload();
    await expect(field(page, 'Donation cause')).toHaveValue('Roof for the Diallo family');
  });

  test('Total Due follows the amount and is $00 when empty', deep, async ({ page }) => {
    const due = page.getByLabel('Total Due');
    await expect(due).toHaveText('$00');
    for (const [typed, shown] of [
      ['1', '$1'],
      ['12.5', '$12.50'],
      ['1000', '$1,000'],
      ['1,234.56', '$1,234.56'],
      ['', '$00'],
    ] as const) {
      await field(page, 'Donation amount').fill(typed);
      await expect(due).toHaveText(shown);
    }
  });

  test('shows the notes, and three payment methods with the card selected', deep, async ({ page }) => {
    await expect(page.getByText('All amounts are in US dollars (USD).')).toBeVisible();
    await expect(page.getByText('0% platform fee for organizers.')).toBeVisible();
    const methods = page.getByRole('group', { name: 'Payment method' }).getByRole('radio');
    await expect(methods).toHaveCount(3);
    await expect(page.getByLabel('Credit/Debit Card')).toBeChecked();
    await page.getByLabel('Credit/Debit Card').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Paypal service')).toBeChecked();
  });

  test(
    '§7 the draft to finance has the pledge subject, amount, payment method and cause',
    chromiumOnly,
    async ({ page }) => {
      const opened = await mailsOpenedBy(page);
      await fillPledge(page);
      await button(page, 'Donate by e-mail').click();
      await expect(panel(page)).toBeVisible();
      await expect.poll(() => opened.length).toBe(1);
      const { to, subject, lines } = readMail(opened[0] ?? '');
      expect(to).toBe(foundation.financeEmail);
      expect(subject).toMatch(/pledge my support.*\$1,250\.50/);
      expect(lines).toContain('I would like to donate $1,250.50 (USD).');
      expect(lines).toContain('Preferred payment method: Bitcoin/Usdt');
      expect(lines).toContain('Donation cause: A pump for “Garbatula” & its school.');
      await expect(field(page, 'Donation cause')).toHaveValue(pledge.donation_cause);
    },
  );
});

test('both forms work when the data failed to load', chromiumOnly, async ({ page }) => {
  await showDashboard(page, paths.requestHelp, null, 400);
  await expect(page.getByText('Content failed to load')).toBeVisible();
  await fillHelp(page);
  await button(page, 'Request help by e-mail').click();
  await expect(panel(page)).toBeVisible();
});
