import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { password } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { compareTimes } from '../../testing/timing.ts';
import { argon2Passwords } from './passwords.ts';

/**
 * Allowed difference between the medians (docs/budgets.md), on top of machine noise. Equal durations fail in fewer than
 * 1 of 1,000 runs and a 20% difference passes in fewer than 1 of 20; `timing.test.ts` simulates both.
 */
const tolerance = 0.05;
const donors = 300;

/** Addresses of equal length. Each is used once, as an attacker with a list would. */
const address = (kind: 'known' | 'other', at: number) => `${kind}-${String(at).padStart(4, '0')}@example.org`;

describe.each(engines)('known and unknown addresses on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    const passwords = argon2Passwords();
    context = await createTestContext(engine, { passwords });
    const hash = await passwords.hash(password);
    const rows = Array.from({ length: donors }, (_, at) => ({
      email: address('known', at),
      email_key: address('known', at),
      first_name: 'Ada',
      last_name: 'Byron',
      password_hash: hash,
      goal_cents: 0,
      created_at: 0,
      last_login_at: 0,
      user_agent: '',
    }));
    await context.database.insertInto('donors').values(rows).execute();
  });
  afterAll(() => context.close());

  const attempts = {
    'sign-in': (email: string, from: string) =>
      context.request('signIn', { body: { email, password: 'Wrong-pass-1' }, from }),
    reset: (email: string, from: string) => context.request('sendPasswordResetCode', { body: { email }, from }),
  };
  /** Makes each attempt from a different network, so that no limit interferes. */
  const attempt = async (name: keyof typeof attempts, kind: 'known' | 'other', at: number) => {
    const email = address(kind, at);
    const from = `10.${kind === 'known' ? 1 : 2}.${Math.floor(at / 250)}.${at % 250}`;
    const { body, headers, statusCode } = await attempts[name](email, from);
    const cookie = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=<token>;');
    const id = String(headers['x-request-id']).replace(/^[\da-f-]{36}$/, '<uuid>');
    const { date: _, ...rest } = headers;
    const head = JSON.stringify({ ...rest, 'set-cookie': cookie, 'x-request-id': id });
    return `${statusCode} ${head} ${body}`.replaceAll(email, '<address>');
  };

  test.each([
    // A sign-in is dominated by the hash, whose duration is steady. A reset takes 1 or 2 ms and varies more.
    ['sign-in', 401, { warmUp: 2, least: 20, most: 60, enough: 0.04 }],
    ['reset', 200, { warmUp: 30, least: 60, most: 250, enough: 0.04 }],
  ] as const)('%s has the same status, body and duration', async (name, status, pairs) => {
    const responses = new Set<string>();
    let made = 0;
    const note = (kind: 'known' | 'other') => async (at: number) => {
      responses.add(await attempt(name, kind, at));
      made += 1;
    };
    const { ratio, noise } = await compareTimes({ one: note('known'), other: note('other') }, pairs);
    // An unknown address gets a mail too, so that the time of sending reveals nothing.
    expect(context.mails.splice(0)).toHaveLength(name === 'reset' ? made : 0);
    expect([...responses]).toEqual([expect.stringMatching(new RegExp(`^${status} `))]);
    expect(Math.abs(Math.log(ratio)), `known takes ${ratio.toFixed(2)} times as long`).toBeLessThan(tolerance + noise);
  });
});
