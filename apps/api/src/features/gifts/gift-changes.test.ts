import { calls } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { insertGifts, lockBooks } from '../books/entries.ts';
import { anonymousKey, giverColumns, nobody } from '../books/giver.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { correctGift, type GiftChanges } from './correct-gift.ts';
import { recordGift } from './record-gift.ts';
import { refundGift } from './refund-gift.ts';

const reason = 'a slip of the pen';

describe.each(engines)('each change of a gift on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
  });
  afterEach(() => context.close());

  const stored = (id: number) =>
    context.database.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entriesOf = (id: number) =>
    context.database.selectFrom('gift_entries').selectAll().where('gift_id', '=', id).orderBy('id').execute();
  const lastAudit = async () => (await listAudit(context.database)).rows[0];

  test('is returned to the caller and recorded in the audit table', async () => {
    const recorded = await recordGift(admin, { ...gift, paymentStatus: 'pending', reason });
    const subject = `gift ${recorded.id}`;
    expect(recorded).toMatchObject({ id: expect.any(Number), isKnown: false });
    expect(await lastAudit()).toMatchObject({
      actor: 'ruth',
      action: 'gift add',
      subject,
      detail: '$25',
    });
    const { id } = recorded;
    const changes = { amountCents: 3000, paymentStatus: 'completed' } as const;
    expect(await correctGift(admin, id, { changes, outcome: 'complete', reason })).toMatchObject({
      id,
      status: 'completed',
      amountBefore: 2500,
      amountAfter: 3000,
    });
    expect(await lastAudit()).toMatchObject({ action: 'gift correct', subject, detail: 'completed' });
    expect(await refundGift(admin, id, reason)).toMatchObject({
      id,
      status: 'refunded',
      amountBefore: 3000,
      amountAfter: 3000,
    });
    expect(await lastAudit()).toMatchObject({ action: 'gift refund', subject, detail: 'refunded' });
    const entries = await entriesOf(id);
    expect(entries.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['recorded', 0],
      ['corrected', 0],
      ['completed', 3000],
      ['refunded', -3000],
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ actor: 'ruth', at: context.clock.now, reason });
  });

  test.each<[GiftChanges, object]>([
    [{ date: '2026-01-02' }, { date: '2026-01-02' }],
    [{ cause: 'A well' }, { cause: 'A well', cause_key: 'a well' }],
    [{ paymentMethod: 'Check' }, { payment_method: 'Check' }],
    [{ amountCents: 1 }, { amount_cents: 1 }],
    [{ campaignId: null }, { campaign_id: null }],
  ])('by %j alone changes nothing else', async (changes, after) => {
    const campaignId = await addCampaign(context.database);
    const { id } = await recordGift(admin, { ...gift, campaignId, date: '2026-02-03', externalId: 'bank:7' });
    const before = await stored(id);
    await correctGift(admin, id, { changes, reason });
    expect(await stored(id)).toEqual({ ...before, ...after });
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['recorded', 'reversed', 'corrected']);
  });

  test('keeps when a pledge was canceled', async () => {
    const { id } = await recordGift(admin, { ...gift, paymentStatus: 'pending' });
    await correctGift(admin, id, { changes: { paymentStatus: 'canceled' }, reason });
    const { canceled_at: canceledAt } = await stored(id);
    expect(canceledAt).toBe(context.clock.now);
    context.clock.now += 60_000;
    await correctGift(admin, id, { changes: { cause: 'A well' }, reason });
    expect(await stored(id)).toMatchObject({ cause: 'A well', canceled_at: canceledAt });
  });

  test('to failed is an entry without money', async () => {
    const { id } = await recordGift(admin, { ...gift, paymentStatus: 'pending' });
    await correctGift(admin, id, { changes: { paymentStatus: 'failed' }, reason });
    expect((await entriesOf(id)).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['recorded', 0],
      ['failed', 0],
    ]);
    await expect(correctGift(admin, id, { changes: { paymentStatus: 'completed' }, reason })).rejects.toThrow(
      'Only a pending gift can become completed, failed or canceled, and one of an import completed or canceled.',
    );
    await correctGift(admin, id, { changes: { cause: 'A well' }, reason });
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['recorded', 'failed', 'corrected']);
  });

  test('appears in the public books at once', async () => {
    const bill = ['bill', 'add', 'Kofi Mensah, carpenter', '--amount', '640', '--kind', 'Roofs', '--json'];
    const { id: billId } = JSON.parse(await runAdmin(context, bill));
    await runAdmin(context, ['bill', 'pay', String(billId), '--date', '2026-11-03']);
    const cameIn = async () => {
      const { years } = calls.books.response.parse((await context.request('books')).json());
      return years.flatMap(({ came_in }) => came_in).map(({ amount }) => amount);
    };
    expect(await cameIn()).toEqual([]);
    const { id } = await recordGift(admin, gift);
    expect(await cameIn()).toEqual([25]);
    await correctGift(admin, id, { changes: { amountCents: 3000 }, reason });
    expect(await cameIn()).toEqual([30]);
    await refundGift(admin, id, reason);
    expect(await cameIn()).toEqual([]);
  });

  test('to refunded is dated on the day of the refund in the foundation’s time zone', async () => {
    const { id } = await recordGift(admin, { ...gift, date: '2026-02-03' });
    await refundGift(admin, id, reason);
    expect((await entriesOf(id)).map(({ date }) => date)).toEqual(['2026-02-03', '2026-11-20']);
    expect(await stored(id)).toMatchObject({ date: '2026-02-03', payment_status: 'refunded' });
    await expect(refundGift(admin, id, reason)).rejects.toThrow('Only a completed gift can be refunded.');
  });

  test('is rejected for a future day before anything is stored', async () => {
    await expect(recordGift(admin, { ...gift, date: '2026-11-21' })).rejects.toThrow('Choose today or a day before.');
    expect(await context.database.selectFrom('gifts').selectAll().execute()).toEqual([]);
    expect((await recordGift(admin, { ...gift, date: '2026-11-20' })).isKnown).toBe(false);
  });

  test('belongs to the donor with the address, or else to the address, the name or nobody', async () => {
    await signUp(context, 'ada@example.org');
    const { id } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow();
    const bob = {
      giver_name: 'Bob',
      name_key: 'bob',
      giver_email: 'Bob@Example.org',
      giver_email_key: 'bob@example.org',
    };
    expect(
      await giverColumns(context.database, [
        { email: 'ADA@example.org', name: 'Ada' },
        { email: 'Bob@Example.org', name: 'Bob' },
        { email: 'eve@example.org' },
        { name: '  Ａ \n Neighbor ' },
        {},
      ]),
    ).toEqual([
      { ...nobody, donor_id: id, giver_key: `donor:${id}` },
      { ...nobody, ...bob, giver_key: 'email:bob@example.org' },
      {
        ...nobody,
        giver_email: 'eve@example.org',
        giver_email_key: 'eve@example.org',
        giver_key: 'email:eve@example.org',
      },
      { ...nobody, giver_name: '  Ａ \n Neighbor ', name_key: 'a neighbor', giver_key: 'name:a neighbor' },
      { ...nobody, giver_key: expect.stringMatching(/^anonymous:[\da-f-]{36}$/) },
    ]);
    expect(anonymousKey()).not.toBe(anonymousKey());
  });

  test('blocks the removal of its campaign, which is then rejected', async () => {
    const campaignId = await addCampaign(context.database);
    const recording = await context.database.startTransaction().execute();
    await lockBooks(recording);
    const removed = runAdmin(context, ['campaign', 'remove', `${campaignId}`, '--yes']).catch(String);
    // Gives the command time to reach the lock.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [giver] = await giverColumns(recording, [{}]);
    const columns = { date: '2026-02-03', amount_cents: 100, cause: 'A roof', payment_method: 'Check' };
    await insertGifts(
      recording,
      giver
        ? [
            {
              ...giver,
              ...columns,
              campaign_id: campaignId,
              payment_status: 'completed',
              external_id: null,
            },
          ]
        : [],
      { at: 1, actor: 'ruth', reason },
    );
    await recording.commit().execute();
    expect(await removed).toContain('This campaign has donations or bills');
  });

  test('of many gifts counts each of them, across two full statements', async () => {
    const campaignId = await addCampaign(context.database);
    const emails = Array.from({ length: 1000 }, (_, at) => `giver-${at}@example.org`);
    await signUp(context, 'giver-999@example.org');
    const givers = await giverColumns(
      context.database,
      emails.map((email) => ({ email })),
    );
    expect(givers.filter(({ donor_id: donor }) => donor !== null)).toHaveLength(1);
    const columns = {
      campaign_id: campaignId,
      date: '2026-02-03',
      amount_cents: 100,
      cause: 'A roof',
      payment_method: 'Check',
      payment_status: 'completed' as const,
      external_id: null,
    };
    const inserted = await context.database.transaction().execute(async (transaction) => {
      await lockBooks(transaction);
      const gifts = givers.map((giver) => ({ ...giver, ...columns }));
      return insertGifts(transaction, gifts, { at: 1, actor: 'ruth', reason });
    });
    expect(new Set(inserted.map(({ id }) => id)).size).toBe(1000);
    const campaign = await context.database
      .selectFrom('campaigns')
      .select(['raised_cents', 'contributors'])
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    expect(campaign).toEqual({ raised_cents: 100_000, contributors: 1000 });
  });
});
