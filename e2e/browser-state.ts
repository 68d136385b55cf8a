import { calls, type CallName, type Dashboard } from '@hearthlight/domain';
import { aDonor } from '@hearthlight/domain/fixtures';
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';

import { expect, type Somebody } from './fixtures.ts';

/** What signing in leaves in the browser (`spec §3`). */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The donor of the sample data (`docs/decisions`, running it). */
export const demoDonor = { email: 'demo@hearthlight.example', password: 'Lantern-Street-14' };

/** Opens a session by the call that the sign-in form makes. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: Pick<Somebody, 'email' | 'password'>,
): Promise<Tokens> {
  const answer = await request.post(calls.signIn.path, { data: { email, password } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Puts tokens where signing in puts them, once: what the application does to them afterwards stays done. */
export async function keepTokens(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(tokens));
}

/** What the browser keeps for this site. */
export const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Matches the requests of a call that has no parameters in its address. */
export const requestsOf = (name: CallName): string => `**${calls[name].path}`;

/** Answers a call in the server's place. */
export async function answer(page: Page, name: CallName, status: number, json: unknown): Promise<void> {
  await page.route(requestsOf(name), (route) => route.fulfill({ status, json }));
}

/** The call never reaches the server. */
export async function cutOff(page: Page, name: CallName): Promise<void> {
  await page.route(requestsOf(name), (route) => route.abort());
}

/** Opens a guarded address as a donor whose data the server's part, played here, answers. */
export async function showDashboard(
  page: Page,
  address: string,
  data: Dashboard | null,
  status = 200,
): Promise<void> {
  await keepTokens(page, { access_token: 'access', refresh_token: 'refresh' });
  await answer(page, 'userDetails', 200, data ?? aDonor());
  await answer(page, 'dashboard', status, data);
  await page.goto(address);
}

export interface HeldCall {
  /** How often the call has been made. */
  made: () => number;
  /** Lets all of them go on. */
  letGo: () => void;
}

/** Holds a call in flight until it is let go, then treats it as `then` says: by default the server answers. */
export async function hold(
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
  return { made: () => made, letGo: gate.resolve };
}

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Fills in the sign-in form that is on screen, and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Somebody, 'email' | 'password'>,
): Promise<void> {
  await field(page, 'E-mail address').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Signin').click();
}
