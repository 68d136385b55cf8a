import { afterEach, describe, expect, test } from 'vitest';

import type { Passwords } from '../../actions/services.ts';
import { digest } from '../../lib/secure-random.ts';
import { browserOf, codeIn, password, signIn, signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { maxSessions } from './sessions.ts';

const email = 'ada@example.org';
const rounds = 100;

/** Fast passwords whose checks wait for the test. */
function gatedPasswords() {
  const state = { started: () => {}, gate: Promise.resolve() };
  const passwords: Passwords = {
    hash: (typed) => Promise.resolve(`quick ${digest(typed)}`),
    verify: async (hash, typed) => {
      const matches = hash === `quick ${digest(typed)}`;
      state.started();
      await state.gate;
      return matches;
    },
  };
  return { state, passwords };
}

describe.each(engines)('sessions of an account on $name', (engine) => {
  let context: TestContext;
  afterEach(() => context.close());

  const statusOf = async (token: string) => (await context.request('userDetails', { token })).statusCode;
  const attempt = (typed: string) => context.request('signIn', { body: { email, password: typed } });

  /** Returns a permitted call that changes the password. */
  const permitChange = async (chosen: string) => {
    const sent = await context.request('sendPasswordResetCode', { body: { email } });
    const browser = browserOf(sent);
    await context.request('verifyPasswordResetCode', {
      browser,
      body: { code: codeIn(context.mails.at(-1)) },
    });
    return () => context.request('changePassword', { browser, body: { email, password: chosen } });
  };

  test(`${rounds} pending sign-ins leave no session when the password changes`, async () => {
    const { state, passwords } = gatedPasswords();
    context = await createTestContext(engine, { passwords });
    await signUp(context, email);
    let current = password;
    const survived: number[] = [];
    const afterwards = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      context.clock.now += 86_400_000;
      const next = `Lantern-${round}-light`;
      const change = await permitChange(next);
      const started = new Promise<void>((resolve) => (state.started = resolve));
      const released = Promise.withResolvers<void>();
      state.gate = released.promise;
      const pending = attempt(current);
      await started;
      // The check ends after the change, or at the same time.
      if (round % 2 === 0) await change();
      released.resolve();
      const [response] = await Promise.all([pending, round % 2 === 0 ? undefined : change()]);
      const token: unknown = response.json().access_token;
      if (typeof token === 'string' && (await statusOf(token)) !== 401) survived.push(round);
      if (round % 2 === 0) afterwards.add(response.statusCode);
      current = next;
    }
    expect(survived).toEqual([]);
    expect([...afterwards]).toEqual([401]);
    expect(await context.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    state.gate = Promise.resolve();
    expect((await attempt(current)).statusCode).toBe(200);
  });

  test('returns 401 when the donor is deleted during sign-in', async () => {
    const { state, passwords } = gatedPasswords();
    context = await createTestContext(engine, { passwords });
    await signUp(context, email);
    const started = new Promise<void>((resolve) => (state.started = resolve));
    const released = Promise.withResolvers<void>();
    state.gate = released.promise;
    const pending = attempt(password);
    await started;
    await context.database.deleteFrom('donors').execute();
    released.resolve();
    expect((await pending).statusCode).toBe(401);
  });

  test(`an account has at most ${maxSessions} sessions; a new one ends the oldest`, async () => {
    context = await createTestContext(engine);
    await signUp(context, email);
    await signUp(context, 'eve@example.org');
    const other = await signIn(context, 'eve@example.org');
    const tokens: string[] = [];
    for (let at = 0; at < maxSessions + 2; at += 1) {
      context.clock.now += 1000;
      tokens.push((await signIn(context, email)).access_token);
    }
    const statuses = await Promise.all(tokens.map(statusOf));
    expect(statuses).toEqual([401, 401, ...Array<number>(maxSessions).fill(200)]);
    await signIn(context, 'eve@example.org');
    expect(await statusOf(other.access_token)).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => attempt(password)));
    const rows = await context.database.selectFrom('sessions').select('donor_id').execute();
    expect(rows).toHaveLength(maxSessions + 2);
  });

  test('a new session ends those that a wrong clock dated ahead', async () => {
    context = await createTestContext(engine);
    await signUp(context, email);
    await signIn(context, email);
    const ahead = context.clock.now + 400 * 24 * 3_600_000;
    await context.database.updateTable('sessions').set({ created_at: ahead, expires_at: ahead }).execute();
    const { access_token: token } = await signIn(context, email);
    expect(await context.database.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(await statusOf(token)).toBe(200);
  });

  test('limits successful sign-ins to 60 in 15 minutes per account and 300 an hour per network', async () => {
    context = await createTestContext(engine);
    const addresses = ['ada', 'bob', 'eve', 'kim', 'lee', 'zoe'].map((name) => `${name}@example.org`);
    for (const address of addresses) await signUp(context, address);
    const statuses = async (to: string, times: number) => {
      const made: number[] = [];
      for (let at = 0; at < times; at += 1) {
        const body = { email: to, password };
        made.push((await context.request('signIn', { body })).statusCode);
      }
      return made;
    };
    const sixty = Array<number>(60).fill(200);
    for (const address of addresses.slice(0, 5)) expect(await statuses(address, 60)).toEqual(sixty);
    expect(await statuses('ada@example.org', 1)).toEqual([401]);
    expect(await statuses('zoe@example.org', 1)).toEqual([401]);
    context.clock.now += 900_000;
    expect(await statuses('ada@example.org', 1)).toEqual([401]);
    context.clock.now += 2_700_000;
    expect(await statuses('ada@example.org', 61)).toEqual([...sixty, 401]);
  });
});
