import { paths } from '@hearthlight/domain';
import { aDashboard } from '@hearthlight/domain/fixtures';
import { contrast } from '@hearthlight/domain/palette';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { button, field, respondTo, showDashboard } from './actions.ts';
import { chromiumOnly, expect, openHydrated, test } from './fixtures.ts';

/** Colors must not be the only carrier of information: a system contrast theme replaces them all. */

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Returns the hint or the error of a field. */
async function descriptionOf(page: Page, name: string, part: 'hint' | 'error'): Promise<Locator> {
  await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`-${part}`));
  const ids = (await field(page, name).getAttribute('aria-describedby')) ?? '';
  return page.locator(`[id="${ids.split(' ').find((id) => id.endsWith(part))}"]`);
}

/** Returns the colors (`#rrggbb`) of the bar and 4 px around it, from left to right at half its height. */
async function colorsAcross(page: Page, bar: Locator): Promise<string[]> {
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar is not shown');
  const clip = { x: box.x - 4, y: box.y, width: box.width + 8, height: box.height };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * 3;
    return `#${data.toString('hex', at, at + 3)}`;
  });
}

async function expectReadable(page: Page, bar: Locator): Promise<void> {
  const [outside = '', ...colors] = await colorsAcross(page, bar);
  const filled = await bar.evaluate((node) => (node instanceof HTMLProgressElement ? node.position : 0));
  const at = (share: number) => colors[Math.round(share * (colors.length - 8)) + 3] ?? outside;
  expect(contrast(at(filled / 2), at((1 + filled) / 2)), 'filled beside empty').toBeGreaterThan(3);
  const end = colors.slice(-10, -2);
  expect(Math.max(...end.map((color) => contrast(color, outside))), 'its end').toBeGreaterThan(3);
}

/* The picture comparison has a light contrast theme. */
test.describe('forced colors, dark', chromiumOnly, () => {
  test.use({ colorScheme: 'dark' });

  test('an error has an icon and a thicker border, a hint has neither', async ({ page }) => {
    await openHydrated(page, paths.signUp);
    await field(page, 'First name').fill('Zainab');
    await button(page, 'Continue').click();
    const error = await descriptionOf(page, 'E-mail address', 'error');
    const hint = await descriptionOf(page, 'Password', 'hint');
    expect(await styleOf(error, 'color')).toBe(await styleOf(hint, 'color'));
    await expect(error.locator('svg')).toBeVisible();
    await expect(hint.locator('svg')).toHaveCount(0);
    const frame = async (name: string) => Number.parseFloat(await styleOf(field(page, name), 'border-top-width'));
    expect(await frame('E-mail address')).toBeGreaterThan(await frame('First name'));
  });

  test('the overlay and the menu have a border', async ({ page }) => {
    await openHydrated(page, paths.dashboard);
    const overlay = page.getByRole('dialog');
    expect(await styleOf(overlay, 'border-top-width')).toBe('2px');
    await showDashboard(page, paths.dashboard, aDashboard());
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, 'Menu').first().click();
    expect(await styleOf(page.getByRole('dialog'), 'border-right-width')).toBe('2px');
  });

  test('the chosen amount and payment method differ from the others', async ({ page }) => {
    await showDashboard(page, paths.donateNow, aDashboard());
    await button(page, '$50').click();
    const background = (name: string) => styleOf(button(page, name), 'background-color');
    expect(await background('$50')).not.toBe(await background('$25'));
    const card = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    const border = (name: string) => styleOf(card(name), 'border-top-color');
    expect(await border('Credit/Debit Card')).not.toBe(await border('Paypal service'));
  });

  test('the digits of a code do not cover the edges of its cells', async ({ page }) => {
    await respondTo(page, 'registrationDetailExistence', 200, { email: 'Non-available' });
    await respondTo(page, 'sendPasswordResetCode', 200, { message: 'A code is on its way.' });
    await openHydrated(page, paths.resetPassword);
    await field(page, 'E-mail address').fill('zainab@example.org');
    await button(page, 'Send the code').click();
    const code = field(page, 'Verification code');
    const picture = async (digits: string) => {
      await code.fill(digits);
      await code.blur();
      return colorsAcross(page, code);
    };
    const [background = '', ...empty] = await picture('');
    const filled = (await picture('12345')).slice(1);
    const edges = empty.flatMap((color, x) => (color === background ? [] : [x]));
    expect(edges.length).toBeGreaterThanOrEqual(10);
    expect(edges.filter((x) => filled[x] === background)).toEqual([]);
  });

  test('the bars of a table differ from the page', async ({ page }) => {
    await openHydrated(page, paths.about);
    const [bar] = await page.getByRole('rowheader').locator('[aria-hidden]').all();
    const background = await styleOf(page.locator('body'), 'background-color');
    expect(bar && (await styleOf(bar, 'background-color'))).not.toBe(background);
  });

  test('progress bars are readable', async ({ page }) => {
    await openHydrated(page, paths.home);
    await expectReadable(page, page.getByRole('progressbar').first());
    const dashboard = aDashboard({ client_goal: 10_000 });
    await showDashboard(page, paths.pane('account'), dashboard);
    await expectReadable(page, page.getByRole('progressbar').first());
  });
});
