import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import type { PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test';

import type { TestEngine } from '../../apps/api/src/testing/engines.ts';
import { openSession, storeTokens } from './actions.ts';
import { newestCode, type Person, signUp } from './fixtures.ts';
import { startServer } from './server.ts';

/** A foundation with its own content, server and database, and its only donor. */

export const ada: Person = {
  email: 'ada.byron@example.org',
  password: 'Lantern-14-Street',
  firstName: 'Ada',
  lastName: 'Byron',
};

const contents: string[] = [];
/** Functions that remove what a test started. */
const cleanUps: (() => unknown)[] = [];

/** Stops the servers and removes the databases of a test that ended or failed. */
export async function removeFoundations(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
}

/** Copies the default content to a temporary folder, with other facts of the foundation. */
export function contentWith(edit: (facts: string) => string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'own-foundation-')), 'content');
  cpSync(contentDirectory(), folder, { recursive: true });
  const file = join(folder, 'foundation.yaml');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  contents.push(folder);
  return folder;
}

/** The facts of a foundation with another currency, and a site in a language. The desk is in English. */
export const inCurrency = (facts: string, currency: string, language: string = 'en'): string =>
  facts
    .replace('languages: [en]', `languages: [${[...new Set([language, 'en'])].join(', ')}]`)
    .replace('currency: USD', `currency: ${currency}`)
    .replace('US dollars (USD)', currency);

/** Removes these folders, with the sites that were built of them. */
export function removeContents(): void {
  for (const folder of contents.splice(0)) rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** Starts the server of a foundation and signs its donor in. `folder` is its content. */
export async function openFoundation(
  { browser, playwright }: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'browser' | 'playwright'>,
  engine: TestEngine,
  folder: string,
  port = 0,
) {
  const target = await engine.createTarget();
  cleanUps.push(target.remove);
  const variables = {
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SAMPLE_DATA: 'no',
    PORT: String(port),
    CONTENT_DIR: folder,
    SITE_DIR: `${folder}-site`,
    DESK_DIR: '',
    ...(target.databaseUrl !== undefined && { DATABASE_URL: target.databaseUrl }),
  };
  const started = await startServer(variables, 'tooling/start.mjs');
  cleanUps.push(started.stop);
  // Passkeys need a name instead of an IP address.
  const server = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
  const request = await playwright.request.newContext({ baseURL: server.url });
  await signUp(request, ada, (email) => newestCode(server, email));
  const context = await browser.newContext({ baseURL: server.url });
  const donor = await context.newPage();
  await storeTokens(donor, await openSession(request, ada));
  await request.dispose();
  cleanUps.push(() => context.close());
  return { server, donor, admins: { ...variables, DATA_DIR: server.dataDirectory } };
}
