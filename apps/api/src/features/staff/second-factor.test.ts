import { Readable } from 'node:stream';

import { callPath, formatWait } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { inLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';
import { time } from '@hearthlight/words/time';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAuthenticator } from '../../testing/authenticator.ts';
import { engines } from '../../testing/engines.ts';
import {
  addStaff,
  aSignedInStaff,
  cookieOf,
  deskCall,
  deskRequest,
  openStaffSession,
  staffPassword,
  totpCodeAt,
} from '../../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { takeTotp } from './totp.ts';

const minute = 60_000;
const hour = 60 * minute;
const origin = 'https://hearthlight.example';
const email = 'ruth@example.org';
/** Where the person signs in, and where somebody with the stolen password does. */
const home = '203.0.113.8';
const elsewhere = '198.51.100.1';

type Passkey = ReturnType<typeof createAuthenticator>;
const status = async (response: Promise<{ statusCode: number }>) => (await response).statusCode;

describe.each(engines)('the second factor on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    const foundation = { ...content.foundation, languages: ['en', 'es'] as const };
    context = await createTestContext(engine, { content: { ...content, foundation } });
  });
  afterEach(() => context.close());

  /** Makes the password step. Returns the cookie. */
  const half = async (from = home, who = email) =>
    cookieOf(await deskRequest(context, 'deskSignIn', { body: { email: who, password: staffPassword }, from }));
  const enter = (cookie: string, body: object, from = home, headers = {}) =>
    deskRequest(context, 'deskSecondFactor', { cookie, body, from, headers });
  /** Moves to the next code of the app. */
  const rightCode = () => ({ factor: 'totp', code: totpCodeAt((context.clock.now += minute)) });
  const wrongCode = { factor: 'totp', code: '000000' };
  /** Signs in with both factors. Returns the cookie. */
  const signIn = async (from = home) => cookieOf(await enter(await half(from), rightCode(), from));
  /** Enters wrong codes. Returns the status of each answer. */
  const guess = async (count: number, from = elsewhere, body: object = wrongCode) => {
    const cookie = await half(from);
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push(await status(enter(cookie, body, from)));
    return statuses;
  };
  const warnings = () => context.mails.filter(({ kind }) => kind === 'wrong second factor');
  const isOpen = async (cookie: string) => (await status(deskRequest(context, 'deskAccount', { cookie }))) === 200;

  const addPasskey = async (cookie: string, label = 'Laptop'): Promise<Passkey> => {
    const passkey = createAuthenticator('hearthlight.example');
    const { options } = await deskCall(context, 'startPasskey', { cookie });
    const credential = passkey.create({ challenge: String(options['challenge']), origin });
    await deskCall(context, 'finishPasskey', { cookie, body: { label, credential } });
    return passkey;
  };
  /** Returns what a passkey answers to a new challenge of a session. */
  const answerOf = async (passkey: Passkey, cookie: string) => {
    const { options } = await deskCall(context, 'passkeySignInOptions', { cookie });
    const credential = passkey.get({ challenge: String(options['challenge']), origin });
    return { factor: 'passkey', credential };
  };

  describe('with a stolen password', () => {
    test('ends no open session, and no password step in another network', async () => {
      const { cookie: open } = await aSignedInStaff(context, 'owner', email);
      const step = await half();
      const stolen: string[] = [];
      for (let at = 0; at < 25; at += 1) {
        stolen.push(await half(elsewhere));
        context.clock.now += 1000;
      }
      expect(await isOpen(open)).toBe(true);
      expect(await status(enter(step, rightCode()))).toBe(200);
      const left = await context.database
        .selectFrom('staff_sessions')
        .select('id')
        .where('stage', '=', 'second-factor')
        .execute();
      expect(left).toHaveLength(10);
      const [first = '', last = ''] = [stolen.at(0), stolen.at(-1)];
      expect(await deskCall(context, 'deskSession', { cookie: first })).toEqual({ state: 'signed-out' });
      expect((await deskCall(context, 'deskSession', { cookie: last })).state).toBe('second-factor');
    });

    test('stops guesses of one network, and lets the person in from another', async () => {
      await addStaff(context, email, 'owner');
      expect(await guess(7)).toEqual([400, 400, 400, 400, 400, 429, 429]);
      const refused = await enter(await half(elsewhere), rightCode(), elsewhere);
      const message = time.tryAgainIn({ sentence: words.codesFromNetwork, wait: formatWait(14 * 60) });
      expect([refused.statusCode, refused.json()]).toEqual([429, { message }]);
      expect(await status(enter(await half(), rightCode()))).toBe(200);
    });

    test('lets a passkey and a recovery code in from the network of a guesser', async () => {
      const { cookie, id } = await aSignedInStaff(context, 'owner', email);
      const passkey = await addPasskey(cookie);
      const [code = ''] = await replaceRecoveryCodes(context.database, context.deps.secret, id);
      expect((await guess(6)).at(-1)).toBe(429);
      for (let at = 0; at < 10; at += 1) {
        const wrong = await answerOf(createAuthenticator('hearthlight.example'), await half(elsewhere));
        expect(await status(enter(await half(elsewhere), wrong, elsewhere))).toBe(400);
      }
      const step = await half(elsewhere);
      expect(await status(enter(step, await answerOf(passkey, step), elsewhere))).toBe(200);
      expect(await status(enter(await half(elsewhere), { factor: 'recovery', code }, elsewhere))).toBe(200);
    });

    test.each(['totp', 'recovery'])('allows 20 wrong codes a day from one network: %s', async (factor) => {
      await addStaff(context, email, 'owner');
      const wrong = { factor, code: factor === 'totp' ? '000000' : 'aaaaa-aaaaa' };
      for (let round = 0; round < 4; round += 1) {
        expect(await guess(5, elsewhere, wrong)).toEqual([400, 400, 400, 400, 400]);
        context.clock.now += 15 * minute;
      }
      const refused = await enter(await half(elsewhere), wrong, elsewhere);
      const message = time.tryAgainIn({ sentence: words.codesFromNetwork, wait: formatWait(23 * 60 * 60) });
      expect([refused.statusCode, refused.json()]).toEqual([429, { message }]);
      context.clock.now += 23 * hour;
      expect(await guess(1, elsewhere, wrong)).toEqual([400]);
    });

    test('allows 30 wrong codes a day from all networks but those of the person', async () => {
      const { cookie, id } = await aSignedInStaff(context, 'owner', email);
      const passkey = await addPasskey(cookie);
      const [code = ''] = await replaceRecoveryCodes(context.database, context.deps.secret, id);
      for (let at = 0; at < 6; at += 1) await signIn(`203.0.113.${at}`);
      for (let at = 1; at <= 6; at += 1) {
        const from = `198.51.100.${at}`;
        expect((await guess(5, from)).at(-1)).toBe(400);
        await guess(5, from, { factor: 'recovery', code: 'aaaaa-aaaaa' });
      }
      const fresh = '198.51.100.7';
      const refused = await enter(await half(fresh), rightCode(), fresh);
      const wait = formatWait(Number(refused.headers['retry-after']));
      const message = time.tryAgainIn({ sentence: words.appCodesElsewhere, wait });
      expect([refused.statusCode, refused.json()]).toEqual([429, { message }]);
      const step = await half(fresh);
      expect(await status(enter(step, await answerOf(passkey, step), fresh))).toBe(200);
      const other = '198.51.100.9';
      expect(await status(enter(await half(other), { factor: 'recovery', code }, other))).toBe(200);
      // Five networks are remembered: the two just used and the last three before.
      for (const known of ['203.0.113.5', '203.0.113.3', fresh]) await signIn(known);
      const forgotten = '203.0.113.0';
      expect(await status(enter(await half(forgotten), rightCode(), forgotten))).toBe(429);
    });

    test('counts the networks of one IPv6 site together', async () => {
      await addStaff(context, email, 'owner');
      const statuses: number[] = [];
      for (let at = 0; at < 7; at += 1) statuses.push(...(await guess(1, `2001:db8:1:${at}00::1`)));
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
      expect(await status(enter(await half('2001:db8:2::1'), rightCode(), '2001:db8:2::1'))).toBe(200);
    });

    test('counts a person’s wrong codes for that person only', async () => {
      await addStaff(context, email, 'owner');
      await addStaff(context, 'eda@example.org', 'editor');
      expect((await guess(6)).at(-1)).toBe(429);
      const step = await half(elsewhere, 'eda@example.org');
      expect(await status(enter(step, rightCode(), elsewhere))).toBe(200);
    });

    test('stops sign-ins after 60 in 15 minutes for an address from one network', async () => {
      await addStaff(context, email, 'owner');
      for (let at = 0; at < 60; at += 1) await half(elsewhere);
      const body = { email, password: staffPassword };
      const refused = await deskRequest(context, 'deskSignIn', { body, from: elsewhere });
      const message = time.tryAgainIn({ sentence: words.manySignIns, wait: formatWait(15 * 60) });
      expect([refused.statusCode, refused.json()]).toEqual([429, { message }]);
      expect(await status(deskRequest(context, 'deskSignIn', { body, from: home }))).toBe(200);
    });
  });

  describe('warns the person by mail', () => {
    test('of the first wrong factor from a network that only colleagues use, once in six hours', async () => {
      const colleague = 'eda@example.org';
      await addStaff(context, colleague, 'editor');
      await enter(await half(elsewhere, colleague), rightCode(), elsewhere);
      await addStaff(context, email, 'owner', { name: 'Ruth Wanjiru' });
      await guess(1);
      expect(warnings()).toHaveLength(1);
      await guess(4);
      await guess(5, '198.51.100.2');
      expect(warnings()).toMatchObject([{ to: email }]);
      expect(warnings()[0]?.text).toContain('somebody else knows your password');
      context.clock.now += 6 * hour;
      await guess(1, elsewhere, { factor: 'passkey', credential: { id: 'x' } });
      expect(warnings()).toHaveLength(2);
    });

    test('of the third wrong factor a day from a network of the last sign-ins', async () => {
      await addStaff(context, email, 'owner');
      await signIn();
      await guess(2, home);
      expect(warnings()).toEqual([]);
      await guess(1, home);
      expect(warnings()).toHaveLength(1);
    });

    test('in the language of the last sign-in, whatever the language of the guesser', async () => {
      await addStaff(context, email, 'owner');
      await enter(await half(), rightCode(), home, { 'accept-language': 'es' });
      await enter(await half(elsewhere), wrongCode, elsewhere, { 'accept-language': 'en' });
      const { product } = content.foundation;
      expect(warnings()[0]?.subject).toBe(inLanguage('es', () => words.warningSubject({ product })));
    });

    test('and refuses the factor when the mail fails', async () => {
      await addStaff(context, email, 'owner');
      context.deps.mailer.send = () => Promise.reject(new Error('no mail server'));
      expect(await guess(1)).toEqual([400]);
    });
  });

  test('sets up an app once, and uses up no tries', async () => {
    const { cookie } = await aSignedInStaff(context, 'editor', email);
    const { secret } = await deskCall(context, 'startTotp', { cookie });
    const finish = (code: string) => deskRequest(context, 'finishTotp', { cookie, body: { code } });
    for (let at = 0; at < 8; at += 1) expect(await status(finish('000000'))).toBe(400);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeNow = () => app.generate({ timestamp: context.clock.now });
    expect(await status(finish(codeNow()))).toBe(200);
    context.clock.now += minute;
    // The app is set up.
    expect(await status(finish(codeNow()))).toBe(400);
    expect(await status(enter(await half(), { factor: 'totp', code: codeNow() }))).toBe(200);
    expect(warnings()).toEqual([]);
  });

  test('the eleventh session ends the oldest open one, and no other', async () => {
    await addStaff(context, email, 'editor');
    const cookies: string[] = [];
    for (let at = 0; at < 11; at += 1) cookies.push(await signIn());
    const open = await Promise.all(cookies.map(isOpen));
    expect(open).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  test('signing in ends the session that the browser had', async () => {
    const { cookie } = await aSignedInStaff(context, 'editor', email);
    const body = { email, password: staffPassword };
    expect(await status(deskRequest(context, 'deskSignIn', { cookie, body }))).toBe(200);
    expect(await isOpen(cookie)).toBe(false);
  });

  test('refuses a colleague’s passkey', async () => {
    await aSignedInStaff(context, 'owner', email);
    const colleague = await aSignedInStaff(context, 'editor', 'eda@example.org');
    const passkey = await addPasskey(colleague.cookie);
    const step = await half();
    expect(await status(enter(step, await answerOf(passkey, step)))).toBe(400);
    const own = await half(home, 'eda@example.org');
    expect(await status(enter(own, await answerOf(passkey, own)))).toBe(200);
  });

  test('changes nothing of a colleague who sets one up too', async () => {
    const colleague = await aSignedInStaff(context, 'owner', 'eda@example.org', 'Eda');
    for (const call of ['startTotp', 'startPasskey'] as const)
      await deskCall(context, call, { cookie: colleague.cookie });
    const { database } = context;
    const rowsOfColleague = () =>
      Promise.all([
        database.selectFrom('staff').selectAll().where('id', '=', colleague.id).execute(),
        database.selectFrom('staff_sessions').selectAll().where('staff_id', '=', colleague.id).execute(),
      ]);
    const before = await rowsOfColleague();
    await addStaff(context, email, 'owner');
    const cookie = await signIn();
    context.clock.now += 2 * minute;
    await deskCall(context, 'confirmPassword', { cookie, body: { password: staffPassword } });
    await addPasskey(cookie);
    const { secret } = await deskCall(context, 'startTotp', { cookie });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: context.clock.now });
    await deskCall(context, 'finishTotp', { cookie, body: { code } });
    await deskCall(context, 'changeOwnPassword', { cookie, body: { password: 'Lantern-9-desk' } });
    expect(await rowsOfColleague()).toEqual(before);
    expect((await deskCall(context, 'deskAccount', { cookie })).sessions).toHaveLength(1);
    const { entries } = await deskCall(context, 'activityList', { cookie, query: {} });
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['Ruth Wanjiru']));
  });

  test('refuses a new passkey that answers no challenge, and what is no passkey', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', email);
    const unasked = createAuthenticator('hearthlight.example').create({ origin });
    for (const credential of [unasked, {}, { ...unasked, response: {} }]) {
      const body = { label: 'Laptop', credential };
      expect(await status(deskRequest(context, 'finishPasskey', { cookie, body }))).toBe(400);
    }
    expect((await deskCall(context, 'deskAccount', { cookie })).passkeys).toEqual([]);
  });

  test('does not remove a colleague’s passkey', async () => {
    const owner = await aSignedInStaff(context, 'owner', email);
    const colleague = await aSignedInStaff(context, 'editor', 'eda@example.org');
    await addPasskey(colleague.cookie);
    const [passkey] = (await deskCall(context, 'deskAccount', { cookie: colleague.cookie })).passkeys;
    const params = { id: passkey?.id ?? 0 };
    expect(await status(deskRequest(context, 'removePasskey', { cookie: owner.cookie, params }))).toBe(200);
    expect((await deskCall(context, 'deskAccount', { cookie: colleague.cookie })).passkeys).toEqual([passkey]);
  });

  test.each([
    ['changeOwnPassword', { password: 'Lantern-9-desk' }],
    ['renewRecoveryCodes', { password: staffPassword }],
    ['removePasskey', { password: staffPassword }],
  ] as const)('%s changes nothing when the session ends while the body arrives', async (name, body) => {
    const { cookie } = await aSignedInStaff(context, 'owner', email);
    await addPasskey(cookie);
    const [passkey] = (await deskCall(context, 'deskAccount', { cookie })).passkeys;
    const { app, database } = context;
    const tables = ['staff', 'staff_passkeys', 'audit'] as const;
    const stored = () =>
      Promise.all(tables.map((table) => database.selectFrom(table).selectAll().orderBy('id').execute()));
    const before = await stored();
    async function* endSessionAndSend() {
      await database.deleteFrom('staff_sessions').execute();
      yield JSON.stringify(body);
    }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: callPath(deskCalls[name], { id: passkey?.id ?? 0 }),
      remoteAddress: home,
      headers: { 'content-type': 'application/json', origin, cookie: `__Host-desk=${cookie}` },
      payload: Readable.from(endSessionAndSend()),
    });
    expect(statusCode).toBe(401);
    expect(await stored()).toEqual(before);
  });

  test('removes the only second factor of a role that needs none', async () => {
    const id = await addStaff(context, email, 'auditor', { factor: false });
    const cookie = await openStaffSession(context, id);
    await addPasskey(cookie);
    const [passkey] = (await deskCall(context, 'deskAccount', { cookie })).passkeys;
    const params = { id: passkey?.id ?? 0 };
    expect((await deskCall(context, 'removePasskey', { cookie, params })).passkeys).toEqual([]);
  });

  test('refuses a passkey whose counter went back, as that of a copy does', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', email);
    const passkey = await addPasskey(cookie);
    const other = await addPasskey(cookie, 'Phone');
    const [first, second, third] = [await half(), await half(), await half()];
    const earlier = await answerOf(passkey, first);
    expect(await status(enter(second, await answerOf(passkey, second)))).toBe(200);
    expect(await status(enter(first, earlier))).toBe(400);
    expect(await status(enter(first, await answerOf(passkey, first)))).toBe(200);
    // The person's other passkey has its own counter.
    expect(await status(enter(third, await answerOf(other, third)))).toBe(200);
  });

  test('refuses a code of an app that was replaced while the code was checked', async () => {
    const id = await addStaff(context, email, 'editor');
    const { database, deps } = context;
    const replaceApp = () =>
      database.updateTable('staff').set({ totp_secret: 'another' }).where('id', '=', id).execute();
    /** Replaces the app as soon as its secret has been read. */
    const racing = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => Object.hasOwn(row, 'totp_secret'))) await replaceApp();
        return result;
      },
    });
    const now = context.clock.now + minute;
    expect(await takeTotp(racing, deps.secret, { code: totpCodeAt(now), now, staffId: id })).toBe(false);
  });

  test('a reset ends recovery codes and passkeys, and the next factor comes with new codes', async () => {
    const owner = await aSignedInStaff(context, 'owner', 'olga@example.org');
    const person = await aSignedInStaff(context, 'editor', email);
    const passkey = await addPasskey(person.cookie);
    const [code = ''] = await replaceRecoveryCodes(context.database, context.deps.secret, person.id);
    const params = { id: person.id };
    const { link } = await deskCall(context, 'renewStaffLink', {
      cookie: owner.cookie,
      params,
      body: { send_mail: false },
    });
    const body = { token: link.split('#')[1], name: 'Ruth Wanjiru', password: staffPassword };
    const cookie = cookieOf(await deskRequest(context, 'acceptStaffLink', { body }));
    const { secret } = await deskCall(context, 'startTotp', { cookie });
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const first = { code: app.generate({ timestamp: context.clock.now }) };
    const enrolled = await deskCall(context, 'finishTotp', { cookie, body: first });
    expect(enrolled.recovery_codes).toHaveLength(10);
    expect(enrolled.recovery_codes).not.toContain(code);
    expect(await status(enter(await half(), { factor: 'recovery', code }))).toBe(400);
    const step = await half();
    expect(await status(enter(step, await answerOf(passkey, step)))).toBe(400);
  });

  test('a wrong password in one session does not close the prompt in another', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', email);
    const stolen = await openStaffSession(context, id);
    const confirm = (session: string, password: string) =>
      status(deskRequest(context, 'confirmPassword', { cookie: session, body: { password } }));
    for (let at = 0; at < 5; at += 1) await confirm(stolen, 'Wrong-pass-1');
    expect(await confirm(stolen, staffPassword)).toBe(429);
    expect(await confirm(cookie, staffPassword)).toBe(200);
  });
});

describe.each(engines)('a password step on $name', (engine) => {
  test.each([
    ['the password', { password_hash: 'another' }],
    ['the role', { role: 'auditor' }],
  ] as const)('opens nothing if %s changes while the password is checked', async (_what, change) => {
    const context = await createTestContext(engine);
    const { passwords } = context.deps;
    const { verify } = passwords;
    await addStaff(context, email, 'editor');
    passwords.verify = async (...args) => {
      const matches = await verify(...args);
      await context.database.updateTable('staff').set(change).execute();
      return matches;
    };
    const body = { email, password: staffPassword };
    const response = await deskRequest(context, 'deskSignIn', { body });
    passwords.verify = verify;
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
    expect(await context.database.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
    await context.close();
  });
});
