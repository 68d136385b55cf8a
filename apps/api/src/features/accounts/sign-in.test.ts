import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { password, signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { argon2Passwords } from './passwords.ts';

const email = 'ada@example.org';

describe.each(engines)('sign-in on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
    await signUp(context, email);
  });
  afterEach(() => context.close());

  const attempt = (typed: string, to = email, from = '203.0.113.7') =>
    context.request('signIn', { body: { email: to, password: typed }, from });

  test('ignores case and surrounding spaces in the address', async () => {
    const answer = await attempt(` ${password} `, ' ADA@Example.ORG ');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a wrong password and an unknown address get the same response', async () => {
    const wrong = await attempt('Wrong-pass-1');
    const unknown = await attempt('Wrong-pass-1', 'bob@example.org');
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: refusals.incorrectSignIn }]);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('refuses for 15 minutes after five failures per account and network, even the right password', async () => {
    for (const typed of ['Wrong-pass-1', 'Wrong-pass-2', 'Wrong-pass-3', 'Wrong-pass-4', 'Wrong-pass-5']) {
      expect((await attempt(typed)).statusCode).toBe(401);
    }
    const refused = await attempt(password);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([401, '900']);
    expect(refused.json()).toEqual({ message: 'Too many attempts. You can try again in 15 minutes.' });
    expect((await attempt(password, email, '198.51.100.9')).statusCode).toBe(200);
    context.clock.now += 900_000;
    expect((await attempt(password)).statusCode).toBe(200);
  });

  test('simultaneous attempts cannot exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('Wrong-pass-1')));
    expect(answers.filter(isThrottled)).toHaveLength(15);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
  });

  test('refuses after 20 failures per hour from a network, for any account', async () => {
    const throttled: boolean[] = [];
    for (let at = 0; at < 22; at += 1) {
      throttled.push(isThrottled(await attempt('Wrong-pass-1', `someone-${at}@example.org`)));
    }
    expect(throttled).toEqual([...Array<boolean>(20).fill(false), true, true]);
    context.clock.now += 3_600_000;
    expect((await attempt(password)).statusCode).toBe(200);
  });

  test('does not count successes', async () => {
    for (let at = 0; at < 25; at += 1) expect((await attempt(password)).statusCode).toBe(200);
  });

  test('stores limits in the database without addresses', async () => {
    await attempt('Wrong-pass-1');
    const rows = await context.database.selectFrom('limits').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(kept).toContain('sign-in-account');
    expect(kept).not.toContain('203.0.113.7');
    expect(kept).not.toContain(email);
  });
});

test('computes two hashes at once, queues twenty and refuses the rest with 503', async () => {
  const passwords = argon2Passwords();
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.hash(password)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ status: 503, message: refusals.busy });
  await expect(passwords.hash(password)).resolves.toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
