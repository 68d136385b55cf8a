import type { DeskCall } from '@hearthlight/domain';
import { type DeskCallName, deskCalls, may, needsSecondFactor, type Role, roles } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, sqlite } from '../../testing/engines.ts';
import { addStaff, aSignedInStaff, deskRequest, openStaffSession } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { maxStaffSessionEnd } from './staff-sessions.ts';

const names = Object.keys(deskCalls).filter((name): name is DeskCallName => Object.hasOwn(deskCalls, name));

/** The caller: a role with an open session, or somebody without one. */
type Visitor = Role | 'signed out' | 'removed' | 'after the password only' | 'enrolling' | 'owner, password long ago';

const visitors: readonly Visitor[] = [
  ...roles,
  'signed out',
  'removed',
  'after the password only',
  'enrolling',
  'owner, password long ago',
];

/** The refusal that the table demands, or `undefined` if the call is let in. */
function refusalFor({ access, confirmed }: DeskCall, visitor: Visitor): number | undefined {
  if (access === 'public') return undefined;
  if (visitor === 'signed out' || visitor === 'removed') return 401;
  if (visitor === 'after the password only') return access === 'second-factor' ? undefined : 401;
  if (visitor === 'enrolling') return access === 'enroll' ? undefined : 401;
  if (access === 'second-factor') return 401;
  if (visitor === 'owner, password long ago') return confirmed === 'recently' || access === 'enroll' ? 428 : undefined;
  return access === 'staff' || access === 'enroll' || may(visitor, access) ? undefined : 403;
}

async function cookieFor(context: TestContext, visitor: Visitor, email: string): Promise<string | undefined> {
  if (visitor === 'signed out') return undefined;
  const role = roles.find((each) => each === visitor) ?? 'owner';
  const { cookie, id } = await aSignedInStaff(context, role, email);
  const { database } = context;
  const update = database.updateTable('staff_sessions').where('staff_id', '=', id);
  if (visitor === 'removed') await database.deleteFrom('staff').where('id', '=', id).execute();
  if (visitor === 'after the password only') await update.set({ stage: 'second-factor' }).execute();
  if (visitor === 'enrolling') await update.set({ stage: 'enroll' }).execute();
  if (visitor === 'owner, password long ago') {
    await update.set({ confirmed_at: context.clock.now - 5 * 60_000 }).execute();
  }
  return cookie;
}

describe.each(engines)('every call for everybody on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  test.each(names)('%s', async (name) => {
    const call: DeskCall = deskCalls[name];
    const seen: Record<string, string> = {};
    for (const visitor of visitors) {
      const cookie = await cookieFor(context, visitor, `${name}-${visitors.indexOf(visitor)}@example.org`);
      const params = { id: 999_999, number: 999_999, year: 2025, language: 'es', month: '1999-01' };
      const body = call.upload ? Buffer.from('not a picture') : {};
      const { statusCode } = await deskRequest(context, name, { cookie, params, body });
      seen[visitor] = [401, 403, 428].includes(statusCode) ? String(statusCode) : 'let in';
      expect(statusCode, `${name} by ${visitor}`).not.toBe(500);
    }
    const expected = visitors.map((visitor) => [visitor, String(refusalFor(call, visitor) ?? 'let in')]);
    // A wrong password or link is refused too, but with a 400 or 404 here, because the body is empty.
    expect(seen).toEqual(Object.fromEntries(expected));
  });
});

describe('who is let in', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(sqlite);
  });
  afterAll(() => context.close());

  test('the desk answers every call of its table, and is never cached or indexed', async () => {
    for (const name of names) {
      const { cookie } = await aSignedInStaff(context, 'owner', `${name}-exists@example.org`);
      const params = { id: 999_999, number: 999_999, year: 2025, language: 'es', month: '1999-01' };
      const { body, headers } = await deskRequest(context, name, { cookie, params });
      expect(body, `${name} has no route`).not.toMatch(/nothing at this address|does not support this method/);
      expect(headers, `${name} is cached or indexed`).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    }
  });

  test.each(names.filter((name) => deskCalls[name].method === 'POST'))(
    '%s is refused from another origin and without one',
    async (name) => {
      const { cookie } = await aSignedInStaff(context, 'owner', `${name}@example.org`);
      for (const origin of ['https://evil.example', 'http://hearthlight.example', 'null', null]) {
        const response = await deskRequest(context, name, {
          cookie,
          origin,
          params: { id: 1, number: 1, year: 2025 },
        });
        expect([origin, response.statusCode]).toEqual([origin, 403]);
      }
    },
  );

  const irreversible = names.filter((name) => {
    const call: DeskCall = deskCalls[name];
    return call.confirmed === 'each-time';
  });

  test.each(irreversible)('%s needs the password itself, also right after it was entered', async (name) => {
    const { cookie } = await aSignedInStaff(context, 'owner', `${name}-password@example.org`);
    const params = { id: 999_999, language: 'es', month: '1999-01', year: 2025 };
    const entered = { address: '/uploads/x', audience: 'all', based_on: 1, count: 1, merged: 1, version: 1 };
    const rest = { ...entered, amount: null, reason: 'Twice', send_mail: false };
    for (const password of [undefined, '', 'Wrong-pass-1']) {
      const response = await deskRequest(context, name, { cookie, params, body: { ...rest, password } });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(['password']);
    }
  });

  test('a donor’s token opens no call of the desk, and a staff cookie none of a donor', async () => {
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const withToken = await deskRequest(context, 'deskHome', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(withToken.statusCode).toBe(401);
    const asCookie = await deskRequest(context, 'deskHome', { cookie: token });
    expect(asCookie.statusCode).toBe(401);
    const { cookie } = await aSignedInStaff(context, 'owner', 'owner-of-cookie@example.org');
    const response = await context.app.inject({
      url: '/api/dashboard/',
      headers: { cookie: `__Host-desk=${cookie}`, authorization: `Bearer ${cookie}` },
    });
    expect(response.statusCode).toBe(401);
  });

  test('a session ends after 30 minutes without a request, and after 12 hours with them', async () => {
    const id = await addStaff(context, 'idle@example.org', 'editor');
    const start = context.clock.now;
    const minutes = (count: number) => {
      context.clock.now = start + count * 60_000;
    };
    const status = async (cookie: string) => (await deskRequest(context, 'deskAccount', { cookie })).statusCode;
    const idle = await openStaffSession(context, id);
    minutes(29);
    expect(await status(idle)).toBe(200);
    minutes(58);
    expect(await status(idle)).toBe(200);
    minutes(88);
    expect(await status(idle)).toBe(401);
    const busy = await openStaffSession(context, id);
    const opened = 88;
    for (let passed = 25; passed < 12 * 60; passed += 25) {
      minutes(opened + passed);
      expect([passed, await status(busy)]).toEqual([passed, 200]);
    }
    minutes(opened + 12 * 60 - 1);
    expect(await status(busy)).toBe(200);
    minutes(opened + 12 * 60);
    expect(await status(busy)).toBe(401);
    context.clock.now = start;
  });

  test('a session records its last request once a minute at most', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', 'seen@example.org');
    const start = context.clock.now;
    const seenAfter = async (seconds: number) => {
      context.clock.now = start + seconds * 1000;
      await deskRequest(context, 'deskAccount', { cookie });
      const session = context.database.selectFrom('staff_sessions').select('seen_at');
      return (await session.where('staff_id', '=', id).executeTakeFirstOrThrow()).seen_at - start;
    };
    expect([await seenAfter(59), await seenAfter(60)]).toEqual([0, 60_000]);
    context.clock.now = start;
  });

  test('a session that a wrong clock dated ahead is refused', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'editor', 'ahead@example.org');
    const statusAt = async (expires_at: number) => {
      await context.database.updateTable('staff_sessions').set({ expires_at }).where('staff_id', '=', id).execute();
      return (await deskRequest(context, 'deskAccount', { cookie })).statusCode;
    };
    const latest = context.clock.now + maxStaffSessionEnd;
    expect([await statusAt(latest), await statusAt(latest + 1)]).toEqual([200, 401]);
  });

  test('a new person cannot be given an open session without the second factor that the role needs', () => {
    expect(roles.filter(needsSecondFactor)).toEqual(['owner', 'editor', 'moderator', 'bookkeeper']);
  });
});
