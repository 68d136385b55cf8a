import { setTimeout } from 'node:timers/promises';

import { formatWait, sentences } from '@hearthlight/domain';
import { time } from '@hearthlight/words/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { callLimits, createLimits } from '../../platform/limits/limits.ts';
import { anApplicant, aSignedInDonor, browserOf, codeIn, password, signIn, signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const email = 'ada@example.org';
const newPassword = 'Another-8-word';

describe.each(engines)('recovery on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
    await signUp(context, email);
  });
  afterEach(() => context.close());

  const sendCode = (to = email, browser = '') =>
    context.request('sendPasswordResetCode', { body: { email: to }, browser });
  const verify = (browser: string | undefined, code: string) =>
    context.request('verifyPasswordResetCode', { body: { code }, ...(browser !== undefined && { browser }) });
  const change = (browser: string | undefined, to = email, chosen = newPassword) =>
    context.request('changePassword', {
      body: { email: to, password: chosen },
      ...(browser !== undefined && { browser }),
    });
  const attempt = (typed: string, to = email) => context.request('signIn', { body: { email: to, password: typed } });
  const throttled = async (typed: string, to?: string) => isThrottled(await attempt(typed, to));
  /** Returns the cookie of a browser that entered the right code. */
  const verifiedBrowser = async (to = email) => {
    const browser = browserOf(await sendCode(to));
    expect((await verify(browser, codeIn(context.mails.at(-1)))).statusCode).toBe(200);
    return browser;
  };

  test('changes the password, ends all sessions and notifies the donor', async () => {
    const tokens = await signIn(context, email);
    const sent = await sendCode();
    const verified = await verify(browserOf(sent), codeIn(context.mails.at(-1)));
    const changed = await change(browserOf(sent));
    expect([sent, verified, changed].map((answer) => answer.json())).toEqual([
      { message: `Please check the inbox of ${email} for a five-digit code.` },
      { message: 'Thank you. Please choose a new password.' },
      { message: 'Your password has been changed. Please sign in with the new one.' },
    ]);
    expect((await context.request('userDetails', { token: tokens.access_token })).statusCode).toBe(401);
    expect((await context.request('signIn', { body: { email, password } })).statusCode).toBe(401);
    expect((await signIn(context, email, newPassword)).access_token).not.toBe('');
    expect(context.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Your Hearthlight password was changed',
      text: expect.stringContaining('Ada'),
    });
  });

  test('lets the donor sign in at once after too many wrong passwords, but no other account of the network', async () => {
    for (let at = 0; at < 6; at += 1) for (const to of [email, 'eve@example.org']) await attempt('Wrong-pass-1', to);
    expect([await throttled(password), await throttled(password, 'eve@example.org')]).toEqual([true, true]);
    expect((await change(await verifiedBrowser())).statusCode).toBe(200);
    expect((await attempt(newPassword)).statusCode).toBe(200);
    expect(await throttled(password, 'eve@example.org')).toBe(true);
    for (let at = 0; at < 10; at += 1) expect(await throttled('Wrong-pass-1', `someone-${at}@example.org`)).toBe(false);
    expect(await throttled('Wrong-pass-1', 'someone@example.org')).toBe(true);
  });

  test.each([
    ['sendPasswordResetCode', callLimits.codeSending, { email }],
    ['verifyPasswordResetCode', callLimits.codeTrying, { code: '12345' }],
    ['changePassword', callLimits.passwordChange, { email, password: newPassword }],
    ['verifyCodeAndSignUp', callLimits.codeTrying, { ...anApplicant(email), code: '12345', password: newPassword }],
  ] as const)('%s says on 400, which the page shows, when to try again', async (name, limit, body) => {
    const from = '198.51.100.9';
    await createLimits(context.deps).allows(...Array.from({ length: limit.max + 1 }, () => [limit, from] as const));
    const refused = await context.request(name, { body, from });
    const message = time.tryAgainIn({ sentence: refusals.tooManyRequests, wait: formatWait(limit.seconds) });
    expect([refused.statusCode, refused.json()]).toEqual([400, { message }]);
    expect(refused.headers['retry-after']).toBe(String(limit.seconds));
  });

  test('does not hash a password without permission', async () => {
    await context.close();
    const hashed: string[] = [];
    const hash = (chosen: string) => Promise.resolve(String(hashed.push(chosen)));
    context = await createTestContext(engine, { passwords: { hash, verify: () => Promise.resolve(true) } });
    await signUp(context, email);
    const browser = browserOf(await sendCode());
    expect((await change(browser)).statusCode).toBe(400);
    expect(hashed).toEqual([password]);
  });

  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const header = String((await sendCode()).headers['set-cookie']);
    for (const part of ['__Host-', 'HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/;']) expect(header).toContain(part);
  });

  test('a code is valid only in the browser that requested it', async () => {
    const mine = browserOf(await sendCode());
    const code = codeIn(context.mails.at(-1));
    expect((await verify(undefined, code)).statusCode).toBe(400);
    expect((await verify('another-browser', code)).statusCode).toBe(400);
    expect((await change(mine)).statusCode).toBe(400);
    expect((await verify(mine, code)).statusCode).toBe(200);
  });

  test('a new code invalidates the earlier code and permission of the same browser', async () => {
    const first = browserOf(await sendCode());
    const code = codeIn(context.mails.at(-1));
    context.clock.now += 61_000;
    const second = browserOf(await sendCode(email, first));
    expect((await verify(first, code)).statusCode).toBe(400);
    expect((await verify(second, codeIn(context.mails.at(-1)))).statusCode).toBe(200);
    context.clock.now += 61_000;
    await sendCode(email, second);
    expect((await change(second)).statusCode).toBe(400);
  });

  test('the permission is valid for one address only', async () => {
    await signUp(context, 'eve@example.org');
    const eves = await verifiedBrowser('eve@example.org');
    expect((await change(eves, email)).statusCode).toBe(400);
    await signIn(context, email);
  });

  test('the permission can be used only once, even by simultaneous calls', async () => {
    const { hash, verify: matches } = context.deps.passwords;
    await context.close();
    // Slow enough that every call passes the check before the first one finishes.
    const slowly = async (chosen: string) => {
      await setTimeout(100);
      return hash(chosen);
    };
    context = await createTestContext(engine, { passwords: { hash: slowly, verify: matches } });
    await signUp(context, email);
    const browser = await verifiedBrowser();
    const code = codeIn(context.mails.at(-1));
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await change(browser)).statusCode).toBe(400);
    expect((await verify(browser, code)).statusCode).toBe(400);
  });

  test.each([
    [599_999, 200],
    [600_000, 400],
  ])('%i ms after the code was verified, changing the password returns %i', async (late, status) => {
    const browser = await verifiedBrowser();
    context.clock.now += late;
    expect((await change(browser)).statusCode).toBe(status);
  });

  test('entering the code again does not extend the permission', async () => {
    const browser = await verifiedBrowser();
    context.clock.now += 500_000;
    expect((await verify(browser, codeIn(context.mails.at(-1)))).statusCode).toBe(400);
    context.clock.now += 101_000;
    expect((await change(browser)).statusCode).toBe(400);
  });

  test('refuses the right code after five wrong attempts', async () => {
    const browser = browserOf(await sendCode());
    for (const wrong of ['a2345', 'b2345', 'c2345', 'd2345', 'e2345']) await verify(browser, wrong);
    expect((await verify(browser, codeIn(context.mails.at(-1)))).json()).toMatchObject({
      message: refusals.expiredCode,
    });
  });

  test('returns the same response for an unknown address and mails it no code', async () => {
    const known = await sendCode();
    const unknown = await sendCode('bob@example.org');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body.replace(email, 'bob@example.org'));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(context.mails.at(-1)).toMatchObject({
      to: 'bob@example.org',
      subject: 'There is no Hearthlight account with this address',
    });
    expect(context.mails.at(-1)?.text).not.toMatch(/^\d{5}$/m);
  });

  test('returns 404 for an account that was deleted in the meantime', async () => {
    const browser = await verifiedBrowser();
    await context.database.deleteFrom('donors').execute();
    const answer = await change(browser);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: sentences.accountNotFound }]);
  });

  test('does not end the sessions of other donors', async () => {
    const other = await aSignedInDonor(context, 'eve@example.org');
    await change(await verifiedBrowser());
    expect((await context.request('userDetails', { token: other.access_token })).statusCode).toBe(200);
  });
});
