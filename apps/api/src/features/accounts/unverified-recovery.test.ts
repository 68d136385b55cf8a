import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { secureRandom } from '../../lib/secure-random.ts';
import { refusals } from '../../platform/http/refusal.ts';
import { aSignedInDonor, browserOf, codeIn, password, signIn } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const ada = 'ada@example.org';
const eve = 'eve@example.org';
const adasNew = 'Another-8-word';
const attacker = 'Attacker-9-word';
const attempts = 1000;
/** Simultaneous attempts. More would wait for a database connection. */
const batchSize = 50;

describe.each(engines)('without this browser’s verified code on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
  });
  afterEach(() => context.close());

  const ask = async (to: string, browser = '') => {
    // An address can request one code per minute.
    context.clock.now += 61_000;
    return browserOf(await context.request('sendPasswordResetCode', { body: { email: to }, browser }));
  };
  const verify = async (browser: string, code = codeIn(context.mails.at(-1))) =>
    (await context.request('verifyPasswordResetCode', { body: { code }, browser })).statusCode;
  const verified = async (to: string) => {
    const browser = await ask(to);
    expect(await verify(browser)).toBe(200);
    return browser;
  };
  const change = (browser: string | undefined, chosen: string, { to = ada, from = '203.0.113.7' } = {}) =>
    context.request('changePassword', {
      body: { email: to, password: chosen },
      from,
      ...(browser !== undefined && { browser }),
    });

  /** Tries each cookie in turn, from a different network each time so that no limit interferes. */
  const attack = async (cookies: readonly (() => string | undefined)[], first: number) => {
    const responses = new Set<string>();
    for (let at = first; at < first + attempts / 2; at += batchSize) {
      const batch = Array.from({ length: batchSize }, (_, index) => {
        const from = `198.51.${(at + index) % 200}.${Math.floor((at + index) / 200)}`;
        return change(cookies[(at + index) % cookies.length]?.(), attacker, { from });
      });
      for (const { body, statusCode } of await Promise.all(batch)) responses.add(`${statusCode} ${body}`);
    }
    expect([...responses]).toEqual([`400 ${JSON.stringify({ message: refusals.codeNotVerified })}`]);
  };

  test(`none of ${attempts} attempts changes a password or repeats a change`, async () => {
    await aSignedInDonor(context, eve);
    await aSignedInDonor(context, ada);
    const used = await verified(ada);
    expect((await change(used, adasNew)).statusCode).toBe(200);
    const eves = await verified(eve);
    const outdated = await verified(ada);
    const adas = await ask(ada, outdated);
    expect(await verify(adas, 'x1234')).toBe(400);
    const stored = await context.database
      .selectFrom('codes')
      .select(['holder', 'code_hash'])
      .where('email_key', '=', ada)
      .executeTakeFirstOrThrow();
    const invalid = [
      () => undefined,
      () => '',
      () => secureRandom.token(),
      () => used,
      () => eves,
      () => outdated,
      () => adas.toLowerCase(),
      () => stored.holder,
      () => stored.code_hash,
    ];
    const { access_token: token } = await signIn(context, ada, adasNew);
    await attack([...invalid, () => adas], 0);
    // Ada's own browser verifies its code. This must not help the others.
    expect(await verify(adas)).toBe(200);
    await attack(invalid, attempts / 2);

    const signInWith = async (email: string, typed: string) =>
      (await context.request('signIn', { body: { email, password: typed } })).statusCode;
    expect([await signInWith(ada, attacker), await signInWith(ada, adasNew)]).toEqual([401, 200]);
    expect((await context.request('userDetails', { token })).statusCode).toBe(200);
    // The attempts did not use up Ada's and Eve's own permissions.
    expect((await change(adas, password)).statusCode).toBe(200);
    expect((await change(eves, adasNew, { to: eve })).statusCode).toBe(200);
    expect([await signInWith(ada, password), await signInWith(eve, adasNew)]).toEqual([200, 200]);
  });
});
