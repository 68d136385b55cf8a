import { expect, type Locator, type Page } from '@playwright/test';

import { findFaults, type Part } from './part.ts';

/** Minimum number of props with a working control, and maximum number of components without any. */
const limits = { controls: 900, without: 15 };

/** Types without any information. */
const unreadable = ['', '-', 'union', 'unknown', 'signature', 'intersection'];

/** What is typed into the controls of texts and numbers. */
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
  await body
    .locator('#storybook-root > *, [role=dialog]')
    .first()
    .waitFor({ state: 'attached', timeout: 20_000 });
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

/** Uses the control of a prop in each way. Returns whether the story changed. */
async function tryControl(page: Page, name: string): Promise<boolean> {
  const story = await firstStory(page);
  const cell = rowOf(page, name).locator(':scope > td').nth(3);
  const before = await story.innerHTML();
  const text = await cell.evaluate((element) => element.querySelector('textarea')?.value ?? '');
  let isChanged = false;
  for (const act of await waysToUse(cell)) {
    await act();
    for (let tries = 0; tries < 5 && !isChanged; tries += 1) {
      await page.waitForTimeout(40);
      isChanged = (await story.innerHTML()) !== before;
    }
  }
  const [error] = [
    ...(await page.locator('.sb-errordisplay:visible, .sb-story > pre').allInnerTexts()),
    ...(await story.locator('.sb-errordisplay:visible').allInnerTexts()),
  ];
  if (error !== undefined) throw new Error(error);
  if (text.length > 2 && before.includes(text) && !isChanged)
    throw new Error('the story shows the text, but did not change');
  return isChanged;
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await rowsOf(page).first().waitFor({ timeout: 20_000 });
  return rowsOf(page).evaluateAll(readRows);
}

/** Uses every control in the tables of props. */
export const walkControls: Part = async (served, entries) => {
  const total = { controls: 0, changes: 0 };
  const without: string[] = [];
  const components = new Set(
    entries
      .filter(({ type, componentPath }) => type === 'story' && componentPath !== undefined)
      .map(({ id }) => `${id.split('--')[0]}--docs`),
  );
  const pages = entries.filter(({ id, type }) => type === 'docs' && components.has(id));
  const faults = await findFaults(served, {}, pages, async (page, { id }) => {
    const problems: string[] = [];
    const address = `${served.origin}iframe.html?viewMode=docs&id=${id}`;
    // Retried, because a page may be too slow on a busy machine. A component without props has no table.
    const rows = await open(page, address).catch(() => open(page, address).catch(() => []));
    let controls = 0;
    for (const { name, description, type, hasControl } of rows) {
      if (description === '') problems.push(`the prop ${name} has no description`);
      if (unreadable.includes(type)) problems.push(`the type of ${name} is shown as '${type}'`);
      if (!hasControl) continue;
      try {
        if (await tryControl(page, name)) total.changes += 1;
        controls += 1;
      } catch (error) {
        problems.push(`the control of ${name} fails: ${String(error)}`);
        await open(page, address);
      }
    }
    total.controls += controls;
    if (controls === 0) without.push(id.replace('--docs', ''));
    return problems;
  });
  const counts = `${total.controls} props have a working control, ${total.changes} of them change the story, ${without.length} components have none`;
  console.log(`${counts}: ${without.toSorted().join(', ')}`);
  if (components.size > 100 && (total.controls < limits.controls || without.length > limits.without))
    faults.push({ where: 'controls', what: counts });
  return faults;
};
