import { staff as words } from '@hearthlight/words/staff';
import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { clockTolerance } from '../../lib/clock.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { engines } from '../../testing/engines.ts';
import { addStaff, aSignedInStaff, cookieOf, deskCall, deskRequest, staffPassword } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { hasOwner } from './has-owner.ts';
import { linkLife } from './link-life.ts';
import { firstOwnerLink } from './links.ts';
import { verifyPasskey } from './passkeys.ts';
import { findSession } from './staff-sessions.ts';

const origin = 'https://hearthlight.example';
const password = staffPassword;
const tokenIn = (link: string | undefined) => link?.split('#')[1] ?? '';

describe.each(engines)('links to the desk on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  beforeEach(async () => {
    await context.database.deleteFrom('staff').execute();
    await context.database.deleteFrom('staff_links').execute();
  });
  afterAll(() => context.close());

  const ownerLink = () => firstOwnerLink(context.database, context.clock.now, origin);
  const accept = (token: string, name = 'Ruth Wanjiru', email?: string) =>
    deskRequest(context, 'acceptStaffLink', { body: { token, name, password, ...(email && { email }) } });
  /** Sets up an authenticator app. Returns the response of its first code. */
  const setUpApp = async (cookie: string) => {
    const { secret, uri } = await deskCall(context, 'startTotp', { cookie });
    expect(uri).toContain(`secret=${secret}`);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: context.clock.now });
    return deskRequest(context, 'finishTotp', { cookie, body: { code } });
  };

  test('the first owner chooses name, address and password, sets up an app and is in', async () => {
    const link = await ownerLink();
    expect(link).toMatch(/^https:\/\/hearthlight\.example\/desk\/welcome#[\w-]{43}$/);
    const token = tokenIn(link);
    expect(await deskCall(context, 'readStaffLink', { body: { token } })).toEqual({
      email: null,
      name: '',
      role: 'owner',
    });
    expect((await accept(token)).json()).toMatchObject({ fields: { email: 'Enter your e-mail address.' } });
    const accepted = await accept(token, 'Ruth Wanjiru', 'ruth@example.org');
    expect(accepted.json()).toEqual({ state: 'enroll', email: 'ruth@example.org', role: 'owner' });
    expect(await hasOwner(context.database)).toBe(false);
    const enrolled = await setUpApp(cookieOf(accepted));
    expect(enrolled.json().recovery_codes).toHaveLength(10);
    expect(await deskCall(context, 'deskSession', { cookie: cookieOf(enrolled) })).toMatchObject({
      state: 'open',
      me: { name: 'Ruth Wanjiru', role: 'owner' },
    });
    expect((await accept(token, 'Eve', 'eve@example.org')).statusCode).toBe(404);
    expect(await ownerLink()).toBeUndefined();
  });

  test('the link that the first owner uses is the owner’s, another one is not', async () => {
    const tokens = [tokenIn(await ownerLink()), tokenIn(await ownerLink())];
    await accept(tokens[0] ?? '', 'Ruth Wanjiru', 'ruth@example.org');
    const emails: unknown[] = [];
    for (const token of tokens) emails.push((await deskCall(context, 'readStaffLink', { body: { token } })).email);
    expect(emails).toEqual(['ruth@example.org', null]);
  });

  test('the first owner takes over an account with the address, without its recovery codes', async () => {
    const { database } = context;
    const id = await addStaff(context, 'ruth@example.org', 'auditor');
    await database.insertInto('staff_recovery_codes').values({ staff_id: id, code_hash: 'x' }).execute();
    const accepted = await accept(tokenIn(await ownerLink()), 'Ruth Wanjiru', 'Ruth@Example.org');
    expect(accepted.json()).toMatchObject({ state: 'enroll', role: 'owner' });
    expect(await database.selectFrom('staff').select(['id', 'totp_secret']).execute()).toEqual([
      { id, totp_secret: null },
    ]);
    expect(await database.selectFrom('staff_recovery_codes').selectAll().execute()).toEqual([]);
  });

  test('another link for the first owner is worthless once there is an owner', async () => {
    const other = tokenIn(await ownerLink());
    await aSignedInStaff(context, 'owner');
    for (const name of ['readStaffLink', 'acceptStaffLink'] as const) {
      const body = { token: other, name: 'Eve Adams', email: 'eve@example.org', password };
      expect((await deskRequest(context, name, { body })).statusCode).toBe(404);
    }
  });

  test('whoever closed the page before the second factor uses the link again', async () => {
    const token = tokenIn(await ownerLink());
    const first = cookieOf(await accept(token, 'Ruth W.', 'ruth@example.org'));
    const second = cookieOf(await accept(token, 'Ruth Wanjiru'));
    expect((await deskRequest(context, 'startTotp', { cookie: first })).statusCode).toBe(401);
    expect((await setUpApp(second)).statusCode).toBe(200);
    const next = tokenIn(await ownerLink());
    expect(next).toBe('');
  });

  test('tells the first owner without a second factor to start the server, and others to ask an owner', async () => {
    const body = { email: 'ruth@example.org', password };
    const refusal = async () => {
      const response = await deskRequest(context, 'deskSignIn', { body });
      return [response.statusCode, response.json().message];
    };
    await accept(tokenIn(await ownerLink()), 'Ruth Wanjiru', body.email);
    expect(await refusal()).toEqual([403, words.needsFactorFirst]);
    // An owner who was invited and has not accepted cannot give anybody a link.
    await context.database.updateTable('staff').set({ role: 'editor' }).execute();
    expect(await refusal()).toEqual([403, words.needsFactorFirst]);
    await aSignedInStaff(context, 'owner');
    expect(await refusal()).toEqual([403, words.needsFactor]);
  });

  /** Invites somebody else. Returns whether that link still works. */
  const invitation = async (owner: string) => {
    const body = { email: 'late@example.org', role: 'auditor', send_mail: false };
    const { link } = await deskCall(context, 'inviteStaff', { cookie: owner, body });
    return async () =>
      (await deskRequest(context, 'readStaffLink', { body: { token: tokenIn(link) } })).statusCode === 200;
  };

  test('an invited person joins with a passkey, and signs in with it', async () => {
    const { cookie: owner } = await aSignedInStaff(context, 'owner');
    const body = { email: 'eda@example.org', role: 'editor', send_mail: true };
    const isInvited = await invitation(owner);
    const invited = await deskCall(context, 'inviteStaff', { cookie: owner, body });
    expect(invited).toMatchObject({ is_mailed: true, member: { state: 'invited', role: 'editor' } });
    expect(context.mails.at(-1)).toMatchObject({ to: 'eda@example.org', kind: 'staff link' });
    expect(context.mails.at(-1)?.text).toContain(invited.link);
    const cookie = cookieOf(await accept(tokenIn(invited.link), 'Eda Yılmaz'));
    const passkey = createAuthenticator('hearthlight.example');
    const { options } = await deskCall(context, 'startPasskey', { cookie });
    const answer = { challenge: String(options['challenge']), origin };
    const finish = (credential: object) =>
      deskRequest(context, 'finishPasskey', { cookie, body: { label: 'Laptop', credential } });
    expect((await finish(passkey.create({ ...answer, origin: 'https://evil.example' }))).statusCode).toBe(400);
    // The challenge was used up, also by the refused answer.
    expect((await finish(passkey.create(answer))).statusCode).toBe(400);
    const again = await deskCall(context, 'startPasskey', { cookie });
    const { passkey_user: user } = await context.database
      .selectFrom('staff')
      .select('passkey_user')
      .where('email', '=', 'eda@example.org')
      .executeTakeFirstOrThrow();
    expect(again.options['user']).toMatchObject({ id: user });
    const created = await finish(passkey.create({ ...answer, challenge: String(again.options['challenge']) }));
    expect(created.json().recovery_codes).toHaveLength(10);
    expect(await isInvited()).toBe(true);
    await signInWith(passkey, 'eda@example.org');
  });

  /** Verifies a response for two requests that read the session at the same time. */
  const usesChallengeOnce = async (cookie: string, credential: Record<string, unknown>) => {
    const { clock, database } = context;
    const session = await findSession({ database, now: () => clock.now }, cookie, { isLocal: false });
    if (!session) throw new Error('there is no session');
    const verify = () => verifyPasskey({ database, deskOrigin: () => origin }, session, credential);
    const verified = await Promise.all([verify(), verify()]);
    expect(verified.filter(Boolean)).toHaveLength(1);
  };

  const signInWith = async (passkey: ReturnType<typeof createAuthenticator>, email: string) => {
    const signedIn = await deskRequest(context, 'deskSignIn', { body: { email, password } });
    expect(signedIn.json()).toEqual({ state: 'second-factor', factors: ['passkey', 'recovery'] });
    const cookie = cookieOf(signedIn);
    const challengeOf = async () =>
      String((await deskCall(context, 'passkeySignInOptions', { cookie })).options['challenge']);
    const enter = (credential: object) =>
      deskRequest(context, 'deskSecondFactor', { cookie, body: { factor: 'passkey', credential } });
    const challenge = await challengeOf();
    expect((await enter(createAuthenticator('hearthlight.example').get({ challenge, origin }))).statusCode).toBe(400);
    expect((await enter({ id: 'x' })).statusCode).toBe(400);
    expect((await enter(passkey.get({ challenge, origin }))).statusCode).toBe(400);
    await usesChallengeOnce(cookie, passkey.get({ challenge: await challengeOf(), origin }));
    // Two sign-ins with one challenge at the same time.
    const credential = passkey.get({ challenge: await challengeOf(), origin });
    const both = await Promise.all([enter(credential), enter(credential)]);
    const opened = both.find(({ statusCode }) => statusCode === 200);
    if (!opened) throw new Error('nobody is signed in');
    expect(opened.json()).toMatchObject({ state: 'open' });
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await enter(credential)).statusCode).toBe(401);
    return cookieOf(opened);
  };

  test('an auditor joins with a password only', async () => {
    const { cookie: owner } = await aSignedInStaff(context, 'owner');
    const isInvited = await invitation(owner);
    const body = { email: 'aud@example.org', role: 'auditor', send_mail: false };
    const { link } = await deskCall(context, 'inviteStaff', { cookie: owner, body });
    expect((await accept(tokenIn(link))).json()).toMatchObject({ state: 'open', me: { role: 'auditor' } });
    expect(await isInvited()).toBe(true);
    expect((await accept(tokenIn(link))).statusCode).toBe(404);
  });

  test('lets in one of several who use a link at the same time', async () => {
    const { cookie: owner } = await aSignedInStaff(context, 'owner');
    const body = { email: 'two@example.org', role: 'auditor', send_mail: false };
    const { link } = await deskCall(context, 'inviteStaff', { cookie: owner, body });
    const tries = Array.from({ length: 8 }, (_, at) => accept(tokenIn(link), `Noor ${at}`));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 404)).toEqual([200]);
  });

  test('refuses a link that a wrong clock dated ahead', async () => {
    const token = tokenIn(await ownerLink());
    const read = async (expires_at: number) => {
      await context.database.updateTable('staff_links').set({ expires_at }).execute();
      return (await deskRequest(context, 'readStaffLink', { body: { token } })).statusCode;
    };
    const latest = context.clock.now + linkLife + clockTolerance;
    expect([await read(latest), await read(latest + 1)]).toEqual([200, 404]);
  });

  test('a link ends after three days', async () => {
    const { cookie: owner } = await aSignedInStaff(context, 'owner');
    const body = { email: 'late@example.org', role: 'editor', send_mail: false };
    const { link } = await deskCall(context, 'inviteStaff', { cookie: owner, body });
    context.clock.now += linkLife - 1;
    expect((await deskRequest(context, 'readStaffLink', { body: { token: tokenIn(link) } })).statusCode).toBe(200);
    context.clock.now += 1;
    expect((await accept(tokenIn(link))).statusCode).toBe(404);
  });

  test('one challenge adds one passkey, also when two devices answer it at the same time', async () => {
    const { cookie } = await aSignedInStaff(context, 'editor');
    const { options } = await deskCall(context, 'startPasskey', { cookie });
    const challenge = String(options['challenge']);
    const answers = await Promise.all(
      ['First', 'Second'].map((label) => {
        const credential = createAuthenticator('hearthlight.example').create({ challenge, origin });
        return deskRequest(context, 'finishPasskey', { cookie, body: { label, credential } });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await deskCall(context, 'deskAccount', { cookie })).passkeys).toHaveLength(1);
  });

  test('a passkey that is the only second factor of an editor stays', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor');
    await context.database.updateTable('staff').set({ totp_secret: null }).where('id', '=', id).execute();
    const passkeys = [createAuthenticator('hearthlight.example'), createAuthenticator('hearthlight.example')];
    for (const passkey of passkeys) {
      const { options } = await deskCall(context, 'startPasskey', { cookie });
      const credential = passkey.create({ challenge: String(options['challenge']), origin });
      await deskCall(context, 'finishPasskey', { cookie, body: { label: 'Key', credential } });
    }
    const account = await deskCall(context, 'deskAccount', { cookie });
    const responses = await Promise.all(
      account.passkeys.map((row) => deskRequest(context, 'removePasskey', { cookie, params: { id: row.id } })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await deskCall(context, 'deskAccount', { cookie })).passkeys).toHaveLength(1);
  });
});
