import { pageList, paneNames, paths } from '@hearthlight/domain';
import { aDashboard } from '@hearthlight/domain/fixtures';
import type { Page } from '@playwright/test';

import { showDashboard } from '../e2e/actions.ts';
import { expect, newestTitle, openHydrated, test } from '../e2e/fixtures.ts';
import { record, wholePage } from './record.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens each screen of the site, by its address. */
const screens: readonly (readonly [address: string, open: (page: Page) => Promise<unknown>])[] = [
  ...pageList
    .filter(({ pane }) => pane === undefined)
    .map(({ path }) => [path, (page: Page) => openHydrated(page, path)] as const),
  ...paneNames
    .map((pane) => paths.pane(pane))
    .map((path) => [path, (page: Page) => showDashboard(page, path, aDashboard())] as const),
  ['/dashboard without a session', (page) => openHydrated(page, paths.dashboard)],
  ['/news/:title', async (page) => openHydrated(page, paths.news(await newestTitle(page)))],
  ['/no-such-page', (page) => page.goto('/no-such-page')],
];

for (const [address, open] of screens)
  test(address, async ({ page }, info) => {
    await open(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await record(page, info, { title: `Screens${address}` }, wholePage)).toEqual({});
  });
