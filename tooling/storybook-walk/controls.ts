import type { Locator, Page } from 'playwright';

import type { Fault, Part } from './part.ts';
import { onTwoPages } from './served.ts';

/** Minimum number of props with a working control, and maximum number of components without any. */
const limits = { controls: 580, without: 15 };

/** Types without any information. */
const unreadable = ['', '-', 'union', 'unknown', 'signature', 'intersection'];

/** What is typed into the controls of texts and numbers. */
const texts = ['', 'a'.repeat(90)];
const numbers = ['0', '-1'];

interface Row {
  name: string;
  description: string;
  type: string;
  hasControl: boolean;
}

/** Reads the rows of the table of props. Runs in the page. */
const readRows = (rows: Element[]): Row[] =>
  rows.map((row) => {
    const [name, about, , control] = [...row.querySelectorAll(':scope > td')];
    const [description, type] = [...(about?.children ?? [])].map((child) => child.textContent.trim());
    return {
      name: name?.textContent.replace('*', '') ?? '',
      description: type === undefined ? '' : (description ?? ''),
      type: type ?? description ?? '',
      hasControl: (control?.querySelector('input, textarea, select, button') ?? null) !== null,
    };
  });

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
  for (let tries = 0; tries < 50 && !(await radio.isChecked()); tries += 1)
    await radio.page().waitForTimeout(40);
  if (!(await radio.isChecked())) throw new Error('an option cannot be chosen');
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
    const options = await field.evaluate((element) =>
      Array.from(element.querySelectorAll('option'), ({ disabled }) => disabled),
    );
    return options.flatMap((isDisabled, index) => (isDisabled ? [] : () => field.selectOption({ index })));
  }
  if ((await asData.count()) > 0) return [async () => field.fill(`${await field.inputValue()} `)];
  return (kind === 'number' ? numbers : texts).map((value) => () => field.fill(value));
}

/** Uses a control in each way. Returns whether the story changed, and whether it shows the text of the control. */
async function tryControl(page: Page, row: Locator, story: Locator) {
  const cell = row.locator(':scope > td').nth(3);
  const look = () => story.innerHTML();
  const before = await look();
  const text = await cell.evaluate((element) => element.querySelector('textarea')?.value ?? '');
  let isChanged = false;
  for (const act of await waysToUse(cell)) {
    await act();
    for (let tries = 0; tries < 5 && !isChanged; tries += 1) {
      await page.waitForTimeout(40);
      isChanged = (await look()) !== before;
    }
  }
  return { isChanged, isShown: text.length > 2 && before.includes(text) };
}

async function open(page: Page, address: string): Promise<Row[]> {
  await page.goto(address);
  await page.locator('.docblock-argstable, .docblock-emptyblock').first().waitFor({ timeout: 20_000 });
  return page.locator('.docblock-argstable tbody tr').evaluateAll(readRows);
}

/** Uses every control of a component. Returns how many work, how many change the story, and problems. */
async function walkComponent(page: Page, address: string) {
  const problems: string[] = [];
  const listen = (error: Error) => problems.push(error.message);
  // Retried, because a page may be too slow on a busy machine. A component without props has no table.
  const rows = await open(page, address).catch(() => open(page, address).catch(() => []));
  page.on('pageerror', listen);
  let [controls, changes] = [0, 0];
  for (const [index, { name, description, type, hasControl }] of rows.entries()) {
    if (description === '') problems.push(`the prop ${name} has no description`);
    if (unreadable.includes(type)) problems.push(`the type of ${name} is shown as '${type}'`);
    if (!hasControl) continue;
    try {
      const row = page.locator('.docblock-argstable tbody tr').nth(index);
      const story = await firstStory(page);
      const { isChanged, isShown } = await tryControl(page, row, story);
      const errors = [
        page.locator('.sb-errordisplay:visible, .sb-story > pre'),
        story.locator('.sb-errordisplay:visible'),
      ];
      for (const error of errors)
        if ((await error.count()) > 0) throw new Error(await error.first().innerText());
      if (isShown && !isChanged) throw new Error('the story shows the text, but did not change');
      controls += 1;
      if (isChanged) changes += 1;
    } catch (error) {
      problems.push(`the control of ${name} fails: ${String(error)}`);
      await open(page, address);
    }
  }
  page.off('pageerror', listen);
  return { controls, changes, problems };
}

/** Uses every control in the tables of props. */
export const walkControls: Part = async (served, entries) => {
  const faults: Fault[] = [];
  const total = { controls: 0, changes: 0 };
  const without: string[] = [];
  const components = new Set(
    entries
      .filter(({ type, componentPath }) => type === 'story' && componentPath !== undefined)
      .map(({ id }) => `${id.split('--')[0]}--docs`),
  );
  const pages = entries.filter(({ id, type }) => type === 'docs' && components.has(id));
  await onTwoPages(served, {}, pages, async (page, { id }) => {
    const { controls, changes, problems } = await walkComponent(
      page,
      `${served.origin}iframe.html?viewMode=docs&id=${id}`,
    );
    total.controls += controls;
    total.changes += changes;
    if (controls === 0) without.push(id.replace('--docs', ''));
    faults.push(...problems.map((what) => ({ where: id, what })));
  });
  const counts = `${total.controls} props have a working control, ${total.changes} of them change the story, ${without.length} components have none`;
  console.log(`${counts}: ${without.toSorted().join(', ')}`);
  if (components.size > 100 && (total.controls < limits.controls || without.length > limits.without))
    faults.push({ where: 'controls', what: counts });
  return faults;
};
