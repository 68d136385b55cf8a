import { sentences } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Database } from '../../database/schema.ts';
import { secureRandom } from '../../lib/secure-random.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { anApplicant, codeIn, password, signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const email = 'Ada@Example.org';

describe.each(engines)('sign-up on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
  });
  afterEach(() => context.close());

  const sendCode = (to = email, from?: string) =>
    context.request('sendEmailVerificationCode', {
      body: anApplicant(to),
      ...(from !== undefined && { from }),
    });
  const enter = (code: string, to = email) =>
    context.request('verifyCodeAndSignUp', { body: { ...anApplicant(to), code, password } });
  const countDonors = async () => (await context.database.selectFrom('donors').select('id').execute()).length;

  test('reports whether an account exists, regardless of case', async () => {
    const exists = async (typed: string) =>
      (await context.request('registrationDetailExistence', { body: { email: typed } })).json();
    expect(await exists(email)).toEqual({ email: 'Available' });
    await signUp(context, email);
    expect(await exists('ada@EXAMPLE.org')).toEqual({ email: 'Non-available' });
  });

  test('mails the code in the subject and text, and creates an account with the address as typed', async () => {
    const sent = await sendCode();
    expect(sent.json()).toEqual({ message: `We have sent a five-digit code to ${email}.` });
    const [mail] = context.mails;
    const code = codeIn(mail);
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(code);
    const made = await enter(` ${code} `);
    expect(made.statusCode).toBe(200);
    expect(made.headers['cache-control']).toBe('no-store');
    const donor = await context.database.selectFrom('donors').selectAll().executeTakeFirstOrThrow();
    expect(donor).toMatchObject({ email, first_name: 'Ada', last_name: "O'Neil-Byron", goal_cents: 0 });
    expect(donor.password_hash).not.toContain(password);
  });

  test('a correct code stays valid while the server is too busy to create the account', async () => {
    await sendCode('eve@example.org');
    for (let attempt = 0; attempt < 5; attempt += 1) await enter('xxxxx', 'eve@example.org');
    await sendCode();
    const [evesCode = '', code = ''] = context.mails.map(codeIn);
    const busy = new RefusedCall(503, refusals.busy, { retryAfter: 2 });
    const hash = vi.spyOn(context.deps.passwords, 'hash').mockRejectedValue(busy);
    for (let attempt = 0; attempt < 7; attempt += 1) expect((await enter(code)).statusCode).toBe(503);
    hash.mockRestore();
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await enter('xxxxx')).statusCode).toBe(400);
    expect((await enter(code)).statusCode).toBe(200);
    // Another address gets no attempts back.
    expect((await enter(evesCode, 'eve@example.org')).statusCode).toBe(400);
  });

  test('does not store the code in plain text', async () => {
    await sendCode();
    const code = codeIn(context.mails[0]);
    const row = await context.database.selectFrom('codes').selectAll().executeTakeFirstOrThrow();
    expect(Object.values(row)).not.toContain(code);
  });

  test.each([
    [599_999, 200],
    [600_000, 400],
  ])('%i ms after it was sent, a code returns %i', async (late, status) => {
    await sendCode();
    context.clock.now += late;
    expect((await enter(codeIn(context.mails[0]))).statusCode).toBe(status);
  });

  test('refuses even the right code after five wrong attempts', async () => {
    await sendCode();
    const right = codeIn(context.mails[0]);
    const wrong = right === '00000' ? '00001' : '00000';
    for (const sentence of Array<string>(5).fill(refusals.incorrectCode)) {
      const answer = await enter(wrong);
      expect(answer.json()).toEqual({ message: sentence, fields: { code: sentence } });
    }
    expect((await enter(right)).json()).toMatchObject({ message: refusals.expiredCode });
    expect(await countDonors()).toBe(0);
  });

  test('accepts the right code on the fifth attempt', async () => {
    await sendCode();
    const right = codeIn(context.mails[0]);
    for (const wrong of ['a2345', 'b2345', 'c2345', 'd2345']) await enter(wrong);
    expect((await enter(right)).statusCode).toBe(200);
  });

  test('a new code replaces the old one', async () => {
    const codes = ['11111', '22222'];
    const other = await createTestContext(engine, {
      random: { ...secureRandom, code: () => codes.shift() ?? '' },
    });
    const body = anApplicant(email);
    await other.request('sendEmailVerificationCode', { body });
    other.clock.now += 61_000;
    await other.request('sendEmailVerificationCode', { body });
    const status = async (code: string) =>
      (await other.request('verifyCodeAndSignUp', { body: { ...body, code, password } })).statusCode;
    expect([await status('11111'), await status('22222')]).toEqual([400, 200]);
    await other.close();
  });

  test('returns 429 with Retry-After beyond one code a minute, five an hour or ten a day', async () => {
    expect((await sendCode()).statusCode).toBe(200);
    context.clock.now += 59_000;
    const tooSoon = await sendCode(email.toLowerCase(), '198.51.100.1');
    expect(tooSoon.statusCode).toBe(429);
    expect(tooSoon.headers['retry-after']).toBe('1');
    expect(tooSoon.json()).toEqual({ message: 'Too many attempts. You can try again in 1 second.' });
    const start = context.clock.now - 59_000;
    const statusAt = async (minutes: number) => {
      context.clock.now = start + minutes * 60_000;
      return (await sendCode(email, `198.51.100.${minutes % 250}`)).statusCode;
    };
    const statuses: [number, number][] = [];
    for (const minutes of [2, 4, 6, 8, 10, 59, 61, 63, 65, 67, 69, 71, 122, 1300, 1441]) {
      statuses.push([minutes, await statusAt(minutes)]);
    }
    expect(statuses.filter(([, status]) => status === 200).map(([minutes]) => minutes)).toEqual([
      2, 4, 6, 8, 61, 63, 65, 67, 69, 1441,
    ]);
    expect(statuses.filter(([, status]) => status === 429)).toHaveLength(5);
  });

  test('refuses an address that has an account', async () => {
    await signUp(context, email);
    const answer = await sendCode('ADA@example.org');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: sentences.emailTaken,
      fields: { email: sentences.emailTaken },
    });
    expect(context.mails).toHaveLength(1);
  });

  test('50 simultaneous sign-ups create one account', async () => {
    await sendCode();
    const code = codeIn(context.mails[0]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await countDonors()).toBe(1);
  });

  test.each([
    ['the code was replaced', refusals.expiredCode, (database: Database) => database.deleteFrom('codes').execute()],
    [
      'another donor got the address',
      sentences.emailTaken,
      (database: Database) => database.updateTable('donors').set({ email_key: 'ada@example.org' }).execute(),
    ],
  ])('creates no account if %s while the password was hashed', async (_, message, change) => {
    await signUp(context, 'eve@example.org');
    await sendCode();
    const hash = vi.spyOn(context.deps.passwords, 'hash').mockImplementationOnce(async () => {
      await change(context.database);
      return 'a hash';
    });
    const answer = await enter(codeIn(context.mails.at(-1)));
    hash.mockRestore();
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
    expect(await countDonors()).toBe(1);
  });

  test('refuses invalid fields with the messages of the form', async () => {
    const answer = await context.request('verifyCodeAndSignUp', {
      body: { email: 'a b@c', first_name: 'A', last_name: '1', code: '12', password: 'short' },
    });
    expect(answer.json()).toEqual({
      message: 'Please enter a valid email address.',
      fields: {
        email: 'Please enter a valid email address.',
        first_name: 'Enter a valid first name.',
        last_name: 'Enter a valid lastname.',
        code: 'Please enter a five digit code.',
        password: 'Passwords must be a mix of lowercase, uppercase letters, and digits.',
      },
    });
  });
});

test('codes are five digits, and one in ten starts with a zero', () => {
  const codes = Array.from({ length: 5000 }, () => secureRandom.code());
  expect(codes.every((code) => /^\d{5}$/.test(code))).toBe(true);
  const zeros = codes.filter((code) => code.startsWith('0')).length;
  expect(zeros).toBeGreaterThan(350);
  expect(zeros).toBeLessThan(650);
});

test.each(engines)('a code with leading zeros keeps them, on $name', async (engine) => {
  const context = await createTestContext(engine, { random: { ...secureRandom, code: () => '00042' } });
  await context.request('sendEmailVerificationCode', { body: anApplicant(email) });
  const enter = (code: string) =>
    context.request('verifyCodeAndSignUp', { body: { ...anApplicant(email), code, password } });
  expect((await enter('42')).statusCode).toBe(400);
  expect((await enter('00042')).statusCode).toBe(200);
  await context.close();
});
