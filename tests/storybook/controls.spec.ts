import { expect, type Locator, type Page } from '@playwright/test';

import { componentId, entries, sourceOf, test } from './storybook.ts';

/** Types without any information. */
const unreadable = ['', '-', 'union', 'unknown', 'signature', 'intersection'];

/** The values typed into the controls of texts and numbers. */
const texts = ['', 'a'.repeat(90)];
const numbers = ['0', '-1'];

/** Reads the rows of the table of props. Runs in the page. */
const readRows = (rows: Element[]) =>
  rows.map((row) => {
    const [name, about, , control] = row.querySelectorAll(':scope > td');
    const [description = '', type] = Array.from(about?.children ?? [], (child) => child.textContent.trim());
    return {
      name: name?.firstElementChild?.textContent ?? '',
      description: type === undefined ? '' : description,
      type: type ?? description,
      hasControl: Boolean(control?.querySelector('input, textarea, select, button')),
    };
  });

const rowsOf = (page: Page) => page.locator('.docblock-argstable tbody tr');

/** Returns the row of a prop. Its place changes: a prop that is set may move up. */
const rowOf = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.locator('td:first-child').getByText(name, { exact: true }) });

/** Returns the first story of the page, which may be in a frame that loads when it is scrolled into view. */
async function firstStory(page: Page): Promise<Locator> {
  const preview = page.locator('.sbdocs-preview').first();
  const frame = preview.locator('[data-framed]');
  if ((await frame.count()) === 0) return preview.locator('.sb-story');
  await frame.scrollIntoViewIfNeeded();
  const body = frame.locator('iframe').contentFrame().locator('body');
  await body.locator('#storybook-root > *, [role=dialog]').first().waitFor({ state: 'attached', timeout: 20_000 });
  return body;
}

/** Chooses an option. React shows it once the story has changed. */
async function choose(radio: Locator): Promise<void> {
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
}

/** Returns the ways to use a control: each option, texts, numbers, or the same data. */
async function waysToUse(cell: Locator): Promise<(() => Promise<unknown>)[]> {
  const unset = cell.getByRole('button', { name: /^Set (?:string|number|boolean)$/ });
  if ((await unset.count()) > 0) await unset.click();
  const asData = cell.getByRole('switch', { name: /as JSON$/ });
  if ((await asData.count()) > 0) await asData.click();
  const radios = await cell.getByRole('radio').all();
  if (radios.length > 0) return radios.map((radio) => () => choose(radio));
  const field = cell.locator('textarea, select, input').first();
  await field.waitFor({ state: 'attached', timeout: 5000 });
  const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName);
  if (kind === 'checkbox') return [() => field.click({ force: true })];
  if (kind === 'select') {
    const labels = await field.locator('option:enabled').allTextContents();
    return labels.map((label) => () => field.selectOption({ label }));
  }
  if ((await asData.count()) > 0) return [async () => field.fill(`${await field.inputValue()} `)];
  return (kind === 'number' ? numbers : texts).map((value) => () => field.fill(value));
}

/** Uses the control of a prop in each way. */
async function tryControl(page: Page, name: string): Promise<void> {
  const story = await firstStory(page);
  const cell = rowOf(page, name).locator(':scope > td').nth(3);
  const before = await story.innerHTML();
  const text = await cell.evaluate((element) => element.querySelector('textarea')?.value ?? '');
  for (const act of await waysToUse(cell)) await act();
  if (text.length > 2 && before.includes(text))
    await expect.poll(() => story.innerHTML(), `the story does not follow ${name}`).not.toBe(before);
  for (const place of [
    page.locator('.sb-errordisplay:visible, .sb-story > pre'),
    story.locator('.sb-errordisplay:visible'),
  ])
    expect(await place.allInnerTexts()).toEqual([]);
}

/** Props that components take from an interface that they share, so that the table may lack them. */
const sharedProps = ['label', 'hint', 'error', 'optional', 'className'];

/** Returns the shared props that the component of a documentation page takes. */
const sharedPropsOf = (docs: string): string[] => {
  const taken = /^export function \w+\(\{([^}]*)\}/m.exec(sourceOf(docs))?.[1] ?? '';
  return sharedProps.filter((name) => new RegExp(String.raw`\b${name}\b`).test(taken));
};

const ids = new Set(
  entries
    .filter(({ type, componentPath }) => type === 'story' && componentPath !== undefined)
    .map(({ id }) => `${componentId(id)}--docs`),
);

for (const { id, type } of entries) {
  if (type !== 'docs' || !ids.has(id)) continue;
  test(id, async ({ page }) => {
    await page.goto(`iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs .sbdocs h1').waitFor();
    const rows = await rowsOf(page).evaluateAll(readRows);
    const names = rows.map(({ name }) => name);
    expect.soft(names, 'the table lacks props').toEqual(expect.arrayContaining(sharedPropsOf(id)));
    for (const { name, description, type: shown, hasControl } of rows) {
      expect.soft(description, `the prop ${name} has no description`).not.toBe('');
      expect.soft(unreadable, `the type of ${name}`).not.toContain(shown);
      if (hasControl) await tryControl(page, name);
    }
  });
}

test('a shared address keeps edited data', async ({ page }) => {
  const args = 'campaign.title:Tanks+for+two+villages;campaign.collected:9000';
  const story = entries.find(({ title, name }) => title === 'Product/Home/CampaignCard' && name === 'Default');
  await page.goto(`iframe.html?id=${story?.id}&viewMode=story&args=${args}`);
  await expect(page.getByRole('heading', { name: 'Tanks for two villages' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^\$9,000$/ })).toHaveCount(2);
});
