import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Mail } from '../../platform/mail/mailer.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { anApplicant, aSignedInDonor, password, signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createQueueContext, type QueueContext } from '../../testing/mail-queue.ts';
import { lockBooks } from '../books/entries.ts';
import { donorKey } from '../books/giver.ts';
import { recordGift } from '../gifts/record-gift.ts';

describe.each(engines)('the correction of a donor on $name', (engine) => {
  const mails: Mail[] = [];
  let context: QueueContext;
  let token: string;
  beforeAll(async () => {
    const deliver = (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve('250 OK');
    };
    context = await createQueueContext(engine, { deliver, close: () => undefined });
    token = (await aSignedInDonor({ ...context, mails }, 'ada@example.org')).access_token;
    await signUp({ ...context, mails }, 'eve@example.org');
  });
  afterAll(() => context.close());

  const edit = (...args: string[]) => runAdmin(context, ['donor', 'edit', ...args]);
  const userDetails = () => context.request('userDetails', { token });
  const letters = async () => {
    mails.length = 0;
    await context.queue.sendDue();
    return mails.map(({ kind, to }) => `${kind}: ${to}`).toSorted();
  };

  test.each([
    [['nobody@example.org', '--first-name', 'Bob'], 'There is no such donor.'],
    [['ada@example.org'], 'Nothing would change.'],
    [['ada@example.org', '--first-name', 'Ada'], 'Nothing would change.'],
    [['ada@example.org', '--email', 'EVE@example.org'], 'has this address. Merge the two instead.'],
    [['ada@example.org', '--email', 'eve'], 'must be an e-mail address'],
    [['ada@example.org', '--last-name', '4'], 'must be a valid last name'],
  ])('refuses %j', async (args, sentence) => {
    await expect(edit(...args)).rejects.toThrow(sentence);
    expect(await letters()).toEqual([]);
  });

  test('changes nothing and mails nobody with --dry-run', async () => {
    expect(await edit('ada@example.org', '--email', 'ada@example.net', '--dry-run')).toMatch(/^Would change/);
    expect((await userDetails()).json()).toMatchObject({ email: 'ada@example.org' });
    expect(await letters()).toEqual([]);
  });

  test('waits for a change of the books about the same donor', async () => {
    const { id } = await context.database
      .selectFrom('donors')
      .select('id')
      .where('email_key', '=', 'eve@example.org')
      .executeTakeFirstOrThrow();
    const importing = await context.database.startTransaction().execute();
    await lockBooks(importing);
    const edited = edit('eve@example.org', '--email', 'eve@example.net');
    // Gives the command time to reach the lock.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await importing
      .insertInto('gifts')
      .values({
        donor_id: id,
        giver_key: donorKey(id),
        date: '2026-11-20',
        amount_cents: 2500,
        cause: 'A roof',
        payment_method: 'Check',
        payment_status: 'pending',
      })
      .execute();
    await importing.commit().execute();
    expect(await edited).toContain('Notices to eve@example.org and eve@example.net');
    await letters();
    await edit('eve@example.net', '--email', 'eve@example.org');
    await letters();
  });

  test('of the name sends a notice and ends no session', async () => {
    expect(await edit('ada@example.org', '--last-name', 'Lovelace')).toContain('0 sessions ended');
    expect((await userDetails()).json()).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
    expect(await letters()).toEqual(['account changed: ada@example.org']);
    expect(mails[0]?.subject).toBe('Your Hearthlight account was changed');
  });

  test('of the address ends the codes that were mailed to either address', async () => {
    const [former, email] = ['eve@example.org', 'eve@example.com'];
    const codes = () =>
      context.database.selectFrom('codes').select('email_key').where('email_key', 'in', [former, email]);
    await context.request('sendPasswordResetCode', { body: { email: former } });
    await context.request('sendEmailVerificationCode', { body: anApplicant(email) });
    expect(await codes().execute()).toHaveLength(2);
    await edit(former, '--email', email);
    expect(await codes().execute()).toEqual([]);
    await letters();
  });

  test('of the address notifies both, ends all sessions, and keeps gifts and sent mails', async () => {
    const { id } = await recordGift(adminContextOf(context), {
      ...gift,
      giver: { email: 'ada@example.net' },
    });
    expect(await edit('ADA@example.org', '--email', 'ada@example.net')).toMatch(
      /Notices to ada@example\.org and ada@example\.net, 1 session ended\.$/,
    );
    expect(await letters()).toEqual(['account changed: ada@example.net', 'account changed: ada@example.org']);
    expect((await userDetails()).statusCode).toBe(401);
    const signIn = (email: string) => context.request('signIn', { body: { email, password } });
    expect((await signIn('ada@example.org')).statusCode).not.toBe(200);
    // The new address must be verified first, by the code of a reset.
    expect((await signIn('ada@example.net')).statusCode).toBe(401);
    const exported = JSON.parse(await runAdmin(context, ['donor', 'export', 'ada@example.net']));
    expect(exported.donations).toHaveLength(1);
    expect(id).toBeGreaterThan(0);
    // Mails of the same time are in the order of their random ids.
    const mails = exported.mails.map(({ kind, state }: { kind: string; state: string }) => `${kind}: ${state}`);
    expect(mails.toSorted()).toEqual(['account changed: sent', 'account changed: sent', 'sign-up code: sent']);
  });
});
