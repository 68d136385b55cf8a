import { sentences } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../http/refusal.ts';
import { anApplicant, codeIn, password, signUp } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { trueChance } from './chance.ts';

const email = 'Ada@Example.org';

describe.each(engines)('sign-up on $name', (engine) => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage(engine);
  });
  afterEach(() => stage.close());

  const sendCode = (to = email, from?: string) =>
    stage.ask('sendEmailVerificationCode', { body: anApplicant(to), ...(from !== undefined && { from }) });
  const enter = (code: string, to = email) =>
    stage.ask('verifyCodeAndSignUp', { body: { ...anApplicant(to), code, password } });
  const countDonors = async () => (await stage.database.selectFrom('donors').select('id').execute()).length;

  test('existence is told before and after, without regard to case', async () => {
    const exists = async (typed: string) =>
      (await stage.ask('registrationDetailExistence', { body: { email: typed } })).json();
    expect(await exists(email)).toEqual({ email: 'Available' });
    await signUp(stage, email);
    expect(await exists('ada@EXAMPLE.org')).toEqual({ email: 'Non-available' });
  });

  test('the code is in the subject and in the text, and makes an account with the address as typed', async () => {
    const sent = await sendCode();
    expect(sent.json()).toEqual({ message: `We have sent a five-digit code to ${email}.` });
    const [letter] = stage.letters;
    const code = codeIn(letter);
    expect(letter).toMatchObject({ to: email });
    expect(letter?.text).toContain(code);
    expect(letter?.html).toContain(code);
    const made = await enter(` ${code} `);
    expect(made.statusCode).toBe(200);
    expect(made.headers['cache-control']).toBe('no-store');
    const donor = await stage.database.selectFrom('donors').selectAll().executeTakeFirstOrThrow();
    expect(donor).toMatchObject({ email, first_name: 'Ada', last_name: "O'Neil-Byron", goal_cents: 0 });
    expect(donor.password_hash).not.toContain(password);
  });

  test('neither the code nor the password is kept as it is', async () => {
    await sendCode();
    const code = codeIn(stage.letters[0]);
    const row = await stage.database.selectFrom('codes').selectAll().executeTakeFirstOrThrow();
    expect(Object.values(row)).not.toContain(code);
  });

  test.each([
    [599, 200],
    [601, 400],
  ])('after %i seconds the code answers %i', async (seconds, status) => {
    await sendCode();
    stage.clock.now += seconds * 1000;
    expect((await enter(codeIn(stage.letters[0]))).statusCode).toBe(status);
  });

  test('five tries, then even the right code is worthless', async () => {
    await sendCode();
    const right = codeIn(stage.letters[0]);
    const wrong = right === '00000' ? '00001' : '00000';
    for (const sentence of Array<string>(5).fill(refusals.codeWrong)) {
      const answer = await enter(wrong);
      expect(answer.json()).toEqual({ message: sentence, fields: { code: sentence } });
    }
    expect((await enter(right)).json()).toMatchObject({ message: refusals.codeSpent });
    expect(await countDonors()).toBe(0);
  });

  test('the fifth try may still be the right one', async () => {
    await sendCode();
    const right = codeIn(stage.letters[0]);
    for (const wrong of ['a2345', 'b2345', 'c2345', 'd2345']) await enter(wrong);
    expect((await enter(right)).statusCode).toBe(200);
  });

  test('a new code makes the old one worthless', async () => {
    const codes = ['11111', '22222'];
    const other = await openStage(engine, { chance: { ...trueChance, code: () => codes.shift() ?? '' } });
    const body = anApplicant(email);
    await other.ask('sendEmailVerificationCode', { body });
    other.clock.now += 61_000;
    await other.ask('sendEmailVerificationCode', { body });
    const status = async (code: string) =>
      (await other.ask('verifyCodeAndSignUp', { body: { ...body, code, password } })).statusCode;
    expect([await status('11111'), await status('22222')]).toEqual([400, 200]);
    await other.close();
  });

  test('asking again: one a minute, five an hour, ten a day, then 429 with Retry-After', async () => {
    expect((await sendCode()).statusCode).toBe(200);
    stage.clock.now += 59_000;
    const tooSoon = await sendCode(email.toLowerCase(), '198.51.100.1');
    expect(tooSoon.statusCode).toBe(429);
    expect(tooSoon.headers['retry-after']).toBe('1');
    expect(tooSoon.json()).toEqual({ message: refusals.tooMany });
    const start = stage.clock.now - 59_000;
    const statusAt = async (minutes: number) => {
      stage.clock.now = start + minutes * 60_000;
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

  test('an address with an account gets no code', async () => {
    await signUp(stage, email);
    const answer = await sendCode('ADA@example.org');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: sentences.emailTaken,
      fields: { email: sentences.emailTaken },
    });
    expect(stage.letters).toHaveLength(1);
  });

  test('50 sign-ups at once make one account', async () => {
    await sendCode();
    const code = codeIn(stage.letters[0]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await countDonors()).toBe(1);
  });

  test('bad fields are refused with the sentences of the form', async () => {
    const answer = await stage.ask('verifyCodeAndSignUp', {
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
  const codes = Array.from({ length: 5000 }, () => trueChance.code());
  expect(codes.every((code) => /^\d{5}$/.test(code))).toBe(true);
  const zeros = codes.filter((code) => code.startsWith('0')).length;
  expect(zeros).toBeGreaterThan(350);
  expect(zeros).toBeLessThan(650);
});

test.each(engines)('a code with leading zeros keeps them, on $name', async (engine) => {
  const stage = await openStage(engine, { chance: { ...trueChance, code: () => '00042' } });
  await stage.ask('sendEmailVerificationCode', { body: anApplicant(email) });
  const enter = (code: string) =>
    stage.ask('verifyCodeAndSignUp', { body: { ...anApplicant(email), code, password } });
  expect((await enter('42')).statusCode).toBe(400);
  expect((await enter('00042')).statusCode).toBe(200);
  await stage.close();
});
