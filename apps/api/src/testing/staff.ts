import { type Call, callPath } from '@hearthlight/domain';
import { type DeskCallName, deskCalls, type DeskResponse, type Role } from '@hearthlight/domain/desk';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type * as z from 'zod/mini';

import { digest, secureRandom } from '../lib/secure-random.ts';
import { seal } from '../platform/mail/sealed.ts';
import type { TestContext } from './test-context.ts';

/** The password of every staff member in tests. */
export const staffPassword = 'Lantern-8-desk';

/** The secret of their authenticator app. */
const totp = new TOTP({ secret: Secret.fromLatin1('a secret for tests') });

/** Returns the code that the app shows at a time, in epoch milliseconds. */
export const totpCodeAt = (timestamp: number): string => totp.generate({ timestamp });

interface DeskOptions {
  body?: object | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  /** The value of the session's cookie. */
  cookie?: string | undefined;
  /** Default: the desk's own. */
  origin?: string | null;
  from?: string;
  headers?: Record<string, string>;
  /** Returns at the first bytes of the response, which `stream()` reads. */
  isStream?: boolean;
}

/** Makes a call of the desk, with the password if the call needs it each time. Returns the raw response. */
export function deskRequest(
  { app }: Pick<TestContext, 'app'>,
  name: DeskCallName,
  { body, cookie, from = '203.0.113.8', headers, isStream = false, origin, params = {}, query = {} }: DeskOptions = {},
): Promise<LightMyRequestResponse> {
  const call: Call = deskCalls[name];
  const isPost = call.method === 'POST';
  const password = call.confirmed === 'each-time' && { password: staffPassword };
  const payload = Buffer.isBuffer(body) ? body : JSON.stringify({ ...password, ...body });
  return app.inject({
    method: call.method,
    url: callPath(call, params, query),
    remoteAddress: from,
    payloadAsStream: isStream,
    headers: {
      'user-agent': 'Mozilla/5.0 (a test)',
      ...(isPost && { 'content-type': Buffer.isBuffer(body) ? 'image/png' : 'application/json' }),
      ...(isPost && origin !== null && { origin: origin ?? 'https://hearthlight.example' }),
      ...(cookie !== undefined && { cookie: `__Host-desk=${cookie}` }),
      ...headers,
    },
    ...(isPost && { payload }),
  });
}

/** Typed so that the schema of a generic name can be used. */
const rows: { [Name in DeskCallName]: { response: z.ZodMiniType<DeskResponse<Name>> } } = deskCalls;

/** Makes a call that must succeed. Returns its response. */
export async function deskCall<Name extends DeskCallName>(
  context: Pick<TestContext, 'app'>,
  name: Name,
  options: DeskOptions = {},
): Promise<DeskResponse<Name>> {
  const response = await deskRequest(context, name, options);
  const isProgress = String(response.headers['content-type']).startsWith('application/x-ndjson');
  const received = isProgress ? JSON.parse(response.body.trim().split('\n').at(-1) ?? '').body : response.json();
  const { data: body } = rows[name].response.safeParse(received);
  if (response.statusCode !== 200 || body === undefined) {
    throw new Error(`${name} answered ${response.statusCode} ${response.body}`);
  }
  return body;
}

/** Returns the session's cookie that a response sets. Empty if it removes it. */
export function cookieOf(response: LightMyRequestResponse): string {
  const value = /^__Host-desk=([^;]*)/.exec(String(response.headers['set-cookie']))?.[1];
  if (value === undefined) throw new Error('the response sets no cookie of the desk');
  return value;
}

/** Adds a staff member with a password and, unless `factor` is false, an authenticator app. Returns the number. */
export async function addStaff(
  { clock, database, deps }: TestContext,
  email: string,
  role: Role,
  { factor = true, name = 'Ruth Wanjiru' }: { factor?: boolean; name?: string } = {},
): Promise<number> {
  const { id } = await database
    .insertInto('staff')
    .values({
      email,
      email_key: email,
      name,
      role,
      password_hash: await deps.passwords.hash(staffPassword),
      passkey_user: secureRandom.token(),
      totp_secret: factor ? seal(deps.secret, totp.secret.base32) : null,
      created_at: clock.now,
      last_sign_in_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens a session of a staff member without signing in. Returns its cookie. */
export async function openStaffSession(
  { clock, database }: Pick<TestContext, 'clock' | 'database'>,
  staffId: number,
): Promise<string> {
  const cookie = secureRandom.token();
  await database
    .insertInto('staff_sessions')
    .values({
      id: digest(cookie),
      staff_id: staffId,
      stage: 'open',
      created_at: clock.now,
      seen_at: clock.now,
      expires_at: clock.now + 12 * 3_600_000,
      confirmed_at: clock.now,
      user_agent: 'a test',
      challenge: null,
      pending_totp: null,
    })
    .execute();
  return cookie;
}

/** Adds a staff member and opens a session with a confirmed password. */
export async function aSignedInStaff(
  context: TestContext,
  role: Role,
  email = `${role}@hearthlight.example`,
  name = 'Ruth Wanjiru',
): Promise<{ id: number; cookie: string }> {
  const id = await addStaff(context, email, role, { name });
  return { id, cookie: await openStaffSession(context, id) };
}
