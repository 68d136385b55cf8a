import { campaignTranslationsPath } from '@hearthlight/domain/desk';
import { expect, type Locator } from '@playwright/test';

import { openDeskPage as open, test } from './desk-with-data.ts';
import { expectAccessible, widths } from './expect-accessible.ts';

/**
 * Every page of the staff desk, with data in it: widths, axe, right to left, dialogs. `tests/accessibility` has the
 * other checks.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('every page of the desk', { tag: ['@deep', '@chromium'] }, () => {
  test.beforeEach(() => test.setTimeout(600_000));

  test('opens with its heading and fits any width', async ({ desk, page }) => {
    for (const address of desk.addresses) {
      await open(page, address);
      await expectAccessible(page, address, []);
    }
  });

  test('no page violates axe at five widths', async ({ desk, page }) => {
    for (const address of desk.addresses) {
      await open(page, address);
      await expectAccessible(page, address, widths);
    }
  });

  test.describe('in Arabic', () => {
    test.use({ locale: 'ar' });
    test('every page fits and passes axe', async ({ desk, page }) => {
      for (const address of desk.addresses) {
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectAccessible(page, `${address} in Arabic`, [390]);
      }
    });
  });

  // Here, because only this file has a desk in two languages.
  test('a typed translation stays when its campaign cannot be fetched again', async ({ desk, page }) => {
    await open(page, campaignTranslationsPath(desk.entries.campaigns));
    const title = page.getByRole('main').getByRole('textbox').first();
    await title.fill('A title that nobody has saved');
    await page.route('**/desk/api/campaigns/**', (route) => route.fulfill({ status: 400, json: {} }));
    // A campaign older than five seconds is fetched again when the person returns to the tab.
    await page.waitForTimeout(5100);
    const refused = page.waitForResponse('**/desk/api/campaigns/**');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await (await refused).finished();
    await page.waitForTimeout(500);
    await expect(title).toHaveValue('A title that nobody has saved');
  });

  test('dialogs keep the focus and return it', async ({ desk, page }) => {
    const { donors, gifts, imports, news } = desk.entries;
    const dialogs: readonly [address: string, button: RegExp][] = [
      [`/desk/news/${news}`, /^Schedule$/],
      [`/desk/news/${news}`, /^Link$/],
      ['/desk/pictures', /^Picture of/],
      ['/desk/people', /^Invite somebody$/],
      ['/desk/people', /^Change noor/],
      ['/desk/gifts', /^Record a gift$/],
      [`/desk/gifts/${gifts}`, /^Correct$/],
      [`/desk/gifts/${gifts}`, /^Change the giver$/],
      ['/desk/bills', /^Record a bill$/],
      ['/desk/bills', /^Open the bill/],
      [`/desk/donors/${donors}`, /^Edit$/],
      [`/desk/donors/${donors}`, /^Merge$/],
      [`/desk/donors/${donors}`, /^Erase$/],
    ];
    expect(imports).toBeGreaterThan(0);
    for (const [address, name] of dialogs) {
      await open(page, address);
      const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
      await button.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
        expect(await isFocusIn(dialog), `${address} ${name.source}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button, `${address} ${name.source}`).toBeFocused();
    }
  });
});

const isFocusIn = (dialog: Locator) => dialog.evaluate((node) => node.contains(document.activeElement));
