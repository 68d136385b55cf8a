import { inParallel, withLimit } from './limits.ts';
import { closePage, type Fault, reasonOf } from './preview-page.ts';
import type { Served } from './served.ts';

/** Words that designers type, and the component that the first result has to lead to. */
export const searches = [
  ['modal', 'Dialog'],
  ['input', 'Field'],
  ['amount', 'MoneyField'],
  ['toast', 'Notice'],
  ['dropdown', 'RadioCards'],
  ['loader', 'Spinner'],
  ['badge', 'Tag'],
  ['stepper', 'Steps'],
] as const;

/** Time in ms for a search. */
const patience = 60_000;

/** Types each synonym into the search of the sidebar and follows the result to its component. */
export async function walkSidebar(served: Served): Promise<Fault[]> {
  const faults: Fault[] = [];
  await inParallel(2, searches, async ([word, component]) => {
    const page = await served.browser.newPage({ viewport: { width: 1366, height: 900 } });
    page.setDefaultTimeout(patience / 4);
    async function search() {
      await page.goto(served.origin);
      await page.getByPlaceholder('Find components').fill(word);
      await page
        .getByRole('option')
        .filter({ hasText: new RegExp(word, 'i') })
        .first()
        .click();
      const docs = page.frameLocator('#storybook-preview-iframe');
      await docs.getByRole('link', { name: component, exact: true }).first().click();
      await docs.getByRole('heading', { level: 1, name: component, exact: true }).waitFor();
    }
    try {
      await withLimit(patience, search());
    } catch (error) {
      faults.push({ where: `search '${word}'`, what: `${component} is not found: ${reasonOf(error)}` });
    } finally {
      await closePage(page);
    }
  });
  return faults;
}
