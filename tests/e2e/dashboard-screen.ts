import { paths, type Dashboard, type PaneName } from '@hearthlight/domain';
import { aDashboard } from '@hearthlight/domain/fixtures';
import type { Locator, Page } from '@playwright/test';

import { expect } from './fixtures.ts';

/** For each pane: the menu item (also its heading), the page title, and a text that only this pane shows. */
export const panes: Readonly<Record<PaneName, readonly [item: string, title: string, mark: string]>> = {
  dashboard: ['Dashboard', 'Dashboard', 'Fundraising campaigns'],
  campaigns: ['Fundraising Campaigns', 'Dashboard', 'No of contributors'],
  donate: ['Donate', 'Donate now', 'Total Due'],
  history: ['Donation History', 'Dashboard', 'Total donations'],
  updates: ['Impact Updates', 'Dashboard', 'Touching testimonials'],
  account: ['Account Information', 'Dashboard', 'User Information'],
  help: ['Request Help', 'Request help', 'Tell us what would help'],
  events: ['Event Registration', 'Dashboard', 'No of contributors'],
};

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
export const item = (page: Page, pane: PaneName) => menu(page).getByRole('link', { name: panes[pane][0], exact: true });
export const main = (page: Page) => page.locator('main');

/** Expects only this pane, with its heading, title and address. */
export async function expectPane(page: Page, pane: PaneName): Promise<void> {
  const [name, title, mark] = panes[pane];
  await expect(main(page).getByText(mark, { exact: true }).first()).toBeVisible();
  const others = Object.values(panes).filter(([, , other]) => other !== mark);
  for (const [, , other] of others) await expect(main(page).getByText(other, { exact: true })).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(pane === 'dashboard' ? /^Good to see you, / : name);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(paths.pane(pane));
}

/** Returns the value of a term in a definition list. */
export const definition = (within: Locator, name: string) =>
  within.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** Returns `aDashboard` with the given records and donor details. */
export const aDashboardWith = (records: Partial<Dashboard['records']>, donor: Partial<Dashboard> = {}) => {
  const base = aDashboard(donor);
  return { ...base, records: { ...base.records, ...records } };
};
