import { calls, type CallName, type Dashboard } from '@hearthlight/domain';
import { aDonor } from '@hearthlight/domain/fixtures';
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';

import { expect, openHydrated, type Person } from './fixtures.ts';

/** The stored tokens (specification §3). */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The demo donor of the sample data (decision 0013). */
export const demoDonor = { email: 'demo@example.org', password: 'Lantern-Street-14' };

/** Opens a session with the sign-in call. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Tokens> {
  const response = await request.post(calls.signIn.path, { data: { email, password } });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Stores tokens once, like the sign-in form. The app may remove them later. */
export async function storeTokens(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(tokens));
}

/** Returns the content of `localStorage`. */
export const storedValues = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Returns the URL pattern of a call without path parameters. */
export const requestsOf = (name: CallName): string => `**${calls[name].path}`;

/** Stubs the response of a call. */
export async function respondTo(page: Page, name: CallName, status: number, json: unknown): Promise<void> {
  await page.route(requestsOf(name), (route) => route.fulfill({ status, json }));
}

/** Aborts a call, like a network failure. */
export async function abortCall(page: Page, name: CallName): Promise<void> {
  await page.route(requestsOf(name), (route) => route.abort());
}

/** Opens a guarded address with a session and stubbed `data`. */
export async function showDashboard(page: Page, address: string, data: Dashboard | null, status = 200): Promise<void> {
  await storeTokens(page, { access_token: 'access', refresh_token: 'refresh' });
  await respondTo(page, 'userDetails', 200, data ?? aDonor());
  await respondTo(page, 'dashboard', status, data);
  await openHydrated(page, address);
}

export interface HeldCall {
  /** How often the call has been made. */
  made: () => number;
  /** Continues all delayed requests. */
  release: () => void;
}

/** Delays a call until it is released, then handles it with `then`. By default, the server responds. */
export async function holdCall(
  page: Page,
  name: CallName,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldCall> {
  let made = 0;
  const gate = Promise.withResolvers<void>();
  await page.route(requestsOf(name), async (route) => {
    made += 1;
    await gate.promise;
    await then(route);
  });
  return { made: () => made, release: gate.resolve };
}

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Fills in step 1 of sign-up on the current page. */
export async function fillDetails(page: Page, { email, password, firstName, lastName }: Person): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'E-mail address').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

/** Fills in and submits the sign-in form on the current page. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await field(page, 'E-mail address').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Signin').click();
}

/** Returns the cumulative layout shift so far. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
