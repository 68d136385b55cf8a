import { formatWait } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';
import { time } from '@hearthlight/words/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { callLimits } from '../../platform/limits/limits.ts';
import { unseal } from '../../platform/mail/sealed.ts';
import { engines } from '../../testing/engines.ts';
import { addStaff, cookieOf, deskRequest, staffPassword, totpCodeAt } from '../../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const minute = 60_000;
const email = 'auditor@example.org';
const home = '203.0.113.8';
const office = '203.0.113.9';
const { max } = callLimits.staffPasswordsElsewhere;

describe.each(engines)('networks that are new for a person on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    const foundation = { ...content.foundation, languages: ['en', 'es'] as const };
    context = await createTestContext(engine, { content: { ...content, foundation } });
  });
  afterEach(() => context.close());

  const signIn = (from: string, { password = staffPassword, who = email, language = 'en' } = {}) =>
    deskRequest(context, 'deskSignIn', {
      body: { email: who, password },
      from,
      headers: { 'accept-language': language },
    });
  /** Enters wrong passwords, each from its own network. Returns the last response. */
  const guess = async (count: number, who = email) => {
    for (let at = 1; at < count; at += 1) await signIn(`198.51.100.${at}`, { password: 'Wrong-pass-1', who });
    return signIn(`198.51.100.${count}`, { password: 'Wrong-pass-1', who });
  };
  /** Returns the queued mails of a kind. */
  const queued = async (kind = 'new network') => {
    const rows = await context.database
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute();
    return rows.map(({ content: sealed, recipient }) => ({
      recipient,
      ...JSON.parse(unseal(context.deps.secret, sealed)),
    }));
  };

  describe('wrong passwords', () => {
    test('stop the right one from a new network, but not from one of the last sign-ins', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      await signIn(home);
      expect((await guess(max)).statusCode).toBe(401);
      context.clock.now += 60 * minute;
      const refused = await signIn(office);
      const message = time.tryAgainIn({ sentence: words.passwordsElsewhere, wait: formatWait(23 * 3600) });
      expect([refused.statusCode, refused.json()]).toEqual([429, { message }]);
      expect((await signIn(home)).json()).toMatchObject({ state: 'open' });
      context.clock.now += 23 * 60 * minute;
      expect((await signIn(office)).json()).toMatchObject({ state: 'open' });
    });

    test('from a network of the last sign-ins use up no tries of others', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      await signIn(home);
      for (let at = 0; at < max; at += 1) {
        await signIn(home, { password: 'Wrong-pass-1' });
        context.clock.now += 4 * minute;
      }
      expect((await signIn(office)).statusCode).toBe(200);
    });

    test('count for one address only, and alike for one without an account', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      const [unknown, known] = [await guess(max + 1, 'nobody@example.org'), await guess(max)];
      expect([unknown.statusCode, known.statusCode]).toEqual([429, 401]);
      expect((await signIn(office)).json()).toEqual(unknown.json());
    });
  });

  describe('a warning of wrong passwords', () => {
    test('is mailed once, when the right one is refused from new networks, and says until when', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      await signIn(home, { language: 'es' });
      await guess(max);
      expect(await queued('wrong passwords')).toEqual([]);
      context.clock.now += 60 * minute;
      await guess(3);
      await signIn(office);
      const { product } = content.foundation;
      const subject = inLanguage('es', () => words.guessesSubject({ product }));
      const text = expect.stringContaining('Nov 21, 2026, 9:30 AM (UTC)');
      expect(await queued('wrong passwords')).toEqual([expect.objectContaining({ recipient: email, subject, text })]);
      context.clock.now += 24 * 60 * minute;
      await guess(max + 1);
      expect(await queued('wrong passwords')).toHaveLength(2);
    });

    test('is not mailed while only one network is refused, or to somebody without a password', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      for (let at = 0; at < 7; at += 1) await signIn(office, { password: 'Wrong-pass-1' });
      await context.database.updateTable('staff').set({ password_hash: null }).execute();
      await addStaff(context, 'chair@example.org', 'owner', { factor: false });
      await guess(max + 1);
      await guess(max + 1, 'nobody@example.org');
      expect(await queued('wrong passwords')).toEqual([]);
    });
  });

  describe('a mail', () => {
    test('follows a sign-in from a new network, but not the first one or one from a known network', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      await signIn(home);
      await signIn(home);
      expect(await queued()).toEqual([]);
      await signIn(office);
      const [mail, ...others] = await queued();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        recipient: email,
        text: expect.stringMatching(/ on Nov 20, 2026, 9:30 AM \(UTC\), from a network /),
      });
      await signIn(office);
      await signIn(home);
      expect(await queued()).toHaveLength(1);
    });

    test('follows the second factor, not the password alone', async () => {
      await addStaff(context, email, 'owner');
      const enter = async (from: string) => {
        const cookie = cookieOf(await signIn(from));
        const before = (await queued()).length;
        const code = totpCodeAt((context.clock.now += minute));
        await deskRequest(context, 'deskSecondFactor', { cookie, body: { factor: 'totp', code }, from });
        return [before, (await queued()).length];
      };
      expect([await enter(home), await enter(office)]).toEqual([
        [0, 0],
        [0, 1],
      ]);
    });

    test('is in the language of the sign-in before', async () => {
      await addStaff(context, email, 'auditor', { factor: false });
      await signIn(home, { language: 'es' });
      await signIn(office, { language: 'en' });
      const { product } = content.foundation;
      const subject = inLanguage('es', () => words.networkSubject({ product }));
      expect(await queued()).toMatchObject([{ subject }]);
    });

    test.each([
      [['owner'], words.linkFromOwner],
      [[], words.linkFromOperator],
    ] as const)('names who makes a new link beside the other staff %j', async (colleagues, sentence) => {
      await addStaff(context, email, 'owner');
      await context.database.updateTable('staff').set({ known_networks: 'another' }).execute();
      for (const role of colleagues) await addStaff(context, `${role}@example.org`, role);
      const cookie = cookieOf(await signIn(office));
      const body = { factor: 'totp', code: totpCodeAt(context.clock.now) };
      await deskRequest(context, 'deskSecondFactor', { cookie, body });
      expect(await queued()).toMatchObject([{ text: expect.stringContaining(sentence) }]);
    });
  });
});
