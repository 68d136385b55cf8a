import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sqlite } from '../../testing/engines.ts';
import {
  addStaff,
  aSignedInStaff,
  cookieOf,
  deskCall,
  deskRequest,
  openStaffSession,
  staffPassword,
} from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let context: TestContext;
let owner: string;
/** An auditor, whose account has no second factor yet. */
let auditor: { id: number; cookie: string };
const email = 'auditor@example.org';

beforeAll(async () => {
  context = await createTestContext(sqlite);
  ({ cookie: owner } = await aSignedInStaff(context, 'owner'));
  const id = await addStaff(context, email, 'auditor', { factor: false });
  auditor = { id, cookie: await openStaffSession(context, id) };
});
afterAll(() => context.close());

/** Returns the second paragraphs of the mails to the auditor since the last call. */
const told = () =>
  context.mails
    .splice(0)
    .filter(({ kind, to }) => kind === 'access changed' && to === email)
    .map(({ text }) => text.split('\n\n')[1]);

test('a person gets a mail about each change of their access', async () => {
  const { cookie, id } = auditor;
  const { secret } = await deskCall(context, 'startTotp', { cookie });
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const body = { code: codeAt(context.clock.now) };
  await deskRequest(context, 'finishTotp', { cookie, body });
  expect(told()).toEqual([expect.stringMatching(/^A second factor was added to your account/)]);

  const { recovery_codes: codes } = await deskCall(context, 'renewRecoveryCodes', { cookie });
  expect(told()).toEqual([expect.stringMatching(/^The recovery codes of your account .* were replaced/)]);

  const half = cookieOf(await deskRequest(context, 'deskSignIn', { body: { email, password: staffPassword } }));
  const recovery = { factor: 'recovery', code: codes?.[0] };
  const signedIn = await deskRequest(context, 'deskSecondFactor', { cookie: half, body: recovery });
  expect(signedIn.statusCode).toBe(200);
  expect(told()).toEqual([expect.stringMatching(/with your password and one of your recovery codes\.$/)]);

  await deskCall(context, 'changeOwnPassword', { cookie, body: { password: 'Lantern-9-desk' } });
  expect(told()).toEqual([expect.stringMatching(/^Your password .* was changed/)]);

  const row = { staff_id: id, public_key: '', counter: 0, transports: '[]', label: 'Key', created_at: 1 };
  const passkeys = context.database.insertInto('staff_passkeys').values({ ...row, credential_id: 'key' });
  const passkey = await passkeys.returning('id').executeTakeFirstOrThrow();
  await deskCall(context, 'removePasskey', {
    cookie,
    params: passkey,
    body: { password: 'Lantern-9-desk' },
  });
  expect(told()).toEqual([expect.stringMatching(/^A second factor was removed from your account/)]);

  const reset = { params: { id }, cookie: owner };
  await deskCall(context, 'renewStaffLink', { ...reset, body: { send_mail: false } });
  expect(told()).toEqual([expect.stringMatching(/^An owner made you a new link/)]);
  await deskCall(context, 'renewStaffLink', { ...reset, body: { send_mail: true } });
  expect(told()).toEqual([]);
});

test('a person who joins gets no mail about the first second factor', async () => {
  const id = await addStaff(context, 'new@example.org', 'editor', { factor: false });
  const cookie = await openStaffSession(context, id);
  await context.database.updateTable('staff_sessions').set({ stage: 'enroll' }).where('staff_id', '=', id).execute();
  const { secret } = await deskCall(context, 'startTotp', { cookie });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: context.clock.now });
  const { statusCode } = await deskRequest(context, 'finishTotp', { cookie, body: { code } });
  expect([statusCode, context.mails]).toEqual([200, []]);
});
