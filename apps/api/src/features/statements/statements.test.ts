import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mayHaveArrived } from '../../platform/mail/mail-sender.ts';
import { unseal } from '../../platform/mail/sealed.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { statusesOf } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { mergeDonors } from '../donors/merge-donors.ts';
import { type NewGift, recordGift } from '../gifts/record-gift.ts';

describe.each(engines)('yearly statements on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let auditor: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper', 'ruth@example.org'));
    ({ cookie: auditor } = await aSignedInStaff(context, 'auditor', 'ida@example.org'));
    await signUp(context, 'ada@example.org');
    await record(2025, { giver: { email: 'ada@example.org' } });
    await record(2025, { giver: { email: 'ada@example.org' }, amountCents: 1000 });
    await record(2025, { giver: { email: 'eve@example.org', name: 'Eve' } });
    await record(2025, { giver: { name: 'Halima Guyo' } });
    await record(2025, {});
    await record(2025, { giver: { email: 'ada@example.org' }, paymentStatus: 'pending' });
    await record(2026, { giver: { email: 'kim@example.org' } });
    await record(2026, { giver: { email: 'ada@example.org' } });
    await record(2024, { giver: { email: 'eve@example.org' } });
    await record(2023, { giver: { email: 'kim@example.org' }, paymentStatus: 'pending' });
  });
  afterAll(() => context.close());

  const record = (year: number, more: Partial<NewGift>) =>
    recordGift(adminContextOf(context), { ...gift, date: `${year}-03-04`, ...more });
  const keys = async () => {
    const rows = await context.database.selectFrom('statement_mails').select('giver_key').execute();
    return rows.map(({ giver_key: key }) => key);
  };
  const params = { year: 2025 };
  const mails = () =>
    context.database
      .selectFrom('outbox')
      .select(['id', 'recipient', 'about', 'content'])
      .where('kind', '=', 'yearly statement')
      .orderBy('recipient')
      .execute();

  test('begin with the last year that is over, its sums and who can get one', async () => {
    expect(await deskCall(context, 'statementYear', { cookie })).toEqual({
      year: 2025,
      years: [2026, 2025, 2024],
      is_running: false,
      donors: { count: 2, amount: 60 },
      without_address: { count: 1, amount: 25 },
      nameless: { count: 1, amount: 25 },
      remaining: 2,
      mailing: null,
      is_tested: false,
    });
    const { givers } = await deskCall(context, 'giversWithoutAddress', { cookie, params });
    expect(givers).toMatchObject([{ name: 'Halima Guyo', gifts: 1, amount: 25 }]);
  });

  test('show an auditor the same figures and no names', async () => {
    const response = await deskRequest(context, 'statementYear', { cookie: auditor });
    expect(response.json()).toMatchObject({ donors: { count: 2, amount: 60 } });
    expect(response.body).not.toMatch(/@|Halima/);
    for (const name of ['giversWithoutAddress', 'statementMail', 'sendStatements'] as const) {
      const refused = await deskRequest(context, name, { cookie: auditor, params });
      expect([name, refused.statusCode]).toEqual([name, 403]);
    }
  });

  test('need a test mail to oneself, of the same year', async () => {
    const send = () => deskRequest(context, 'sendStatements', { cookie, params, body: {} });
    await deskCall(context, 'confirmPassword', { cookie, body: { password: 'Lantern-8-desk' } });
    expect((await send()).statusCode).toBe(409);
    await deskCall(context, 'testStatement', { cookie, params: { year: 2024 }, body: {} });
    expect((await send()).statusCode).toBe(409);
    const colleague = await aSignedInStaff(context, 'owner', 'peter@example.org');
    await deskCall(context, 'testStatement', { cookie: colleague.cookie, params, body: {} });
    expect((await send()).statusCode).toBe(409);
    // Nothing else that somebody did about the statements of the year counts.
    const { staff_id } = await context.database
      .selectFrom('audit')
      .select('staff_id')
      .where('action', '=', 'statement test')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const logged = { at: 1, actor: 'Ruth', kind: 'statement', subject: 'statements 2025', detail: '' };
    await context.database
      .insertInto('audit')
      .values({ ...logged, action: 'statement send', staff_id, changes: '[]' })
      .execute();
    expect((await send()).statusCode).toBe(409);
    const { message } = await deskCall(context, 'testStatement', { cookie, params, body: {} });
    expect(message).toBe('A test mail is on its way to ruth@example.org.');
    expect(context.mails.at(-1)).toMatchObject({
      to: 'ruth@example.org',
      subject: 'Test: Your donations to Hearthlight Foundation in 2025',
    });
    expect(await mails()).toEqual([]);
  });

  test('are queued once for each giver when several people send them at the same time', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => deskRequest(context, 'sendStatements', { cookie, params, body: {} })),
    );
    expect(statusesOf(responses)).toEqual([200, 409, 409, 409]);
    expect((await mails()).map(({ about, recipient }) => [recipient, about])).toEqual([
      ['ada@example.org', 2025],
      ['eve@example.org', 2025],
    ]);
    const { mailing, remaining } = (await deskCall(context, 'statementYear', { cookie })) ?? {};
    expect({ mailing, remaining }).toEqual({ mailing: { sent: 0, waiting: 2, failed: 0 }, remaining: 0 });
  });

  test('reach givers whose first gift of the year was recorded later, and nobody else', async () => {
    await record(2025, { giver: { email: 'gus@example.org' } });
    await record(2025, { giver: { email: 'gus@example.org' }, date: '2025-01-02' });
    await deskCall(context, 'sendStatements', { cookie, params, body: {} });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ada@example.org', 'eve@example.org', 'gus@example.org']);
    const [ada, eve, gus] = sent.map(({ content }) => JSON.parse(unseal(context.deps.secret, content)).text);
    // The oldest gift is first, whichever was recorded first.
    expect(gus).toMatch(/Jan 2, 2025[^]*Mar 4, 2025/);
    expect(ada + eve).not.toMatch(/Mar 4, (?!2025)/);
  });

  test('are sent again once when they failed, except those that may have arrived', async () => {
    const [ada, eve] = await mails();
    const fail = (id = '', error: string) =>
      context.database
        .updateTable('outbox')
        .set({ state: 'failed', content: '', error })
        .where('id', '=', id)
        .execute();
    await fail(ada?.id, 'address refused: no such user');
    await fail(eve?.id, mayHaveArrived);
    await record(2025, { giver: { email: 'late@example.org' } });
    const failed = await deskCall(context, 'failedStatements', { cookie, params });
    expect(new Map(failed.mails.map(({ can_retry: can, recipient }) => [recipient, can]))).toEqual(
      new Map([
        ['ada@example.org', true],
        ['eve@example.org', false],
      ]),
    );
    const masked = await deskCall(context, 'failedStatements', { cookie: auditor, params });
    expect(masked.mails.map(({ recipient }) => recipient).toSorted()).toEqual(['a…@example.org', 'e…@example.org']);
    const responses = await Promise.all(
      [1, 2].map(() => deskRequest(context, 'retryStatements', { cookie, params, body: {} })),
    );
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ada@example.org',
      'eve@example.org',
      'gus@example.org',
    ]);
    const shown = await deskCall(context, 'statementYear', { cookie });
    expect(shown?.mailing).toEqual({ sent: 0, waiting: 2, failed: 1 });
    await deskCall(context, 'sendStatements', { cookie, params, body: {} });
  });

  test('follow a giver who signs up and one who is merged, and are forgotten with one who is erased', async () => {
    await signUp(context, 'gus@example.org');
    // Signing up does not wait for the gifts of the address.
    await expect.poll(keys).not.toContain('email:gus@example.org');
    await mergeDonors(adminContextOf(context), { kept: 'ada@example.org', merged: 'gus@example.org' });
    expect((await deskCall(context, 'statementYear', { cookie }))?.remaining).toBe(0);
    await deleteDonor(adminContextOf(context), 'eve@example.org');
    expect(await keys()).not.toContain('email:eve@example.org');
  });

  test('reach more givers than one transaction queues', async () => {
    const { id } = await record(2025, { giver: { email: 'giver@example.org' } });
    const { id: _id, ...row } = await context.database
      .selectFrom('gifts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const emails = Array.from({ length: 500 }, (_, index) => `giver-${index}@example.org`);
    await context.database
      .insertInto('gifts')
      .values(
        emails.map((email) => ({
          ...row,
          giver_key: `email:${email}`,
          giver_email: email,
          giver_email_key: email,
        })),
      )
      .execute();
    await deskCall(context, 'sendStatements', { cookie, params, body: {} });
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual(expect.arrayContaining(['giver@example.org', ...emails]));
    expect((await deskCall(context, 'statementYear', { cookie }))?.remaining).toBe(0);
  });
});
