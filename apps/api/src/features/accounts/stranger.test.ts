import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { browserOf, codeIn, signIn, signUp } from '../../testing/donors.ts';
import { anApplicant, password } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const email = 'ada@example.org';
const newPassword = 'Another-8-word';
const stranger = '198.51.100.66';
const minute = 60_000;
const allowed = (count: number) => Array<boolean>(count).fill(false);

describe.each(engines)('a stranger on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
    await signUp(context, email);
  });
  afterEach(() => context.close());

  const ask = (from?: string, browser = '') =>
    context.request('sendPasswordResetCode', {
      body: { email },
      browser,
      ...(from !== undefined && { from }),
    });
  const verify = (browser: string, code: string, from?: string) =>
    context.request('verifyPasswordResetCode', {
      body: { code },
      browser,
      ...(from !== undefined && { from }),
    });
  const change = (browser: string) =>
    context.request('changePassword', { body: { email, password: newPassword }, browser });
  /** Recovers the account as its owner. Returns the statuses. */
  const recover = async () => {
    const mailed = context.mails.length;
    const browser = browserOf(await ask());
    expect(context.mails.length).toBe(mailed + 1);
    const verified = await verify(browser, codeIn(context.mails.at(-1)));
    return [verified.statusCode, (await change(browser)).statusCode];
  };

  test('cannot invalidate the code or permission of the owner’s browser', async () => {
    const owners = browserOf(await ask());
    const code = codeIn(context.mails.at(-1));
    await ask(stranger);
    expect((await verify(owners, code)).statusCode).toBe(200);
    for (let at = 0; at < 8; at += 1) {
      context.clock.now += minute;
      await ask(stranger);
    }
    expect((await change(owners)).statusCode).toBe(200);
  });

  test('cannot block the owner’s recovery with any number of requests', async () => {
    for (let at = 0; at < 40; at += 1) {
      await ask(stranger);
      context.clock.now += 20 * minute;
    }
    expect(context.mails.length).toBeLessThanOrEqual(1 + 12);
    expect(await recover()).toEqual([200, 200]);
  });

  test('cannot use up the quota of the donor’s usual network, even from many networks', async () => {
    await signIn(context, email);
    for (let at = 0; at < 50; at += 1) await ask(`192.0.2.${at}`);
    expect(context.mails).toHaveLength(1 + 30);
    await context.request('sendPasswordResetCode', { body: { email: 'eve@example.org' }, from: '192.0.2.1' });
    expect(context.mails.at(-1)).toMatchObject({ to: 'eve@example.org' });
    expect(await recover()).toEqual([200, 200]);
  });

  test('gets the same response over the quota, and no mail is sent', async () => {
    const first = await ask(stranger);
    const mailed = context.mails.length;
    const over = await ask(stranger);
    expect(context.mails).toHaveLength(mailed);
    expect([over.statusCode, over.body]).toEqual([first.statusCode, first.body]);
    expect(Object.keys(over.headers)).toEqual(Object.keys(first.headers));
    expect(String(over.headers['set-cookie']).length).toBe(String(first.headers['set-cookie']).length);
    expect(browserOf(over)).not.toBe(browserOf(first));
  });

  test('keeps the browser’s code when a request exceeds the quota', async () => {
    const owners = browserOf(await ask());
    const again = browserOf(await ask(undefined, owners));
    expect(again).toBe(owners);
    expect((await verify(again, codeIn(context.mails.at(-1)))).statusCode).toBe(200);
  });

  test('gets one code a minute, five an hour and ten a day per network and address', async () => {
    const mailed = context.mails.length;
    const start = context.clock.now;
    const sent: number[] = [];
    for (const minutes of [0, 0.9, 1, 3, 5, 7, 9, 59, 61, 63, 65, 67, 69, 71, 122, 1300, 1441]) {
      context.clock.now = start + minutes * minute;
      const before = context.mails.length;
      expect((await ask(stranger)).statusCode).toBe(200);
      if (context.mails.length > before) sent.push(minutes);
    }
    expect(sent).toEqual([0, 1, 3, 5, 7, 61, 63, 65, 67, 69, 1441]);
    expect(context.mails).toHaveLength(mailed + sent.length);
  });

  test('loses codes and permissions for the address when the password changes', async () => {
    const other = browserOf(await ask(stranger));
    expect((await verify(other, codeIn(context.mails.at(-1)))).statusCode).toBe(200);
    expect(await recover()).toEqual([200, 200]);
    expect((await change(other)).statusCode).toBe(400);
  });

  test('can guess 30 codes an hour and 100 a day across all addresses', async () => {
    /** Returns whether a wrong code is refused unread. */
    const guess = async (at: number, from = stranger) => {
      const to = `victim-${at}@example.org`;
      const body = { ...anApplicant(to), code: '00000', password };
      return isThrottled(await context.request('verifyCodeAndSignUp', { body, from }));
    };
    const guesses = async (from: number, count: number) => {
      const throttled: boolean[] = [];
      for (let at = from; at < from + count; at += 1) throttled.push(await guess(at));
      return throttled;
    };
    expect(await guesses(0, 32)).toEqual([...allowed(30), true, true]);
    // Recovery codes count too; other networks do not.
    expect(isThrottled(await verify(browserOf(await ask(stranger)), '00000', stranger))).toBe(true);
    expect(await guess(99, '192.0.2.1')).toBe(false);
    context.clock.now += 60 * minute;
    expect(await guesses(100, 31)).toEqual([...allowed(30), true]);
    context.clock.now += 60 * minute;
    expect(await guesses(200, 31)).toEqual([...allowed(30), true]);
    context.clock.now += 60 * minute;
    expect(await guesses(300, 11)).toEqual([...allowed(10), true]);
    context.clock.now += 60 * minute;
    expect(await guess(400)).toBe(true);
    context.clock.now += 21 * 60 * minute;
    expect(await guess(500)).toBe(false);
  });

  test('does not use up guesses with right codes', async () => {
    for (let at = 0; at < 35; at += 1) {
      context.clock.now += minute;
      await signUp(context, `friend-${at}@example.org`);
    }
    const donors = await context.database.selectFrom('donors').select('id').execute();
    expect(donors).toHaveLength(36);
  });

  test('cannot sign up for another address that folds to the same letters', async () => {
    const kelvin = 'mi\u212Ae@example.org';
    await context.request('sendEmailVerificationCode', { body: anApplicant(kelvin) });
    const code = codeIn(context.mails.at(-1));
    const enter = async (to: string) =>
      (await context.request('verifyCodeAndSignUp', { body: { ...anApplicant(to), code, password } })).json();
    expect(await enter('mike@example.org')).toMatchObject({ message: refusals.expiredCode });
    await enter(kelvin);
    const existence = async (to: string) =>
      (await context.request('registrationDetailExistence', { body: { email: to } })).json();
    expect(await existence(kelvin)).toEqual({ email: 'Non-available' });
    expect(await existence('mike@example.org')).toEqual({ email: 'Available' });
  });

  test('cannot enter a code for an address in a different case than it was mailed to', async () => {
    await context.request('sendEmailVerificationCode', { body: anApplicant('Bob@example.org') });
    const code = codeIn(context.mails.at(-1));
    const enter = async (to: string) =>
      (await context.request('verifyCodeAndSignUp', { body: { ...anApplicant(to), code, password } })).statusCode;
    expect([await enter('bob@example.org'), await enter('Bob@example.org')]).toEqual([400, 200]);
  });
});
