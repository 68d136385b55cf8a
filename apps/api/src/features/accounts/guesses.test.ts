import { formatWait } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import { mails as words } from '@hearthlight/words/mails';
import { time } from '@hearthlight/words/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { unseal } from '../../platform/mail/sealed.ts';
import { browserOf, codeIn, password, signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const minute = 60_000;
const ada = 'ada@example.org';
const home = '203.0.113.8';
const office = '203.0.113.9';
const { max } = callLimits.signInElsewhere;

describe.each(engines)('a donor’s password that is guessed from many networks on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    const foundation = { ...content.foundation, languages: ['en', 'es'] as const };
    context = await createTestContext(engine, { content: { ...content, foundation } });
    await signUp(context, ada);
  });
  afterEach(() => context.close());

  const signIn = (from: string, { typed = password, email = ada } = {}) =>
    context.request('signIn', { body: { email, password: typed }, from });
  /** Enters wrong passwords, each from its own network. Returns the last response. */
  const guess = async (count: number, email = ada) => {
    for (let at = 1; at < count; at += 1) await signIn(`198.51.100.${at}`, { typed: 'Wrong-pass-1', email });
    return signIn(`198.51.100.${count}`, { typed: 'Wrong-pass-1', email });
  };
  /** Returns the queued warnings. */
  const warnings = async () => {
    const rows = await context.database
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('kind', '=', 'password guesses')
      .execute();
    return rows.map(({ content: sealed, recipient }) => ({
      recipient,
      ...JSON.parse(unseal(context.deps.secret, sealed)),
    }));
  };

  test('is refused from a new network for a day, but not from those of the last five sign-ins', async () => {
    const usual = [home, ...[1, 2, 3, 4].map((at) => `192.0.2.${at}`)];
    for (const network of ['192.0.2.9', ...usual]) await signIn(network);
    expect(isThrottled(await guess(max))).toBe(false);
    context.clock.now += 60 * minute;
    const refused = await signIn(office);
    const message = time.tryAgainIn({ sentence: refusals.passwordsElsewhere, wait: formatWait(23 * 3600) });
    expect([refused.statusCode, refused.json()]).toEqual([401, { message }]);
    expect(refused.headers['retry-after']).toBe(String(23 * 3600));
    for (const network of usual) expect((await signIn(network)).statusCode).toBe(200);
    expect(isThrottled(await signIn('192.0.2.9'))).toBe(true);
    context.clock.now += 23 * 60 * minute;
    expect((await signIn(office)).statusCode).toBe(200);
  });

  test('is accepted where the donor signed up', async () => {
    await guess(max + 1);
    expect(isThrottled(await signIn(office))).toBe(true);
    const atSignUp = await context.request('signIn', { body: { email: ada, password } });
    expect(atSignUp.statusCode).toBe(200);
  });

  test('is accepted where the donor has just chosen it', async () => {
    await guess(max + 1);
    expect(isThrottled(await signIn(office))).toBe(true);
    const browser = browserOf(await context.request('sendPasswordResetCode', { body: { email: ada }, from: office }));
    const code = codeIn(context.mails.at(-1));
    await context.request('verifyPasswordResetCode', { body: { code }, browser, from: office });
    const body = { email: ada, password: 'Another-8-word' };
    await context.request('changePassword', { body, browser, from: office });
    expect((await signIn(office, { typed: 'Another-8-word' })).statusCode).toBe(200);
  });

  test('uses up no tries of others from a network of the last sign-ins', async () => {
    await signIn(home);
    for (let at = 0; at < max; at += 1) {
      await signIn(home, { typed: 'Wrong-pass-1' });
      context.clock.now += 4 * minute;
    }
    expect((await signIn(office)).statusCode).toBe(200);
  });

  test('is refused alike for an address without an account, which gets no mail', async () => {
    const [unknown, known] = [await guess(max + 1, 'eve@example.org'), await guess(max + 1)];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([known.statusCode, isThrottled(known)]).toEqual([401, true]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(await warnings()).toMatchObject([{ recipient: ada }]);
  });

  test('is told to the donor once a day, in the account’s language, with the time', async () => {
    await context.database.updateTable('donors').set({ language: 'es' }).execute();
    await guess(max);
    expect(await warnings()).toEqual([]);
    context.clock.now += 60 * minute;
    await guess(3);
    await signIn(office);
    const subject = inLanguage('es', () => words.guessesSubject({ product: content.foundation.product }));
    const text = expect.stringContaining('9:30');
    expect(await warnings()).toEqual([expect.objectContaining({ recipient: ada, subject, text })]);
    context.clock.now += 24 * 60 * minute;
    await guess(max + 1);
    expect(await warnings()).toHaveLength(2);
  });

  test('is not told of while only one network is refused, or without a password to guess', async () => {
    for (let at = 0; at < 7; at += 1) await signIn(office, { typed: 'Wrong-pass-1' });
    await context.database.updateTable('donors').set({ password_hash: '' }).execute();
    await guess(max + 1);
    expect(await warnings()).toEqual([]);
  });
});
