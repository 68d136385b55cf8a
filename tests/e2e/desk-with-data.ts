import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { environment, root } from '../../tooling/prepare.mjs';
import { type DeskEntries, fillDesk } from './desk-data.ts';
import { deskAddresses } from './desk-pages.ts';
import { type RunningServer, startServer } from './server.ts';

interface Desk {
  server: RunningServer;
  entries: DeskEntries;
  addresses: string[];
  /** The session of the demo owner. */
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Tests of a desk in English and Arabic, with data on each page. The demo owner is signed in. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, provide) => {
      const home = mkdtempSync(join(tmpdir(), 'desk-access-'));
      const server = await startServer(withArabic(home));
      const url = server.url.replace('127.0.0.1', 'localhost');
      const context = await browser.newContext();
      const entries = await fillDesk(context.request, url);
      const storageState = await context.storageState();
      await context.close();
      await provide({
        server: { ...server, url },
        entries,
        addresses: await deskAddresses(entries),
        storageState,
      });
      await server.stop();
      rmSync(home, { recursive: true });
    },
    // The desk is built first.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ desk }, provide) => provide(desk.server.url),
  storageState: ({ desk }, provide) => provide(desk.storageState),
});

/** Builds the desk of a site in English and Arabic. Returns the variables of its server. */
function withArabic(home: string): NodeJS.ProcessEnv {
  const variables = { CONTENT_DIR: join(home, 'content'), DESK_DIR: join(home, 'desk') };
  cpSync(join(root, 'packages/content/hearthlight'), variables.CONTENT_DIR, { recursive: true });
  const foundation = join(variables.CONTENT_DIR, 'foundation.yaml');
  const facts = readFileSync(foundation, 'utf8').replace('languages: [en]', 'languages: [en, ar]');
  writeFileSync(foundation, facts);
  mkdirSync(join(variables.CONTENT_DIR, 'ar'));
  writeFileSync(join(variables.CONTENT_DIR, 'ar/foundation.yaml'), 'tagline: نور\n'); // cspell:disable-line
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', 'apps/desk'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...variables },
  });
  expect(status).toBe(0);
  return variables;
}

/** Opens a page of the desk and waits until everything in it has loaded. */
export async function openDeskPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
