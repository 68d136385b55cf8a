import { expect, type Page } from '@playwright/test';

import { test } from './storybook.ts';

/**
 * Words from other design systems, and the page to which a result must lead: the first with its title, or the one with
 * the given name. A component tagged `internal` is not found.
 */
const searches: readonly (readonly [word: string, page?: string, result?: string])[] = [
  ['modal', 'Dialog'],
  ['toast', 'Notice'],
  ['textfield', 'Field'],
  ['spinner', 'Spinner'],
  ['loader', 'Spinner'],
  ['error summary', 'FormNotice'],
  ...['popover', 'divider', 'date picker', 'tabs', 'tooltip'].map((word) => [word, 'No tabs'] as const),
  ['typography', 'Typography'],
  ['amount', 'MoneyField'],
  ['date', 'DayField', 'Also called date'],
  ['project tile', 'CampaignCard', 'Also called campaign'],
  ...['migration', 'rename'].map((word) => [word, 'Changelog', 'Also called migration'] as const),
  ['appeal', 'CampaignCard'],
  ['rtl', 'WordsProvider'],
  ['dropdown', 'Select'],
  ['badge', 'Tag'],
  ['date field', 'DayField'],
  ['warning', 'StatusText'],
  ['spacing', 'Spacing'],
  ['changelog', 'Changelog'],
  ['version', 'Changelog'],
  ['contribute', 'Contribute'],
  ['install', 'Install'],
  ['WCAG', 'Accessibility'],
  ...['photo', 'crop', 'focal point'].map((word) => [word, 'Pictures', 'Also called photo'] as const),
  ...['dark mode', 'forced colors'].map((word) => [word, 'Color', 'Also called palette'] as const),
  ['message', 'Notice', 'Also called alert'],
  ['experimental', 'Status'],
  ['playground', 'Welcome'],
  ['320', 'Welcome'],
  ['hero', 'Section'],
  ['datepicker', 'No tabs', 'Also called datepicker'],
  ['a11y', 'Accessibility'],
  ['npm', 'Install'],
  ['figma', 'Tokens'],
  ['ember', 'Color'],
  ...['theming', 'brand'].map((word) => [word, 'Theme', 'Also called brand'] as const),
  ['letterhead'],
];

/** Toolbar menus and choices, with a function that tells whether the choice has an effect on the story's button. */
const choices: readonly (readonly [menu: string, choice: string, shows: (button: Element) => boolean])[] = [
  ['Ground', 'Dark', (button) => button.closest('[data-on=dark]') !== null],
  ['Language', 'العربية', (button) => button.matches(':lang(ar):dir(rtl)')],
  ['Direction', 'Right to left', (button) => button.matches(':dir(rtl)')],
  ['Motion', 'None', (button) => getComputedStyle(button).transitionProperty === 'none'],
  ['Text size', '200%', () => getComputedStyle(document.documentElement).fontSize === '32px'],
  ['Foundation', 'Northwind', (button) => getComputedStyle(button).getPropertyValue('--pine-deep') === '#0a2647'],
  ['Viewport', 'Phone, 390', () => innerWidth === 390],
];

async function search(page: Page, [word, title, result = title]: (typeof searches)[number]): Promise<void> {
  await page.getByPlaceholder('Find components').fill(word);
  if (title === undefined || result === undefined) return page.getByText('No components found').waitFor();
  await page.getByRole('option').filter({ hasText: title }).filter({ hasText: result }).first().click();
  const docs = page.frameLocator('#storybook-preview-iframe');
  return docs.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function choose(page: Page, [menu, choice, shows]: (typeof choices)[number]): Promise<void> {
  const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button').first();
  await button.waitFor();
  // The story is reloading if it cannot be read.
  const isShown = () => button.evaluate(shows).catch(() => false);
  expect(await isShown(), 'it has an effect before it is chosen').toBe(false);
  // The menu of the ground is our own, because its choices depend on the component.
  const isSelect = menu === 'Ground';
  // The sidebar has buttons too, such as that of the folder Motion.
  const tool = page.getByRole(isSelect ? 'combobox' : 'button', { name: new RegExp(`^${menu}`) }).last();
  const colorOf = () => tool.evaluate((element) => getComputedStyle(element).color);
  const color = await colorOf();
  if (isSelect) await tool.selectOption({ label: `${menu}: ${choice}` });
  else {
    await tool.click();
    await page.getByRole('option', { name: choice }).first().click();
  }
  await expect.poll(isShown, { message: 'it has no effect', timeout: 10_000 }).toBe(true);
  if (!isSelect && menu !== 'Viewport') await expect(tool).toHaveText(`${menu}: ${choice}`);
  expect(await colorOf(), 'the button is not highlighted').not.toBe(color);
}

test.beforeEach(({ page }) => page.goto('?path=/story/library-actions-button--secondary'));
for (const words of searches) test(`search '${words[0]}'`, ({ page }) => search(page, words));
for (const choice of choices) test(choice[0], ({ page }) => choose(page, choice));

test('the toolbar names values that a shared address leaves out', async ({ page }) => {
  const text = page.getByRole('tabpanel').locator('textarea').first();
  const note = page.getByText('Not in the address: children');
  await text.fill('Save and leave');
  await expect(page).toHaveURL(/args=children:Save\+and\+leave/);
  await expect(note).toBeHidden();
  await text.fill('Save, then leave');
  await expect(note).toBeVisible();
});

test('the page of the colors follows the foundation', async ({ page }) => {
  await page.goto('?path=/docs/foundations-color--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('heading', { level: 1, name: 'Color' }).waitFor();
  await page
    .getByRole('button', { name: /^Foundation:? ?/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'Northwind' }).first().click();
  await expect(docs.getByRole('listitem').filter({ hasText: /^pine-deep/ })).toContainText('#0a2647');
});
