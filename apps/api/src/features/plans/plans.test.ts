import { calls, makePaymentReference } from '@hearthlight/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { unseal } from '../../platform/mail/sealed.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext } from '../../testing/pledges.ts';
import { deskCall, deskRequest } from '../../testing/staff.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { exportDonor } from '../donors/export-donor.ts';
import { queueGiftMails } from '../gifts/gift-mails.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { handleUnpaidPledges } from '../gifts/unpaid-pledges.ts';
import { readGiftRows, readImportTable } from '../imports/formats/read-file.ts';
import { importGifts } from '../imports/planning/import-gifts.ts';
import { checkBooks } from '../ledger/check.ts';
import { checkPlans } from './check-plans.ts';
import { listPlans } from './read-plans.ts';

describe.each(engines)('a standing order on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let token: string;
  let ada: number;
  let wells: number;
  let reference: string;
  let random = 0;
  beforeAll(async () => {
    ({ ada, context, cookie, token, wells } = await createPledgeContext(engine));
  });
  beforeEach(async () => {
    random += 1;
    reference = makePaymentReference({ donor: ada, campaign: wells }, random * 74_093);
    for (const table of ['plans', 'gift_mails', 'import_changes', 'gift_entries', 'gifts', 'outbox'] as const)
      await context.database.deleteFrom(table).execute();
    await context.database.updateTable('campaigns').set({ raised_cents: 0, contributors: 0 }).execute();
  });
  afterAll(() => context.close());

  /** Records the pledge that becomes a plan. The tests' clock is on November 20, 2026. */
  const pledge = async (more = {}) => {
    const values = { giver: { donorId: ada }, campaignId: wells, date: '2026-07-20', ...more };
    const pending = { ...gift, ...values, paymentStatus: 'pending' as const, reference };
    return (await recordGift(adminContextOf(context), pending)).id;
  };
  const monthly = { version: 0, rhythm: 'monthly' as const, amount: 25, first: '2026-08-01', last: null };
  const save = (id: number, changes = {}) =>
    deskRequest(context, 'savePlan', { cookie, params: { id }, body: { ...monthly, ...changes } });
  const read = async (id: number) => (await deskCall(context, 'readPlan', { cookie, params: { id } })).plan;
  const setFurther = (id: number, further: boolean) =>
    deskRequest(context, 'setFurtherGift', { cookie, params: { id }, body: { further } });
  const payment = async (id: number) => (await deskCall(context, 'readPlan', { cookie, params: { id } })).payment;
  const list = (query = {}) => deskCall(context, 'planList', { cookie, query });
  const pay = async (...payments: [date: string, amount: string, text: string][]) => {
    const lines = payments.map(([date, amount, text]) => `${date},${amount},"Babbage, Charles","${text}"`);
    const body = Buffer.from(['Date,Amount,Payer,Details', ...lines].join('\n'));
    const table = await readImportTable(body, { known: {}, timeZone: 'UTC' });
    const rows = await readGiftRows(table, { columns: bankColumns, timeZone: 'UTC' });
    await importGifts(adminContextOf(context), rows, { source: 'oak', separate: 'none' });
  };
  const check = (remind = false) => checkPlans(adminContextOf(context), { remind });
  const paused = async () => (await deskCall(context, 'deskHome', { cookie })).tasks.paused_plans;
  const daysOf = async (id: number) =>
    (await read(id))?.days.map(({ due, payment, state }) => [due, state, payment?.date, payment?.amount]);
  const mails = () => context.database.selectFrom('outbox').select(['kind', 'recipient']).execute();
  const dashboard = async () => calls.dashboard.response.parse((await context.request('dashboard', { token })).json());

  test('books each payment as a gift of the plan, early, late, doubled and of another amount', async () => {
    const id = await pledge();
    expect((await save(id)).json()).toEqual({ message: 'The standing order is saved.' });
    await pay(
      ['2026-07-30', '25.00', reference],
      ['2026-09-07', '25.00', reference],
      ['2026-10-01', '40.00', reference],
      ['2026-10-02', '25.00', reference],
      ['2026-11-15', '1.00', 'Something else'],
    );
    expect(await daysOf(id)).toEqual([
      ['2026-12-01', 'expected', undefined, undefined],
      ['2026-11-01', 'paused', undefined, undefined],
      ['2026-10-01', 'came', '2026-10-01', 40],
      ['2026-09-01', 'came', '2026-09-07', 25],
      ['2026-08-01', 'came', '2026-07-30', 25],
    ]);
    const gifts = await context.database
      .selectFrom('gifts')
      .select(['id', 'donor_id', 'campaign_id', 'amount_cents'])
      .where('reference', '=', reference)
      .orderBy('date')
      .execute();
    expect(gifts.map(({ amount_cents: cents, campaign_id, donor_id }) => [cents, donor_id, campaign_id])).toEqual(
      [2500, 2500, 4000, 2500].map((cents) => [cents, ada, wells]),
    );
    expect(gifts[0]?.id).toBe(id);
    // Any of its gifts leads to the plan, which names the newest one.
    expect(await read(gifts[3]?.id ?? 0)).toMatchObject({
      gift: { id: gifts[3]?.id, giver: { donor_id: ada } },
    });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('is in the donor’s history, and absent for a donor without one', async () => {
    expect((await dashboard()).records.plans).toBeUndefined();
    const id = await pledge();
    await save(id, { first: '2026-11-01' });
    const awaited = { expected_from: '2026-11-01' };
    expect((await dashboard()).records).toMatchObject({ plans: [awaited], donation_history: [awaited] });
    await pay(['2026-11-02', '25.00', reference]);
    expect((await dashboard()).records.donation_history[0]).not.toHaveProperty('expected_from');
    const plan = {
      rhythm: 'monthly',
      amount: 25,
      state: 'running',
      days: [
        { due: '2026-12-01', state: 'expected' },
        { due: '2026-11-01', state: 'came', payment: { date: '2026-11-02', amount: 25 } },
      ],
    };
    expect((await dashboard()).records.plans).toEqual([plan]);
    expect(await exportDonor(adminContextOf(context), ada)).toMatchObject({ plans: [plan] });
    // A canceled gift says nothing about the plan, even if it is the newest.
    const { id: canceled } = await recordGift(adminContextOf(context), {
      ...gift,
      date: '2026-11-03',
      paymentStatus: 'pending',
    });
    await context.database
      .updateTable('gifts')
      .set({ reference, canceled_at: 1, payment_status: 'failed' })
      .where('id', '=', canceled)
      .execute();
    expect((await dashboard()).records.plans).toEqual([plan]);
    // Once its newest gift is another donor's, so is the plan.
    await context.database.updateTable('gifts').set({ donor_id: null }).execute();
    expect((await dashboard()).records.plans).toBeUndefined();
  });

  test('is listed as a hint after two days in a row without a payment, until one comes', async () => {
    const id = await pledge();
    const later = { rhythm: 'monthly', amount_cents: 100, first_on: '2027-01-01', last_on: null } as const;
    await context.database
      .insertInto('plans')
      .values({ ...later, reference: 'RF00LATER' })
      .execute();
    const missing = async () =>
      context.database.selectFrom('plans').select('missing_since').orderBy('first_on', 'desc').execute();
    await save(id);
    await pay(['2026-08-01', '25.00', reference], ['2026-10-11', '1.00', 'Something else']);
    // A later gift that somebody recorded by hand is on no statement.
    await recordGift(adminContextOf(context), { ...gift, date: '2026-11-10' });
    await check();
    expect((await list({ state: 'paused' })).plans).toEqual([]);
    await pay(['2026-10-12', '2.00', 'Something else']);
    await check();
    const { plans } = await list({ state: 'paused' });
    expect(plans).toMatchObject([{ state: 'paused', missing_since: '2026-09-01' }]);
    expect(await missing()).toEqual([{ missing_since: null }, { missing_since: '2026-09-01' }]);
    await context.database.deleteFrom('plans').where('reference', '=', 'RF00LATER').execute();
    expect(await paused()).toBe(1);
    await pay(['2026-11-02', '25.00', reference]);
    expect((await list({ state: 'paused' })).plans).toEqual([]);
    expect(await paused()).toBe(0);
    expect((await list()).plans).toMatchObject([{ state: 'running', missing_since: null }]);
    expect(await mails()).toEqual([]);
  });

  test('is listed once its last payment is missing, until one comes or it ends', async () => {
    const id = await pledge();
    await save(id);
    const missing = async () => {
      await check();
      return (await list({ state: 'missing' })).plans.map(({ gift: of }) => of?.id);
    };
    await pay(['2026-08-01', '25.00', reference], ['2026-09-11', '1.00', 'Something else']);
    expect(await missing()).toEqual([]);
    await pay(['2026-09-12', '2.00', 'Something else']);
    expect(await missing()).toEqual([id]);
    expect((await list({ state: 'paused' })).plans).toEqual([]);
    await save(id, { version: 1, last: '2026-10-01' });
    expect(await missing()).toEqual([]);
    await save(id, { version: 2 });
    await pay(['2026-09-13', '25.00', reference]);
    // The import itself clears it.
    expect((await list({ state: 'missing' })).plans).toEqual([]);
  });

  test('is found among many by reading only those on the page', async () => {
    const plan = { rhythm: 'monthly', amount_cents: 100, first_on: '2026-08-01' } as const;
    const plans = Array.from({ length: 500 }, (_, index) => ({
      ...plan,
      reference: `RF${index}`,
      last_missed: index < 2 ? '2026-08-01' : null,
    }));
    await context.database.insertInto('plans').values(plans).execute();
    let read = 0;
    const counted = context.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        read += result.rows.length;
        return Promise.resolve(result);
      },
    });
    const found = await listPlans(counted, adminContextOf(context), { state: 'missing' });
    expect([found.plans.length, found.next, read]).toEqual([2, null, 2]);
  });

  test('is checked until it has ended and lacks no payment', async () => {
    const plan = { rhythm: 'monthly', amount_cents: 100, first_on: '2026-08-01' } as const;
    await context.database
      .insertInto('plans')
      .values([
        { ...plan, reference: 'RF1', last_on: '2026-11-20' },
        { ...plan, reference: 'RF2', last_on: '2026-11-20', last_missed: '2026-08-01' },
        { ...plan, reference: 'RF3', last_on: '2026-11-20', missing_since: '2026-08-01' },
        { ...plan, reference: 'RF4', last_on: '2026-11-21' },
        { ...plan, reference: 'RF5', last_on: null },
      ])
      .execute();
    const checked = async () => {
      const read: unknown[] = [];
      const database = context.database.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => {
          read.push(...result.rows.flatMap((row) => row['reference'] ?? []));
          return Promise.resolve(result);
        },
      });
      await checkPlans({ ...adminContextOf(context), database }, { remind: false });
      return read;
    };
    expect(await checked()).toEqual(['RF2', 'RF3', 'RF4', 'RF5']);
    expect(await checked()).toEqual(['RF4', 'RF5']);
  });

  test('still mails the donor if an import shows it to be paused before the check', async () => {
    const id = await pledge();
    await save(id);
    await pay(['2026-08-01', '25.00', reference], ['2026-09-12', '2.00', 'Something else']);
    await check(true);
    expect(await mails()).toEqual([]);
    await pay(['2026-09-03', '25.00', reference], ['2026-11-19', '1.00', 'Something else']);
    await check(true);
    expect(await mails()).toEqual([{ kind: 'plan reminder', recipient: 'ada@example.org' }]);
  });

  test('is no hint any more as soon as a payment completes its pledge', async () => {
    await save(await pledge());
    await pay(['2026-10-12', '2.00', 'Something else']);
    await check();
    expect(await paused()).toBe(1);
    await pay(['2026-10-13', '25.00', reference]);
    expect(await paused()).toBe(0);
  });

  test('mails the donor once, and only if reminders are turned on', async () => {
    const id = await pledge();
    await save(id, { first: '2026-11-01' });
    await pay(['2026-11-19', '1.00', 'Something else']);
    await save(id, { version: 1, first: '2026-08-01' });
    // It was known to be missing when it was saved, which is no reason for a mail.
    await check(true);
    expect(await mails()).toEqual([]);
    await context.database.updateTable('plans').set({ missing_since: null }).execute();
    await Promise.all([check(true), check(true), check(true)]);
    await check(true);
    expect(await mails()).toEqual([{ kind: 'plan reminder', recipient: 'ada@example.org' }]);
    await context.database.deleteFrom('outbox').execute();
    await context.database.updateTable('plans').set({ missing_since: null }).execute();
    await check();
    expect(await mails()).toEqual([]);
  });

  test('mails the donor when the import of one payment shows that later ones are missing', async () => {
    await save(await pledge());
    await pay(
      ['2026-08-01', '25.00', reference],
      ['2026-09-01', '25.00', reference],
      ['2026-11-19', '1.00', 'Something else'],
    );
    await check(true);
    expect(await mails()).toEqual([{ kind: 'plan reminder', recipient: 'ada@example.org' }]);
  });

  test('is named in mails: how often it pays, and until when', async () => {
    const id = await pledge();
    await save(id, { last: '2027-08-01' });
    await pay(['2026-08-01', '40.00', reference]);
    const { database } = context;
    await database
      .transaction()
      .execute((transaction) => queueGiftMails(adminContextOf(context), transaction, 'thanks', [id]));
    const [sent] = await database.selectFrom('outbox').select('content').execute();
    expect(unseal(context.deps.secret, sent?.content ?? '')).toContain(
      'It is a payment of your standing order of $25 every month until Aug 1, 2027.',
    );
  });

  test('is not reminded of or canceled as an unpaid pledge', async () => {
    const id = await pledge();
    await save(id, { first: '2026-12-01' });
    await handleUnpaidPledges(adminContextOf(context), { reminder: 14, expiry: 60 });
    expect(await mails()).toEqual([]);
    const { status } = await deskCall(context, 'readGift', { cookie, params: { id } });
    expect(status).toBe('pending');
  });

  test('changes, and refuses changes of an older version', async () => {
    const id = await pledge();
    await save(id);
    const other = { rhythm: 'monthly', amount_cents: 100, first_on: '2027-01-01', version: 1 } as const;
    await context.database
      .insertInto('plans')
      .values({ ...other, last_on: null, reference: 'RF00OTHER' })
      .execute();
    expect((await save(id)).statusCode).toBe(409);
    expect((await save(id, { version: 1, rhythm: 'yearly', last: '2026-08-01', amount: 30 })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      rhythm: 'yearly',
      amount: 30,
      first: '2026-08-01',
      last: '2026-08-01',
      state: 'ended',
      version: 2,
    });
    const wrongLast = await save(id, { version: 2, last: '2026-07-31' });
    expect([wrongLast.statusCode, Object.keys(wrongLast.json().fields)]).toEqual([400, ['last']]);
    const logged = await context.database
      .selectFrom('audit')
      .select(['action', 'changes'])
      .where('subject', '=', `gift ${id}`)
      .where('action', '=', 'gift plan')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(logged.changes)).toContainEqual({ field: 'amount', before: '$25', after: '$30' });
    const remove = (version: number) =>
      deskRequest(context, 'removePlan', { cookie, params: { id }, body: { version } });
    expect((await remove(1)).statusCode).toBe(409);
    expect((await remove(2)).json()).toEqual({ message: 'The standing order is removed. Its gifts stay.' });
    expect((await remove(2)).statusCode).toBe(404);
    expect(await read(id)).toBeNull();
    expect(await context.database.selectFrom('plans').selectAll().execute()).toMatchObject([other]);
  });

  describe('with a payment that was answered wrongly', () => {
    let first: number;
    let second: number;
    beforeEach(async () => {
      first = await pledge();
      await save(first, { first: '2026-09-01' });
      await pay(
        ['2026-09-01', '25.00', reference],
        ['2026-09-25', '25.00', reference],
        ['2026-11-19', '1.00', 'Something else'],
      );
      const { id } = await context.database
        .selectFrom('gifts')
        .select('id')
        .where('date', '=', '2026-09-25')
        .executeTakeFirstOrThrow();
      second = id;
    });
    const paid = async () => (await read(second))?.days.flatMap((day) => day.payment?.date ?? []);

    test('counts it as a further gift, and for its day again', async () => {
      const counted = { is_further: false, due: '2026-10-01', other: null, is_closed: false };
      expect(await payment(second)).toEqual(counted);
      expect(await paid()).toEqual(['2026-09-25', '2026-09-01']);
      expect(await paused()).toBe(0);
      expect((await setFurther(second, true)).json()).toEqual({ message: 'The standing order is saved.' });
      expect(await payment(second)).toEqual({ ...counted, is_further: true });
      expect(await paid()).toEqual(['2026-09-01']);
      // Two days in a row are unpaid now, which is a hint at once.
      expect(await paused()).toBe(1);
      await setFurther(second, true);
      expect(await runAdmin(context, ['gift', 'plan-payment', String(second), 'no'])).toBe(
        `Gift ${second} pays a day of its standing order.`,
      );
      expect(await paid()).toEqual(['2026-09-25', '2026-09-01']);
      expect(await paused()).toBe(0);
      const logged = await context.database
        .selectFrom('audit')
        .select('changes')
        .where('subject', '=', `gift ${second}`)
        .where('action', '=', 'gift plan-payment')
        .orderBy('id')
        .execute();
      expect(logged.map(({ changes }) => JSON.parse(changes))).toEqual([
        [{ field: 'further', before: 'false', after: 'true' }],
        [{ field: 'further', before: 'true', after: 'false' }],
      ]);
    });

    test('counts it instead of the payment of its day, which takes that day back', async () => {
      await pay(['2026-10-02', '25.00', reference], ['2026-10-03', '25.00', reference]);
      const { database } = context;
      const added = await database
        .selectFrom('gifts')
        .select('id')
        .where('date', '>', '2026-10-01')
        .where('date', '<', '2026-10-04')
        .orderBy('date')
        .execute();
      const [taker = 0, third = 0] = added.map(({ id }) => id);
      const taken = { id: taker, date: '2026-10-02', due: '2026-10-01', may_change: true };
      expect(await payment(third)).toMatchObject({ is_further: false, due: null, other: taken });
      await setFurther(third, false);
      expect(await payment(third)).toMatchObject({ is_further: false, due: '2026-10-01', other: null });
      expect(await paid()).toEqual(['2026-10-03', '2026-09-01']);
      expect(await payment(taker)).toMatchObject({
        is_further: true,
        due: '2026-10-01',
        other: { id: third, date: '2026-10-03', may_change: true },
      });
      await setFurther(taker, false);
      expect(await paid()).toEqual(['2026-10-02', '2026-09-01']);
      expect(await payment(taker)).toMatchObject({ is_further: false, due: '2026-10-01', other: null });
    });

    test('does not count it instead of the pledge', async () => {
      await pay(['2026-09-10', '25.00', reference]);
      const { id } = await context.database
        .selectFrom('gifts')
        .select('id')
        .where('date', '=', '2026-09-10')
        .executeTakeFirstOrThrow();
      const other = { id: first, date: '2026-09-01', due: '2026-09-01', may_change: false };
      expect(await payment(id)).toMatchObject({ due: null, other });
      expect((await setFurther(id, false)).statusCode).toBe(409);
    });

    test('refuses that once the payment is in the ledger of a closed month', async () => {
      const { database } = context;
      const month = '2026-09';
      const closed = { month, entries: 1, hash: '', document: '{}', closed_at: 1 };
      await database.insertInto('ledgers').values(closed).execute();
      const publish = async (gift: number) => {
        const entry = database.selectFrom('gift_entries').select('id').where('gift_id', '=', gift);
        const { id } = await entry.orderBy('id', 'desc').executeTakeFirstOrThrow();
        const leaf = { entry_id: id, month, position: id, salt: '' };
        await database.insertInto('ledger_leaves').values(leaf).execute();
      };
      await publish(first);
      expect((await setFurther(second, true)).statusCode).toBe(200);
      await publish(second);
      expect(await payment(second)).toMatchObject({ is_further: true, is_closed: true });
      const refused = await setFurther(second, false);
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'This month is closed already.']);
      expect(await payment(second)).toMatchObject({ is_further: true });
      await database.deleteFrom('ledger_leaves').execute();
      await database.deleteFrom('ledgers').execute();
    });

    test('refuses that for the pledge, for a payment that can pay no day, and without a plan', async () => {
      expect(await payment(first)).toBeNull();
      expect((await setFurther(first, true)).statusCode).toBe(409);
      await pay(['2026-10-01', '25.00', reference], ['2026-11-01', '25.00', reference]);
      expect(await payment(second)).toEqual({
        is_further: false,
        due: null,
        other: { id: expect.any(Number), date: '2026-10-01', due: '2026-10-01', may_change: true },
        is_closed: false,
      });
      expect((await setFurther(second, true)).statusCode).toBe(409);
      expect((await setFurther(second + 999, true)).statusCode).toBe(404);
      expect(await paid()).toEqual(['2026-11-01', '2026-10-01', '2026-09-01']);
      const failed = { payment_status: 'failed' } as const;
      await context.database.updateTable('gifts').set(failed).where('id', '=', second).execute();
      expect(await payment(second)).toBeNull();
    });
  });

  test('needs a gift with a payment reference', async () => {
    const { id } = await recordGift(adminContextOf(context), gift);
    const response = await save(id);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'This gift has no payment reference, by which further payments would be found.',
    ]);
    expect((await save(999_999)).statusCode).toBe(404);
  });

  test('does not begin in more than five years', async () => {
    const id = await pledge();
    const response = await save(id, { first: '2031-11-21' });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'The first payment is more than five years away. Check its year.',
    ]);
    expect((await save(id, { first: '2031-11-20' })).statusCode).toBe(200);
  });

  test('is recorded and removed on the command line', async () => {
    const id = await pledge();
    const plan = ['--rhythm', 'quarterly', '--amount', '60', '--first', '2026-09-01'];
    expect(await runAdmin(context, ['gift', 'plan', String(id), ...plan])).toBe(
      `Recorded the standing order of gift ${id}.`,
    );
    expect(await read(id)).toMatchObject({
      rhythm: 'quarterly',
      amount: 60,
      first: '2026-09-01',
      last: null,
    });
    await runAdmin(context, ['gift', 'plan-remove', String(id)]);
    expect(await read(id)).toBeNull();
  });

  test('lists page by page', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({
      reference: makePaymentReference({ donor: ada, campaign: undefined }, index),
      rhythm: 'monthly' as const,
      amount_cents: 100,
      first_on: '2026-08-01',
      last_on: null,
    }));
    await context.database.insertInto('plans').values(rows).execute();
    const first = await list();
    const rest = await list({ after: first.next ?? '' });
    expect([first.plans.length, rest.plans.length, rest.next]).toEqual([50, 1, null]);
    expect(first.plans[0]).toMatchObject({ gift: null });
    // All have missed their last payment but the newest, which has not begun.
    await pay(['2026-11-19', '1.00', 'Something else']);
    const newest = context.database.selectFrom('plans').select(({ fn }) => fn.max('id').as('id'));
    await context.database.updateTable('plans').set({ first_on: '2027-01-01' }).where('id', '=', newest).execute();
    await check();
    const missing = await list({ state: 'missing' });
    expect([missing.plans.length, missing.next]).toEqual([50, null]);
  });

  test('goes when its donor is deleted', async () => {
    const { database } = context;
    const former = await database.selectFrom('donors').selectAll().executeTakeFirstOrThrow();
    const id = await pledge();
    await save(id);
    await deleteDonor(adminContextOf(context), ada);
    expect(await database.selectFrom('plans').select('id').execute()).toEqual([]);
    await database.insertInto('donors').values(former).execute();
  });
});
