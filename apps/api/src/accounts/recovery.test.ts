import { setTimeout } from 'node:timers/promises';

import { sentences } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../http/refusal.ts';
import { aSignedInDonor, browserOf, codeIn, password, signIn, signUp } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';

const email = 'ada@example.org';
const newPassword = 'Another-8-word';

describe.each(engines)('recovery on $name', (engine) => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage(engine);
    await signUp(stage, email);
  });
  afterEach(() => stage.close());

  const sendCode = (to = email) => stage.ask('sendPasswordResetCode', { body: { email: to } });
  const verify = (browser: string | undefined, code: string) =>
    stage.ask('verifyPasswordResetCode', { body: { code }, ...(browser !== undefined && { browser }) });
  const change = (browser: string | undefined, to = email, chosen = newPassword) =>
    stage.ask('changePassword', {
      body: { email: to, password: chosen },
      ...(browser !== undefined && { browser }),
    });
  /** A browser that has entered the right code. */
  const verifiedBrowser = async (to = email) => {
    const browser = browserOf(await sendCode(to));
    expect((await verify(browser, codeIn(stage.letters.at(-1)))).statusCode).toBe(200);
    return browser;
  };

  test('code, new password, signed out everywhere, told by mail', async () => {
    const tokens = await signIn(stage, email);
    const browser = await verifiedBrowser();
    const changed = await change(browser);
    expect(changed.statusCode).toBe(200);
    expect((await stage.ask('userDetails', { token: tokens.access_token })).statusCode).toBe(401);
    expect((await stage.ask('signIn', { body: { email, password } })).statusCode).toBe(401);
    expect((await signIn(stage, email, newPassword)).access_token).not.toBe('');
    expect(stage.letters.at(-1)?.subject).toBe('Your Hearthlight password was changed');
  });

  test('the cookie cannot be read by scripts or sent from other sites', async () => {
    const header = String((await sendCode()).headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/api/'])
      expect(header).toContain(part);
  });

  test('a code is good for the browser that asked, and for no other', async () => {
    const mine = browserOf(await sendCode());
    const code = codeIn(stage.letters.at(-1));
    expect((await verify(undefined, code)).statusCode).toBe(400);
    expect((await verify('another-browser', code)).statusCode).toBe(400);
    expect((await change(mine)).statusCode).toBe(400);
    expect((await verify(mine, code)).statusCode).toBe(200);
  });

  test('a browser that asked before is worthless once another has asked', async () => {
    const first = browserOf(await sendCode());
    const code = codeIn(stage.letters.at(-1));
    stage.clock.now += 61_000;
    await sendCode();
    expect((await verify(first, code)).statusCode).toBe(400);
  });

  test('the leave is for this very address', async () => {
    await signUp(stage, 'eve@example.org');
    const eves = await verifiedBrowser('eve@example.org');
    expect((await change(eves, email)).statusCode).toBe(400);
    await signIn(stage, email);
  });

  test('the leave is spent by its use: nothing can be replayed', async () => {
    const { hash, verify: matches } = stage.deps.passwords;
    await stage.close();
    // Long enough for all to be allowed before the first of them is done.
    const slowly = async (chosen: string) => {
      await setTimeout(100);
      return hash(chosen);
    };
    stage = await openStage(engine, { passwords: { hash: slowly, verify: matches } });
    await signUp(stage, email);
    const browser = await verifiedBrowser();
    const code = codeIn(stage.letters.at(-1));
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await change(browser)).statusCode).toBe(400);
    expect((await verify(browser, code)).statusCode).toBe(400);
  });

  test.each([
    [599, 200],
    [601, 400],
  ])('%i seconds after the code was verified a change answers %i', async (seconds, status) => {
    const browser = await verifiedBrowser();
    stage.clock.now += seconds * 1000;
    expect((await change(browser)).statusCode).toBe(status);
  });

  test('a code is verified once: entering it again does not make the leave last longer', async () => {
    const browser = await verifiedBrowser();
    stage.clock.now += 500_000;
    expect((await verify(browser, codeIn(stage.letters.at(-1)))).statusCode).toBe(400);
    stage.clock.now += 101_000;
    expect((await change(browser)).statusCode).toBe(400);
  });

  test('five tries', async () => {
    const browser = browserOf(await sendCode());
    for (const wrong of ['a2345', 'b2345', 'c2345', 'd2345', 'e2345']) await verify(browser, wrong);
    expect((await verify(browser, codeIn(stage.letters.at(-1)))).json()).toMatchObject({
      message: refusals.codeSpent,
    });
  });

  test('an unknown address gets the same answer, and a mail without a code', async () => {
    const known = await sendCode();
    const unknown = await sendCode('bob@example.org');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body.replace(email, 'bob@example.org'));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(stage.letters.at(-1)?.subject).toBe('There is no Hearthlight account with this address');
    expect(stage.letters.at(-1)?.text).not.toMatch(/^\d{5}$/m);
  });

  test('an account that was deleted in between answers 404', async () => {
    const browser = await verifiedBrowser();
    await stage.database.deleteFrom('donors').execute();
    const answer = await change(browser);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: sentences.accountNotFound }]);
  });

  test('the sessions of other donors stay open', async () => {
    const other = await aSignedInDonor(stage, 'eve@example.org');
    await change(await verifiedBrowser());
    expect((await stage.ask('userDetails', { token: other.access_token })).statusCode).toBe(200);
  });
});
