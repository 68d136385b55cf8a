import { randomInt } from 'node:crypto';

import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

import { startServer, type RunningServer } from './server.ts';

export { expect } from '@playwright/test';

/** Somebody with an account, made through the calls that the sign-up form makes. */
export interface Somebody {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

interface OfTest {
  /** What the page wrote to the console as an error, CSP reports included. Must be empty when the test ends. */
  consoleErrors: string[];
  /** The newest code that was mailed to an address. */
  mailedCode: (email: string) => Promise<string>;
  /** A new donor with an account and nothing else. */
  donor: Somebody;
}

/** Tests against the real server, one for each worker, each test as a client with an address of its own. */
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
  extraHTTPHeaders: ({ server: _server }, provide) => {
    const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
    return provide({ 'X-Forwarded-For': address });
  },
  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // A refused call is told to the console by the browser itself; that is no fault of the page.
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
    const donor = somebody();
    await signUp(request, donor, mailedCode);
    await provide(donor);
  },
});

/** Opens a page that was rendered at build time, and waits until React has taken it over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
}

/** The page looks no different once React has taken it over, so this looks where React writes. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The title of the newest article, whose page there is. */
export async function newestTitle(page: Page): Promise<string> {
  const articles: { title: string }[] = await (await page.request.get('/api/latest-news/')).json();
  return articles[0]?.title ?? '';
}

/** A name and an address that nobody has had before. */
export function somebody(): Somebody {
  const email = `donor-${Date.now()}-${randomInt(1_000_000)}@example.org`;
  return { email, password: 'Lantern-14-Street', firstName: 'Zainab', lastName: 'Okonkwo' };
}

/** Without the address of a far client: the outbox is shown on this machine only. */
async function newestCode({ url }: RunningServer, email: string): Promise<string> {
  const read = async () => {
    const mails: { to: string; subject: string }[] = await (await fetch(`${url}/dev/mail.json`)).json();
    return mails.find(({ to }) => to === email)?.subject.match(/\b\d{5}\b/)?.[0] ?? '';
  };
  await expect.poll(read).toMatch(/^\d{5}$/);
  return read();
}

async function signUp(
  request: APIRequestContext,
  { email, password, firstName, lastName }: Somebody,
  mailedCode: (email: string) => Promise<string>,
): Promise<void> {
  const person = { email, first_name: firstName, last_name: lastName };
  const sent = await request.post('/api/send-email-verification-code/', { data: person });
  expect(sent.status()).toBe(200);
  const code = await mailedCode(email);
  const made = await request.post('/api/verify-code-and-sign-up/', { data: { ...person, code, password } });
  expect(made.status()).toBe(200);
}
