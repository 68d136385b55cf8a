import { calls } from '@hearthlight/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { aSignedInDonor, signIn } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { maxSessionEnd, type Tokens } from './sessions.ts';

const email = 'ada@example.org';
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined): object => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

const sign = (secret: string, payload: object, typ = 'at+jwt', alg = 'HS256') =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg, typ }).sign(new TextEncoder().encode(secret));

describe.each(engines)('sessions on $name', (engine) => {
  let context: TestContext;
  let tokens: Tokens;
  beforeAll(async () => {
    context = await createTestContext(engine);
    tokens = await aSignedInDonor(context, email);
  });
  afterAll(() => context.close());

  const statusWith = async (authorization: string) =>
    (await context.app.inject({ method: 'GET', url: calls.userDetails.path, headers: { authorization } })).statusCode;
  const statusFor = async (token: string) => (await context.request('userDetails', { token })).statusCode;

  test("a valid token permits a donor's calls, with responses marked no-store", async () => {
    const details = await context.request('userDetails', { token: tokens.access_token });
    expect(details.statusCode).toBe(200);
    expect(details.headers['cache-control']).toBe('no-store');
    expect(calls.userDetails.response.parse(details.json())).toMatchObject({
      email,
      last_login: '2026-11-20T09:30:00.000Z',
      user_agent: 'Mozilla/5.0 (a test)',
    });
  });

  test.each(Object.entries(calls).filter(([, { access }]) => access === 'donor'))(
    '%s returns 401 without a token',
    async (_, call) => {
      const answer = await context.app.inject({ method: call.method, url: call.path });
      expect([answer.statusCode, answer.json()]).toEqual([401, { message: refusals.unauthorized }]);
    },
  );

  test('rejects forged tokens', async () => {
    const [head, body, signature] = tokens.access_token.split('.');
    const claims = decode(body);
    const none = (alg: string) => `${encode({ alg, typ: 'at+jwt' })}.${body}.`;
    const secret = `access-token ${context.deps.secret}`;
    expect(await statusFor(await sign(secret, claims))).toBe(200);
    const forged = [
      none('none'),
      none('None'),
      none('HS256'),
      `${head}.${body}.`,
      `${head}.${encode({ ...claims, sub: '2' })}.${signature}`,
      `${head}.${body}.${signature?.replace(/./, (character) => (character === 'A' ? 'B' : 'A'))}`,
      `${encode({ alg: 'HS384', typ: 'at+jwt' })}.${body}.${signature}`,
      await sign('another secret', claims),
      await sign(context.deps.secret, claims),
      await sign(secret, claims, 'JWT'),
      await sign(secret, claims, 'at+jwt', 'HS512'),
      await sign(secret, { ...claims, exp: context.clock.now / 1000 - 1 }),
      await sign(secret, { ...claims, exp: undefined }),
      await sign(secret, { ...claims, iss: 'somebody' }),
      await sign(secret, { ...claims, sid: 'no-such-session' }),
      await sign(secret, { ...claims, sub: '2' }),
      await sign(secret, { ...claims, sub: undefined }),
      tokens.refresh_token,
      '',
      'x',
      'a.b.c',
      'A'.repeat(8000),
    ];
    expect(await Promise.all(forged.map(statusFor))).toEqual(forged.map(() => 401));
  });

  test('rejects a header with anything before or after the token', async () => {
    const header = `Bearer ${tokens.access_token}`;
    expect(await statusWith(header.replace('Bearer', 'bearer'))).toBe(200);
    for (const other of [`x ${header}`, `${header} x`, `${header}, x`, tokens.access_token])
      expect(await statusWith(other)).toBe(401);
  });

  test('rejects a token with any one character changed', async () => {
    const token = tokens.access_token;
    const statuses = await Promise.all(
      Array.from(token, (character, at) => {
        // The last character of a 32-byte signature has two unused bits, so another letter could decode to the same
        // bytes.
        const other = at === token.length - 1 ? '.' : character === 'x' ? 'y' : 'x';
        return statusFor(token.slice(0, at) + other + token.slice(at + 1));
      }),
    );
    expect(statuses.filter((status) => status !== 401)).toEqual([]);
  });

  test('accepts a token for a day', async () => {
    const { access_token: token } = await signIn(context, email);
    const from = Math.floor(context.clock.now / 1000);
    expect(decode(token.split('.')[1])).toMatchObject({ iat: from, exp: from + 86_400 });
    context.clock.now += 86_399_999;
    expect(await statusFor(token)).toBe(200);
    context.clock.now += 1;
    expect(await statusFor(token)).toBe(401);
  });

  test('rejects an unexpired token whose session has expired', async () => {
    const { access_token: token } = await signIn(context, email);
    await context.database.updateTable('sessions').set({ expires_at: context.clock.now }).execute();
    expect(await statusFor(token)).toBe(401);
  });

  test('rejects a token whose session a wrong clock dated ahead', async () => {
    const { access_token: token } = await signIn(context, email);
    const statusUntil = async (end: number) => {
      await context.database.updateTable('sessions').set({ expires_at: end }).execute();
      return statusFor(token);
    };
    const latest = context.clock.now + maxSessionEnd;
    expect([await statusUntil(latest), await statusUntil(latest + 1)]).toEqual([200, 401]);
  });

  test('signing out ends only that session', async () => {
    const here = await signIn(context, email);
    const there = await signIn(context, email);
    const answer = await context.request('signOut', {
      token: here.access_token,
      body: { refresh_token: here.refresh_token },
    });
    expect(answer.statusCode).toBe(200);
    expect(await statusFor(here.access_token)).toBe(401);
    expect(await statusFor(there.access_token)).toBe(200);
  });

  test('stores neither token in the database', async () => {
    const { access_token: access, refresh_token: refresh } = await signIn(context, email);
    const rows = await context.database.selectFrom('sessions').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(refresh);
    expect(kept).not.toContain(access);
    expect(kept).not.toContain(Reflect.get(decode(access.split('.')[1]), 'sid'));
  });
});
