import type { Page } from 'playwright';

import type { Fault, Part } from './part.ts';

/** Words from other design systems, and the page to which a result must lead. */
const searches: readonly (readonly [word: string, page: string])[] = [
  ['modal', 'Dialog'],
  ['toast', 'Notice'],
  ['textfield', 'Field'],
  ['spinner', 'Spinner'],
  ['loader', 'Spinner'],
  ['error summary', 'FormNotice'],
  ...['popover', 'divider', 'date picker', 'tabs', 'tooltip'].map((word) => [word, 'No tabs'] as const),
  ['typography', 'Typography'],
  ['amount', 'MoneyField'],
  ['dropdown', 'Select'],
  ['badge', 'Tag'],
];

/** Toolbar menus and choices, with a function that tells whether the choice has an effect on the story's button. */
const choices: readonly (readonly [menu: string, choice: string, shows: (button: Element) => boolean])[] = [
  ['Ground', 'Dark', (button) => button.closest('[data-on=dark]') !== null],
  ['Language', 'العربية', (button) => button.matches(':lang(ar):dir(rtl)')],
  ['Direction', 'Right to left', (button) => button.matches(':dir(rtl)')],
  ['Motion', 'None', (button) => getComputedStyle(button).transitionProperty === 'none'],
  ['Text size', '200%', () => getComputedStyle(document.documentElement).fontSize === '32px'],
  [
    'Foundation',
    'Northwind',
    () => getComputedStyle(document.documentElement).getPropertyValue('--pine-deep') === '#0a2647',
  ],
  ['Viewport', 'Phone', () => innerWidth === 390],
];

async function search(page: Page, word: string, title: string): Promise<void> {
  await page.getByPlaceholder('Find components').fill(word);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Searches a component tagged `internal`. */
async function searchHidden(page: Page): Promise<void> {
  await page.getByPlaceholder('Find components').fill('honeypot');
  await page.getByText('No components found').waitFor();
}

async function choose(page: Page, [menu, choice, shows]: (typeof choices)[number]): Promise<void> {
  const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button').first();
  await button.waitFor();
  // The story is reloading if it cannot be read.
  const isShown = () => button.evaluate(shows).catch(() => false);
  if (await isShown()) throw new Error('it has an effect before it is chosen');
  // The menu of the ground is our own, because its choices depend on the component.
  const isSelect = menu === 'Ground';
  // The sidebar has buttons too, such as that of the folder Motion.
  const tool = page.getByRole(isSelect ? 'combobox' : 'button', { name: new RegExp(`^${menu}`) }).last();
  const colorOf = () => tool.evaluate((element) => getComputedStyle(element).color);
  const color = await colorOf();
  if (isSelect) await tool.selectOption({ label: `${menu}: ${choice}` });
  else {
    await tool.click();
    await page
      .getByRole('option', { name: new RegExp(choice) })
      .first()
      .click();
  }
  for (let tries = 0; tries < 100 && !(await isShown()); tries += 1) await page.waitForTimeout(100);
  if (!(await isShown())) throw new Error('it has no effect');
  const name = await tool.innerText();
  if (!isSelect && menu !== 'Viewport' && name !== `${menu}: ${choice}`)
    throw new Error(`the button is called '${name}'`);
  if ((await colorOf()) === color) throw new Error('the button is not highlighted');
}

/** Uses the sidebar's search and the toolbar's menus. */
export const walkInterface: Part = async ({ browser, origin }) => {
  const faults: Fault[] = [];
  const tryOn = async (where: string, address: string, act: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    try {
      await page.goto(address);
      await act(page);
    } catch (error) {
      faults.push({ where, what: String(error) });
    } finally {
      await page.close();
    }
  };
  for (const [word, title] of searches)
    await tryOn(`search '${word}'`, origin, (page) => search(page, word, title));
  await tryOn('search of an internal component', origin, searchHidden);
  const button = `${origin}?path=/story/library-actions-button--secondary`;
  for (const choice of choices)
    await tryOn(`${choice[0]}: ${choice[1]}`, button, (page) => choose(page, choice));
  return faults;
};
