import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { secureRandom } from '../../lib/secure-random.ts';
import { refusals, RefusedCall } from '../../platform/http/refusal.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { anApplicant, browserOf, codeIn, password } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const ada = 'ada@example.org';
const eve = 'eve@example.org';

const fail = () => Promise.reject(new RefusedCall(503, refusals.mailNotSent));

describe.each(engines)('a code on $name', (engine) => {
  let context: TestContext;
  /** One function per mail, in order, that delivers it. */
  let deliveries: (() => Promise<'sent'>)[];
  let mails: Mail[];
  let hashes: (string | undefined)[];
  beforeEach(async () => {
    deliveries = [];
    mails = [];
    hashes = [];
    context = await createTestContext(engine, {
      mailer: {
        send: (mail, about) => {
          mails.push(mail);
          hashes.push(about?.codeHash);
          return deliveries.shift()?.() ?? Promise.resolve('sent');
        },
      },
    });
  });
  afterEach(() => context.close());

  const ask = async (email: string) =>
    (await context.request('sendEmailVerificationCode', { body: anApplicant(email) })).statusCode;
  const enter = async (email: string, code: string) => {
    const body = { ...anApplicant(email), code, password };
    return (await context.request('verifyCodeAndSignUp', { body })).statusCode;
  };
  const askToRecover = (email: string) => context.request('sendPasswordResetCode', { body: { email } });

  test.each([
    ['sign-up', async () => ask(ada)],
    ['recovery', async () => (await askToRecover(ada)).statusCode],
  ])('for %s is deleted when its mail fails, and another can be requested at once', async (_, send) => {
    deliveries.push(fail);
    expect(await send()).toBe(503);
    expect(await context.database.selectFrom('codes').selectAll().execute()).toEqual([]);
    expect([await send(), mails.length]).toEqual([200, 2]);
  });

  test('does not last longer than ten minutes after the clock was wrong', async () => {
    const year = 365 * 86_400_000;
    context.clock.now += year;
    await ask(ada);
    const code = codeIn(mails[0]);
    context.clock.now -= year;
    expect(await enter(ada, code)).toBe(400);
    context.clock.now += year;
    expect(await enter(ada, code)).toBe(200);
  });

  test('is mailed with its hash, so that the mailer can tell whether it is still valid', async () => {
    for (const send of [ask, askToRecover]) {
      await send(ada);
      const rows = await context.database.selectFrom('codes').select('code_hash').execute();
      expect(rows.map(({ code_hash: hash }) => hash)).toContain(hashes.at(-1));
    }
  });

  test('is invalid when its mail fails, and other codes stay valid', async () => {
    await ask(eve);
    deliveries.push(fail);
    await ask(ada);
    const [eves, adas] = mails.map(codeIn);
    expect(await enter(ada, adas ?? '')).toBe(400);
    expect(await enter(eve, eves ?? '')).toBe(200);
  });

  test('does not delete a newer code when its own mail fails late', async () => {
    const late = Promise.withResolvers<'sent'>();
    const started = new Promise<void>((resolve) =>
      deliveries.push(() => {
        resolve();
        return late.promise;
      }),
    );
    const first = ask(ada);
    await started;
    context.clock.now += 60_000;
    expect(await ask(ada)).toBe(200);
    late.reject(new RefusedCall(503, refusals.mailNotSent));
    expect(await first).toBe(503);
    expect(await enter(ada, codeIn(mails[1]))).toBe(200);
  });

  test('is stored as a different hash for each browser and address', async () => {
    await context.close();
    context = await createTestContext(engine, { random: { ...secureRandom, code: () => '12345' } });
    const browsers = [browserOf(await askToRecover(ada)), browserOf(await askToRecover(eve))];
    await ask(ada);
    await ask(eve);
    const rows = await context.database.selectFrom('codes').select('code_hash').execute();
    expect(browsers[0]).not.toBe(browsers[1]);
    expect(new Set(rows.map(({ code_hash: hash }) => hash)).size).toBe(4);
  });
});
