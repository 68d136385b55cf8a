import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { clockTolerance } from '../../lib/clock.ts';
import { digest } from '../../lib/secure-random.ts';
import { unseal } from '../../platform/mail/sealed.ts';
import { engines, sqlite } from '../../testing/engines.ts';
import {
  addStaff,
  aSignedInStaff,
  cookieOf,
  deskCall,
  deskRequest,
  staffPassword,
  totpCodeAt,
} from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { compareTimes } from '../../testing/timing.ts';
import { argon2Passwords } from '../accounts/passwords.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { sealTotp } from './totp.ts';

const minute = 60_000;
/** What is said three minutes after the first of five wrong passwords. */
const wrongPasswords = 'Too many passwords were wrong. You can try again in 12 minutes.';

describe.each(engines)('signing in to the desk on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  /** Makes the password step. */
  const signIn = (email: string, password = staffPassword, from = '203.0.113.8') =>
    deskRequest(context, 'deskSignIn', { body: { email, password }, from });
  /** Makes the second step with a code. */
  const enter = (cookie: string, code: string, factor = 'totp') =>
    deskRequest(context, 'deskSecondFactor', { cookie, body: { factor, code } });
  /** Signs in with a recovery code. Returns the status. */
  const recover = async (email: string, code = '') =>
    (await enter(cookieOf(await signIn(email)), code, 'recovery')).statusCode;
  /** Moves to the next code of the app. */
  const nextCode = () => totpCodeAt((context.clock.now += minute));

  test('opens a session with password and code, in another cookie', async () => {
    await addStaff(context, 'editor@example.org', 'editor');
    const first = await signIn('Editor@example.org');
    expect(first.json()).toEqual({ state: 'second-factor', factors: ['totp'] });
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const half = cookieOf(first);
    const second = await enter(half, nextCode());
    expect(second.json()).toMatchObject({
      state: 'open',
      me: { email: 'editor@example.org', role: 'editor' },
    });
    const cookie = cookieOf(second);
    expect(cookie).not.toBe(half);
    expect(await deskCall(context, 'deskSession', { cookie: half })).toEqual({ state: 'signed-out' });
    const account = await deskCall(context, 'deskAccount', { cookie });
    const own = [{ is_current: true, user_agent: 'Mozilla/5.0 (a test)' }];
    expect(account.sessions).toMatchObject(own);
    // A password step is no session of the person.
    await signIn('editor@example.org');
    expect((await deskCall(context, 'deskAccount', { cookie })).sessions).toMatchObject(own);
  });

  test('a stolen password opens nothing but the second step', async () => {
    await addStaff(context, 'stolen@example.org', 'owner');
    const cookie = cookieOf(await signIn('stolen@example.org'));
    for (const name of ['deskHome', 'staffList', 'startTotp', 'startPasskey', 'renewRecoveryCodes'] as const) {
      expect((await deskRequest(context, name, { cookie })).statusCode, `${name} is refused`).toBe(401);
    }
  });

  test('a role that needs a second factor does not open without one, and an auditor does', async () => {
    await addStaff(context, 'no-factor@example.org', 'bookkeeper', { factor: false });
    await addStaff(context, 'auditor@example.org', 'auditor', { factor: false });
    const refused = await signIn('no-factor@example.org');
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await signIn('auditor@example.org')).json()).toMatchObject({ state: 'open' });
    await addStaff(context, 'careful@example.org', 'auditor');
    expect((await signIn('careful@example.org')).json()).toMatchObject({ state: 'second-factor' });
  });

  test('accepts a code of the app once, also by parallel requests', async () => {
    await addStaff(context, 'twice@example.org', 'editor');
    const cookies = await Promise.all([1, 2, 3, 4].map(async () => cookieOf(await signIn('twice@example.org'))));
    const code = nextCode();
    const responses = await Promise.all(cookies.map((cookie) => enter(cookie, code)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    const again = await enter(cookieOf(await signIn('twice@example.org')), code);
    expect([again.statusCode, again.json().fields]).toEqual([
      400,
      { code: 'This code is incorrect or was already used. Please try another one.' },
    ]);
  });

  test('accepts the code before and after the current one, and no other', async () => {
    await addStaff(context, 'late@example.org', 'editor');
    context.clock.now += 10 * minute;
    for (const [offset, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const) {
      const cookie = cookieOf(await signIn('late@example.org'));
      const { statusCode } = await enter(cookie, totpCodeAt(context.clock.now + offset * 30_000));
      expect([offset, statusCode]).toEqual([offset, status]);
    }
  });

  test('refuses every code of an app that was set up with another AUTH_SECRET', async () => {
    const id = await addStaff(context, 'earlier@example.org', 'editor');
    const { totp_secret } = await context.database
      .selectFrom('staff')
      .select('totp_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sealed = sealTotp('another secret of 32 characters..', unseal(context.deps.secret, totp_secret ?? ''));
    await context.database.updateTable('staff').set({ totp_secret: sealed }).where('id', '=', id).execute();
    const refused = await enter(cookieOf(await signIn('earlier@example.org')), nextCode());
    expect(refused.statusCode).toBe(400);
  });

  test('accepts a recovery code once, in any notation', async () => {
    const id = await addStaff(context, 'lost-phone@example.org', 'editor');
    const codes = await replaceRecoveryCodes(context.database, context.deps.secret, id);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    const typed = code.toUpperCase().replace('-', ' ');
    const cookies = await Promise.all([1, 2].map(async () => cookieOf(await signIn('lost-phone@example.org'))));
    const responses = await Promise.all(cookies.map((cookie) => enter(cookie, typed, 'recovery')));
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const opened = responses.find(({ statusCode }) => statusCode === 200);
    const account = opened && (await deskCall(context, 'deskAccount', { cookie: cookieOf(opened) }));
    expect(account).toMatchObject({ recovery_codes_left: 9, keeps_codes: true });
    const log = context.database.selectFrom('audit').select('action').where('action', '=', 'access recovery');
    expect(await log.execute()).toHaveLength(1);
  });

  test('says when no recovery code is left', async () => {
    const id = await addStaff(context, 'last-code@example.org', 'editor');
    const codes = await replaceRecoveryCodes(context.database, context.deps.secret, id);
    const hasCodes = async (code = '') => {
      const cookie = cookieOf(await enter(cookieOf(await signIn('last-code@example.org')), code, 'recovery'));
      const session = await deskCall(context, 'deskSession', { cookie });
      return session.state === 'open' && session.has_codes;
    };
    const answers: boolean[] = [];
    for (const code of codes) answers.push(await hasCodes(code));
    expect(answers).toEqual([...codes.slice(1).map(() => true), false]);
    await addStaff(context, 'no-codes@example.org', 'auditor', { factor: false });
    const cookie = cookieOf(await signIn('no-codes@example.org'));
    expect(await deskCall(context, 'deskSession', { cookie })).toMatchObject({ has_codes: true });
  });

  test('new recovery codes replace the former ones of that person only', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', 'renews@example.org');
    const other = await addStaff(context, 'keeps-old@example.org', 'editor');
    const codesOf = (person: number) => replaceRecoveryCodes(context.database, context.deps.secret, person);
    const [former = ''] = await codesOf(id);
    const [colleagues = ''] = await codesOf(other);
    const { recovery_codes: renewed } = await deskCall(context, 'renewRecoveryCodes', { cookie });
    expect(await deskCall(context, 'deskAccount', { cookie })).toMatchObject({ recovery_codes_left: 10 });
    expect(await recover('renews@example.org', former)).toBe(400);
    expect(await recover('renews@example.org', renewed[0])).toBe(200);
    expect(await recover('keeps-old@example.org', colleagues)).toBe(200);
  });

  test('says that new recovery codes are not kept until the person confirms it, and for that person only', async () => {
    const { cookie } = await aSignedInStaff(context, 'editor', 'keeps@example.org');
    const { cookie: other } = await aSignedInStaff(context, 'editor', 'other@example.org');
    const keepsCodes = async (who: string) => {
      const session = await deskCall(context, 'deskSession', { cookie: who });
      const { keeps_codes: inAccount } = await deskCall(context, 'deskAccount', { cookie: who });
      return [session.state === 'open' && session.keeps_codes, inAccount];
    };
    expect(await keepsCodes(cookie)).toEqual([true, true]);
    for (const who of [cookie, other]) await deskCall(context, 'renewRecoveryCodes', { cookie: who });
    expect(await keepsCodes(cookie)).toEqual([false, false]);
    expect(await deskCall(context, 'keepRecoveryCodes', { cookie })).toMatchObject({ keeps_codes: true });
    expect(await keepsCodes(cookie)).toEqual([true, true]);
    expect(await keepsCodes(other)).toEqual([false, false]);
  });

  test('stops after five wrong codes, in whichever session, until 15 minutes have passed', async () => {
    await addStaff(context, 'guessed@example.org', 'editor');
    const attempt = async () => enter(cookieOf(await signIn('guessed@example.org')), '000000');
    for (let count = 0; count < 5; count += 1) expect((await attempt()).statusCode).toBe(400);
    const cookie = cookieOf(await signIn('guessed@example.org'));
    const refused = await enter(cookie, nextCode());
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    context.clock.now += 15 * minute;
    const later = cookieOf(await signIn('guessed@example.org'));
    expect((await enter(later, nextCode())).statusCode).toBe(200);
  });

  test('stops after five wrong passwords for an address from one network', async () => {
    await addStaff(context, 'brute@example.org', 'editor');
    const from = '198.51.100.3';
    for (let count = 0; count < 5; count += 1) {
      expect((await signIn('brute@example.org', 'Wrong-pass-1', from)).statusCode).toBe(401);
    }
    context.clock.now += 3 * minute;
    const refused = await signIn('brute@example.org', staffPassword, from);
    expect([refused.statusCode, refused.json().message]).toEqual([429, wrongPasswords]);
    expect((await signIn('brute@example.org', staffPassword, '198.51.100.4')).statusCode).toBe(200);
  });

  test('lists the own sessions, the newest first, without those that have ended and with a cut browser name', async () => {
    const id = await addStaff(context, 'list@example.org', 'auditor', { factor: false });
    const headers = { 'user-agent': 'x'.repeat(600) };
    const body = { email: 'list@example.org', password: staffPassword };
    const first = cookieOf(await deskRequest(context, 'deskSignIn', { body, headers }));
    context.clock.now += minute;
    const cookie = await openAnother(id);
    const list = async () => (await deskCall(context, 'deskAccount', { cookie })).sessions;
    expect((await list()).map((each) => each.user_agent)).toEqual(['a test', 'x'.repeat(500)]);
    await context.database
      .updateTable('staff_sessions')
      .set({ seen_at: context.clock.now - 30 * minute })
      .where('id', '=', digest(first))
      .execute();
    expect(await list()).toHaveLength(1);
  });

  test('a password step ends after ten minutes', async () => {
    await addStaff(context, 'slow@example.org', 'editor');
    const cookie = cookieOf(await signIn('slow@example.org'));
    context.clock.now += 10 * minute;
    expect((await enter(cookie, totpCodeAt(context.clock.now))).statusCode).toBe(401);
  });

  test('signs out here, and everywhere', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', 'out@example.org');
    const other = await openAnother(id);
    expect((await deskCall(context, 'deskAccount', { cookie })).sessions).toHaveLength(2);
    const response = await deskRequest(context, 'deskSignOut', { cookie });
    expect(response.json()).toEqual({ state: 'signed-out' });
    expect(response.headers['set-cookie']).toMatch(/^__Host-desk=; Max-Age=0; /);
    expect((await deskRequest(context, 'deskHome', { cookie })).statusCode).toBe(401);
    const third = await openAnother(id);
    await deskCall(context, 'signOutEverywhere', { cookie: other });
    for (const ended of [other, third]) {
      expect((await deskRequest(context, 'deskAccount', { cookie: ended })).statusCode).toBe(401);
    }
  });

  const openAnother = async (id: number) => {
    const { openStaffSession } = await import('../../testing/staff.ts');
    return openStaffSession(context, id);
  };

  test('asks for the password again before what gives access, also right after signing in', async () => {
    await addStaff(context, 'sudden@example.org', 'editor');
    const half = cookieOf(await signIn('sudden@example.org'));
    const cookie = cookieOf(await enter(half, nextCode()));
    expect((await deskRequest(context, 'startTotp', { cookie })).statusCode).toBe(428);
    await deskCall(context, 'confirmPassword', { cookie, body: { password: staffPassword } });
    expect((await deskRequest(context, 'startTotp', { cookie })).statusCode).toBe(200);
  });

  test('asks for the password again after five minutes, and limits wrong ones', async () => {
    const { cookie } = await aSignedInStaff(context, 'editor', 'confirm@example.org');
    const start = async () => (await deskRequest(context, 'startTotp', { cookie })).statusCode;
    const send = (password: string) => deskRequest(context, 'confirmPassword', { cookie, body: { password } });
    const confirm = async (password: string) => (await send(password)).statusCode;
    expect(await start()).toBe(200);
    context.clock.now += 5 * minute;
    expect(await start()).toBe(428);
    expect(await confirm('Wrong-pass-1')).toBe(400);
    expect(await start()).toBe(428);
    expect(await confirm(staffPassword)).toBe(200);
    expect(await start()).toBe(200);
    for (let count = 0; count < 4; count += 1) expect(await confirm('Wrong-pass-1')).toBe(400);
    context.clock.now += 3 * minute;
    const refused = await send(staffPassword);
    expect([refused.statusCode, refused.json().message]).toEqual([429, wrongPasswords]);
  });

  test('does not count a password that a wrong clock dated ahead', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', 'ahead@example.org');
    const startAfter = async (confirmedAt: number) => {
      const entered = { confirmed_at: confirmedAt };
      await context.database.updateTable('staff_sessions').set(entered).where('staff_id', '=', id).execute();
      return (await deskRequest(context, 'startTotp', { cookie })).statusCode;
    };
    // Another process may be a little ahead.
    expect(await startAfter(context.clock.now + clockTolerance)).toBe(200);
    expect(await startAfter(context.clock.now + clockTolerance + 1)).toBe(428);
  });

  test('a changed password ends the other sessions, and a password step made with the old one', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', 'change@example.org');
    const other = await openAnother(id);
    const half = cookieOf(await signIn('change@example.org'));
    const body = { password: 'Lantern-9-desk' };
    expect(await deskCall(context, 'changeOwnPassword', { cookie, body })).toEqual({
      message: 'Your password has been changed. All other sessions have ended.',
    });
    expect((await deskRequest(context, 'deskAccount', { cookie })).statusCode).toBe(200);
    expect((await deskRequest(context, 'deskAccount', { cookie: other })).statusCode).toBe(401);
    expect((await enter(half, nextCode())).statusCode).toBe(401);
    expect((await signIn('change@example.org')).statusCode).toBe(401);
    expect((await signIn('change@example.org', 'Lantern-9-desk')).statusCode).toBe(200);
  });
});

describe('known and unknown staff', () => {
  test('a wrong password has the same status, body and duration', async () => {
    const passwords = argon2Passwords();
    const context = await createTestContext(sqlite, { passwords });
    await addStaff(context, 'known@example.org', 'editor');
    const bodies = new Set<string>();
    const attempt = (email: string, network: number) => async (at: number) => {
      const from = `10.${network}.${Math.floor(at / 250)}.${at % 250}`;
      const body = { email, password: 'Wrong-pass-1' };
      // No address reaches its daily limit.
      context.clock.now += 60 * minute;
      const response = await deskRequest(context, 'deskSignIn', { body, from });
      bodies.add(`${response.statusCode} ${response.body} ${String(response.headers['set-cookie'])}`);
    };
    const pair = { one: attempt('known@example.org', 1), other: attempt('other@example.org', 2) };
    const { noise, ratio } = await compareTimes(pair, { warmUp: 2, least: 20, most: 60, enough: 0.04 });
    await context.close();
    expect(bodies.size).toBe(1);
    expect(Math.abs(Math.log(ratio)), `known takes ${ratio.toFixed(2)} times as long`).toBeLessThan(0.05 + noise);
  });
});
