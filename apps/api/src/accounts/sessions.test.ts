import { calls } from '@hearthlight/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aSignedInDonor, signIn } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import type { Tokens } from './sessions.ts';

const email = 'ada@example.org';
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined): object =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

const sign = (secret: string, payload: object, typ = 'at+jwt', alg = 'HS256') =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg, typ }).sign(new TextEncoder().encode(secret));

describe.each(engines)('sessions on $name', (engine) => {
  let stage: Stage;
  let tokens: Tokens;
  beforeAll(async () => {
    stage = await openStage(engine);
    tokens = await aSignedInDonor(stage, email);
  });
  afterAll(() => stage.close());

  const statusFor = async (token: string) => (await stage.ask('userDetails', { token })).statusCode;

  test('a good token opens all calls of a donor, and what is personal is not stored by browsers', async () => {
    const details = await stage.ask('userDetails', { token: tokens.access_token });
    expect(details.statusCode).toBe(200);
    expect(details.headers['cache-control']).toBe('no-store');
    expect(calls.userDetails.answer.parse(details.json())).toMatchObject({
      email,
      last_login: '2026-11-20T09:30:00.000Z',
      user_agent: 'Mozilla/5.0 (a test)',
    });
  });

  test.each(Object.entries(calls).filter(([, { access }]) => access === 'donor'))(
    '%s is refused without a token',
    async (_, call) => {
      const answer = await stage.app.inject({ method: call.method, url: call.path });
      expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Please sign in to go on.' }]);
    },
  );

  test('forged tokens are refused', async () => {
    const [head, body, signature] = tokens.access_token.split('.');
    const claims = decode(body);
    const none = (alg: string) => `${encode({ alg, typ: 'at+jwt' })}.${body}.`;
    const secret = `access-token ${stage.deps.secret}`;
    expect(await statusFor(await sign(secret, claims))).toBe(200);
    const forged = [
      none('none'),
      none('None'),
      none('HS256'),
      `${head}.${body}.`,
      `${head}.${encode({ ...claims, sub: '2' })}.${signature}`,
      `${head}.${body}.${signature?.replace(/./, (sign) => (sign === 'A' ? 'B' : 'A'))}`,
      `${encode({ alg: 'HS384', typ: 'at+jwt' })}.${body}.${signature}`,
      await sign('another secret', claims),
      await sign(stage.deps.secret, claims),
      await sign(secret, claims, 'JWT'),
      await sign(secret, claims, 'at+jwt', 'HS512'),
      await sign(secret, { ...claims, exp: stage.clock.now / 1000 - 1 }),
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

  test('every letter of a token counts', async () => {
    const token = tokens.access_token;
    const statuses = await Promise.all(
      Array.from(token, (letter, at) => {
        // The last letter of a signature of 32 bytes carries four bits that mean something and two that do not.
        const other = at === token.length - 1 ? '.' : letter === 'x' ? 'y' : 'x';
        return statusFor(token.slice(0, at) + other + token.slice(at + 1));
      }),
    );
    expect(statuses.filter((status) => status !== 401)).toEqual([]);
  });

  test('a token lives for a day', async () => {
    const { access_token: token } = await signIn(stage, email);
    stage.clock.now += 86_399_000;
    expect(await statusFor(token)).toBe(200);
    stage.clock.now += 2000;
    expect(await statusFor(token)).toBe(401);
  });

  test('a session that has ended opens nothing, whatever its token says', async () => {
    const { access_token: token } = await signIn(stage, email);
    await stage.database.updateTable('sessions').set({ expires_at: stage.clock.now }).execute();
    expect(await statusFor(token)).toBe(401);
  });

  test('signing out makes this token worthless at once, and leaves the others', async () => {
    const here = await signIn(stage, email);
    const there = await signIn(stage, email);
    const answer = await stage.ask('signOut', {
      token: here.access_token,
      body: { refresh_token: here.refresh_token },
    });
    expect(answer.statusCode).toBe(200);
    expect(await statusFor(here.access_token)).toBe(401);
    expect(await statusFor(there.access_token)).toBe(200);
  });

  test('the database keeps neither token', async () => {
    const { access_token: access, refresh_token: refresh } = await signIn(stage, email);
    const rows = await stage.database.selectFrom('sessions').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(refresh);
    expect(kept).not.toContain(access);
    expect(kept).not.toContain(Reflect.get(decode(access.split('.')[1]), 'sid'));
  });
});
