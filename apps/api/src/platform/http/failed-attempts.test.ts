import { afterEach, beforeEach, expect, test } from 'vitest';

import { keyedDigest } from '../../lib/secure-random.ts';
import { anApplicant, password, signUp } from '../../testing/donors.ts';
import { sqlite } from '../../testing/engines.ts';
import { addStaff, aSignedInStaff, cookieOf, deskRequest, staffPassword } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';

const ada = 'ada@example.org';
const wrong = 'Wrong-pass-1';
const client = '198.51.100.1';

let context: TestContext;
let lines: string[];
const metrics = createMetrics();

beforeEach(async () => {
  lines = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  context = await createTestContext(sqlite, { log, metrics });
  // A warning that the site is not built.
  lines.length = 0;
});
afterEach(() => context.close());

const logged = (): Record<string, unknown>[] =>
  lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ level }) => level === 'warn');

/** Makes the password step of an owner. Returns the cookie of the second one. */
async function passwordStep(): Promise<string> {
  await addStaff(context, ada, 'owner');
  const body = { email: ada, password: staffPassword };
  return cookieOf(await deskRequest(context, 'deskSignIn', { body }));
}

async function secondFactor(body: object, { isKnown = false } = {}) {
  const cookie = await passwordStep();
  const known = keyedDigest(context.deps.secret, client);
  if (isKnown) await context.database.updateTable('staff').set({ known_networks: known }).execute();
  return deskRequest(context, 'deskSecondFactor', { cookie, body, from: client });
}

const token = 'x'.repeat(43);
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} };

/** The attempts of a guesser, with their log entries. */
const guesses: readonly [name: string, guess: () => Promise<unknown>, logs: Record<string, unknown>][] = [
  [
    'a wrong password of a donor',
    async () => {
      await signUp(context, ada);
      await context.request('signIn', { body: { email: ada, password: wrong } });
    },
    { event: 'sign-in-failed', route: '/api/signin/' },
  ],
  [
    'an unknown address at the desk',
    () => deskRequest(context, 'deskSignIn', { body: { email: ada, password: wrong } }),
    { event: 'sign-in-failed', route: '/desk/api/sign-in/' },
  ],
  [
    'a wrong password at the desk',
    async () => {
      await addStaff(context, ada, 'owner');
      await deskRequest(context, 'deskSignIn', { body: { email: ada, password: wrong } });
    },
    { event: 'sign-in-failed', route: '/desk/api/sign-in/' },
  ],
  [
    'the password of staff who lack their second factor',
    async () => {
      await addStaff(context, ada, 'owner', { factor: false });
      await deskRequest(context, 'deskSignIn', { body: { email: ada, password: staffPassword } });
    },
    { event: 'sign-in-failed', route: '/desk/api/sign-in/' },
  ],
  [
    'a wrong code of an app',
    () => secondFactor({ factor: 'totp', code: '000000' }),
    { event: 'second-factor-failed', factor: 'totp', staff: 1, known_network: false },
  ],
  [
    'a wrong recovery code from a network of the last sign-ins',
    () => secondFactor({ factor: 'recovery', code: 'aaaaa-aaaaa' }, { isKnown: true }),
    { event: 'second-factor-failed', factor: 'recovery', staff: 1, known_network: true },
  ],
  [
    'a wrong passkey',
    () => secondFactor({ factor: 'passkey', credential }),
    { event: 'second-factor-failed', factor: 'passkey' },
  ],
  [
    'a wrong code of a new app',
    async () => {
      const { cookie } = await aSignedInStaff(context, 'editor');
      await deskRequest(context, 'finishTotp', { cookie, body: { code: '000000' } });
    },
    { event: 'second-factor-failed', factor: 'totp', staff: 1 },
  ],
  [
    'a new passkey that answers no challenge',
    async () => {
      const { cookie } = await aSignedInStaff(context, 'editor');
      await deskRequest(context, 'finishPasskey', { cookie, body: { label: 'Key', credential } });
    },
    { event: 'second-factor-failed', factor: 'passkey' },
  ],
  [
    'a wrong password at a prompt',
    async () => {
      const { cookie } = await aSignedInStaff(context, 'editor');
      await deskRequest(context, 'confirmPassword', { cookie, body: { password: wrong } });
    },
    { event: 'password-failed', staff: 1 },
  ],
  ['an unknown link', () => deskRequest(context, 'readStaffLink', { body: { token } }), { event: 'link-failed' }],
  [
    'an unknown invitation',
    () => deskRequest(context, 'acceptStaffLink', { body: { token, name: 'Eve Adams', password } }),
    { event: 'link-failed' },
  ],
  [
    'a wrong sign-up code',
    () => context.request('verifyCodeAndSignUp', { body: { ...anApplicant(ada), code: '12345', password } }),
    { event: 'code-failed' },
  ],
  [
    'a wrong recovery code of a donor',
    () => context.request('verifyPasswordResetCode', { browser: 'x', body: { code: '12345' } }),
    { event: 'code-failed' },
  ],
  [
    'a new password without a code',
    () => context.request('changePassword', { browser: 'x', body: { email: ada, password } }),
    { event: 'code-failed' },
  ],
];

test.each(guesses)('logs and counts %s', async (_, guess, logs) => {
  const series = new RegExp(String.raw`^failed_attempts_total\{event="${logs['event']}"\} (\d+)$`, 'm');
  const counted = async () => Number(series.exec(await metrics.text())?.[1]);
  const before = await counted();
  await guess();
  expect(logged()).toEqual([expect.objectContaining({ ...logs, request_id: expect.any(String) })]);
  expect(await counted()).toBe(before + 1);
  expect(lines.join('')).not.toContain(ada);
  expect(lines.join('')).not.toContain(client);
});

test.each([
  ['staff-sign-in-account', () => deskRequest(context, 'deskSignIn', { body: { email: ada, password: wrong } }), 5],
  ['staff-link', () => deskRequest(context, 'readStaffLink', { body: { token } }), 60],
  // The response is that of a code that was sent.
  ['code-minute', () => context.request('sendPasswordResetCode', { body: { email: ada } }), 1],
])('logs the limit %s once, and counts each attempt beyond it', async (limit, attempt, max) => {
  for (let at = 0; at < max + 3; at += 1) await attempt();
  expect(logged().filter(({ event }) => event === 'limit-reached')).toEqual([expect.objectContaining({ limit })]);
  expect(await metrics.text()).toContain(`limits_reached_total{limit="${limit}"} 3\n`);
});
