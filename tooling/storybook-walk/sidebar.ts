import type { Page } from 'playwright';

import { withLimit } from './limits.ts';
import { closePage, type Fault, reasonOf } from './preview-page.ts';
import type { Served } from './served.ts';

/** Words that designers type, and the component that the result of 'Find a component' has to lead to. */
export const searches = [
  ['modal', 'Dialog'],
  ['input', 'Field'],
  ['amount', 'MoneyField'],
  ['toast', 'Notice'],
  ['dropdown', 'Select'],
  ['loader', 'Spinner'],
  ['badge', 'Tag'],
  ['stepper', 'Steps'],
] as const;

/** Time in ms for a search on a busy machine, and for a step of it. */
const patience = 120_000;

/** Types each synonym into the search of the sidebar and follows the result to its component. */
export async function walkSidebar({ browser, origin }: Served): Promise<Fault[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  page.setDefaultTimeout(patience / 2);
  const faults: Fault[] = [];
  try {
    await page.goto(origin);
    for (const [word, component] of searches) {
      try {
        await withLimit(patience, search(page, word, component));
      } catch (error) {
        faults.push({ where: `search '${word}'`, what: `${component} is not found: ${reasonOf(error)}` });
      }
    }
    return faults;
  } finally {
    await closePage(page);
  }
}

async function search(page: Page, word: string, component: string): Promise<void> {
  await followResult(page, word).catch(() => followResult(page, word));
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: component, exact: true }).first().click();
  await docs.getByRole('heading', { level: 1, name: component, exact: true }).waitFor();
}

/** The sidebar empties its field a moment after a result was followed, perhaps when the next word is in it: then this rejects. */
async function followResult(page: Page, word: string): Promise<void> {
  await page.getByPlaceholder('Find components').fill(word);
  const result = page.getByRole('option').filter({ hasText: 'Find a component' }).first();
  await result.click({ timeout: patience / 8 });
}
