import type { Page } from 'playwright';

import type { Fault, Part } from './part.ts';
import { onTwoPages, type Served } from './served.ts';

/** Minimum number of props with a control. Fewer mean that controls were lost. */
const fewestControls = 370;

/** Types without any information. */
const unreadable = ['', '-', 'union', 'unknown', 'signature', 'intersection'];

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
      hasControl: control?.querySelector('input, textarea, select, button') !== null,
    };
  });

async function rowsOf(page: Page, origin: string, id: string): Promise<Row[]> {
  await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.docblock-argstable, .docblock-emptyblock').first().waitFor({ timeout: 10_000 });
  return page.locator('.docblock-argstable tbody tr').evaluateAll(readRows);
}

/** Types into a control and waits for the story to show the text. */
async function typeIntoControl({ browser, origin }: Served): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}iframe.html?viewMode=docs&id=library-actions-button--docs`);
    await page
      .locator('.docblock-argstable tr', { hasText: /^children/ })
      .locator('textarea')
      .fill('Give today');
    await page.locator('.sb-story').first().getByRole('button', { name: 'Give today' }).waitFor();
  } finally {
    await page.close();
  }
}

/** Reads the table of props of every component. */
export const walkControls: Part = async (served, entries) => {
  const faults: Fault[] = [];
  let controls = 0;
  const components = new Set(
    entries
      .filter(({ type, componentPath }) => type === 'story' && componentPath !== undefined)
      .map(({ id }) => `${id.split('--')[0]}--docs`),
  );
  const pages = entries.filter(({ id, type }) => type === 'docs' && components.has(id));
  await onTwoPages(served, {}, pages, async (page, { id }) => {
    const read = () => rowsOf(page, served.origin, id);
    // Retried, because a page may be too slow on a busy machine. A component without props has no table.
    const rows = await read()
      .catch(read)
      .catch(() => []);
    for (const { name, description, type, hasControl } of rows) {
      if (hasControl) controls += 1;
      if (description === '') faults.push({ where: id, what: `the prop ${name} has no description` });
      if (unreadable.includes(type))
        faults.push({ where: id, what: `the type of ${name} is shown as '${type}'` });
    }
  });
  console.log(`${controls} props have a control`);
  await typeIntoControl(served).catch((error: unknown) =>
    faults.push({ where: 'controls', what: `a text has no effect: ${String(error)}` }),
  );
  if (components.size > 100 && controls < fewestControls)
    faults.push({ where: 'controls', what: `only ${controls} props have a control` });
  return faults;
};
