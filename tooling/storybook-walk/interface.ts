import type { Page } from 'playwright';

import type { Fault, Part } from './part.ts';

/** Synonyms from other design systems, and the component that 'Find a component' must link to. */
const searches = [
  ['modal', 'Dialog'],
  ['amount', 'MoneyField'],
  ['toast', 'Notice'],
  ['dropdown', 'Select'],
  ['badge', 'Tag'],
] as const;

/** Toolbar menus and choices, with a function that tells whether the choice has an effect on the story's button. */
const choices: readonly (readonly [menu: string, choice: string, shows: (button: Element) => boolean])[] = [
  ['Ground', 'Dark', (button) => button.closest('[data-on=dark]') !== null],
  ['Motion', 'No motion', (button) => getComputedStyle(button).transitionProperty === 'none'],
  ['Text size', '200%', () => getComputedStyle(document.documentElement).fontSize === '32px'],
  [
    'Foundation',
    'Northwind',
    () => getComputedStyle(document.documentElement).getPropertyValue('--pine-deep') === '#0a2647',
  ],
  ['Viewport', 'Phone', () => innerWidth === 390],
];

async function search(page: Page, word: string, component: string): Promise<void> {
  await page.getByPlaceholder('Find components').fill(word);
  await page.getByRole('option').filter({ hasText: 'Find a component' }).first().click();
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: component, exact: true }).first().click();
  await docs.getByRole('heading', { level: 1, name: component, exact: true }).waitFor();
}

async function choose(page: Page, [menu, choice, shows]: (typeof choices)[number]): Promise<void> {
  const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button').first();
  await button.waitFor();
  // The story is reloading if it cannot be read.
  const isShown = () => button.evaluate(shows).catch(() => false);
  if (await isShown()) throw new Error('it has an effect before it is chosen');
  await page.getByRole('button', { name: new RegExp(`^${menu} .`) }).click();
  await page
    .getByRole('option', { name: new RegExp(`^${choice}`) })
    .first()
    .click();
  for (let tries = 0; tries < 100 && !(await isShown()); tries += 1) await page.waitForTimeout(100);
  if (!(await isShown())) throw new Error('it has no effect');
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
  for (const [word, component] of searches)
    await tryOn(`search '${word}'`, origin, (page) => search(page, word, component));
  const button = `${origin}?path=/story/library-actions-button--secondary`;
  for (const choice of choices)
    await tryOn(`${choice[0]}: ${choice[1]}`, button, (page) => choose(page, choice));
  return faults;
};
