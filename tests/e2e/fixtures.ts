import { randomInt } from 'node:crypto';

import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

import { startServer, type RunningServer } from './server.ts';

export { expect } from '@playwright/test';

/**
 * Marks a test that runs only in Chromium: it needs request bodies, canceled calls that the test holds back, disabled
 * JavaScript, downloads or Chromium's protocol, which WebDriver BiDi does not offer for Firefox (decision 0009).
 */
export const chromiumOnly = { tag: '@chromium' };

/**
 * Marks a test that only `npm run test:deep -- end-to-end` runs: the stories of a page show the same with stubbed
 * calls, another journey, page, width or engine is in the usual run, or it opens every page.
 */
export const deep = { tag: '@deep' };

/** The details of a new account. */
export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

interface OfTest {
  /** Console errors of the page, including CSP reports. A test fails unless it is empty at the end. */
  consoleErrors: string[];
  /** The newest code mailed to an address. */
  mailedCode: (email: string) => Promise<string>;
  /** A new donor with an account and no other data. */
  donor: Person;
  /** Whether requests come from this machine itself, as those of the demo accounts must. Default: false. */
  isLocal: boolean;
}

/** Tests against the real server: one server per worker, one client IP address per test. */
export const test = base.extend<OfTest, { server: RunningServer }>({
  server: [
    async ({ playwright: _playwright }, provide) => {
      const server = await startServer({ TRUST_PROXY: 'loopback' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  isLocal: [false, { option: true }],
  extraHTTPHeaders: ({ isLocal, server: _server }, provide) => {
    if (isLocal) return provide({});
    const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
    return provide({ 'X-Forwarded-For': address });
  },
  context: async ({ browserName, context }, provide) => {
    if (browserName === 'firefox') await context.addInitScript(insertTextByEditing);
    await provide(context);
  },
  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // The browser logs failed requests, which tests may expect.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  mailedCode: ({ server }, provide) => provide((email) => newestCode(server, email)),
  donor: async ({ request, mailedCode }, provide) => {
    const donor = newPerson();
    await signUp(request, donor, mailedCode);
    await provide(donor);
  },
});

/**
 * Makes `fill` type into the field. Over WebDriver BiDi, Playwright sets `value` instead, which React does not notice.
 */
function insertTextByEditing(): void {
  // Playwright assigns its own function before or after this one.
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}

/** Opens a prerendered page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
}

/** Waits for hydration, by the property that React adds to elements, because nothing visible changes. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Returns the title of the newest article. */
export async function newestTitle(page: Page): Promise<string> {
  const articles: { title: string }[] = await (await page.request.get('/api/latest-news/')).json();
  return articles[0]?.title ?? '';
}

/** Returns account details with an unused e-mail address. */
export function newPerson(): Person {
  const email = `donor-${Date.now()}-${randomInt(1_000_000)}@example.org`;
  return { email, password: 'Lantern-14-Street', firstName: 'Zainab', lastName: 'Okonkwo' };
}

/** Reads the outbox without `X-Forwarded-For`, because the server shows it to local clients only. */
export async function newestCode({ url }: RunningServer, email: string): Promise<string> {
  const read = async () => {
    const mails: { to: string; subject: string }[] = await (await fetch(`${url}/dev/mail.json`)).json();
    return mails.find(({ to }) => to === email)?.subject.match(/\b\d{5}\b/)?.[0] ?? '';
  };
  await expect.poll(read).toMatch(/^\d{5}$/);
  return read();
}

/** Opens an account with the code that is mailed to its address. */
export async function signUp(
  request: APIRequestContext,
  { email, password, firstName, lastName }: Person,
  mailedCode: (email: string) => Promise<string>,
): Promise<void> {
  const person = { email, first_name: firstName, last_name: lastName };
  const sent = await request.post('/api/send-email-verification-code/', { data: person });
  expect(sent.status()).toBe(200);
  const code = await mailedCode(email);
  const made = await request.post('/api/verify-code-and-sign-up/', { data: { ...person, code, password } });
  expect(made.status()).toBe(200);
}
