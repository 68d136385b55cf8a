import { calls } from '@hearthlight/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { checkBooks } from '../ledger/check.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { correctGift } from './correct-gift.ts';
import { listGifts } from './list-gifts.ts';
import { showGift } from './read-gift.ts';
import { recordGift } from './record-gift.ts';
import { refundGift } from './refund-gift.ts';

const email = 'ada@example.org';

describe.each(engines)('the books on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  let token: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
    token = (await aSignedInDonor(context, email)).access_token;
  });
  afterAll(() => context.close());
  afterEach(async ({ expect: check }) => {
    check((await checkBooks(context.database)).problems).toEqual([]);
  });

  const dashboard = async () =>
    calls.dashboard.response.parse((await context.request('dashboard', { token })).json()).records;
  const balanceOf = async (id: number) => {
    const campaign = (await dashboard()).campaigns.find((each) => each.id === id);
    return [campaign?.amount_raised, campaign?.no_of_contributors];
  };
  const kindsOf = async (id: number) =>
    (await showGift(context.database, id)).json.entries.map(({ amount, kind }) => [kind, amount]);
  const record = async (changes: Partial<Parameters<typeof recordGift>[1]>) =>
    (await recordGift(admin, { ...gift, giver: { email }, ...changes })).id;

  test('adds completed gifts to the opening balance of their campaign, and counts each giver once', async () => {
    const campaignId = await addCampaign(context.database, { cents: 10_000, contributors: 3 });
    await record({ campaignId });
    await record({ campaignId, amountCents: 50 });
    await record({ campaignId, paymentStatus: 'pending' });
    await record({ campaignId, paymentStatus: 'failed' });
    await record({ campaignId, giver: { name: 'A  Neighbor' } });
    await record({ campaignId, giver: { name: 'a neighbor' } });
    expect(await balanceOf(campaignId)).toEqual([100 + 3 * 25 + 0.5, 5]);
  });

  test('shows the gift in the history of its donor', async () => {
    await record({ cause: 'A roof', date: '2026-01-02', paymentMethod: 'Check' });
    expect((await dashboard()).donation_history).toContainEqual({
      date_of_donation: '2026-01-02',
      amount_donated: 25,
      donation_cause: 'A roof',
      payment_method: 'Check',
      payment_status: 'completed',
      receipt: expect.stringMatching(/^2026-\d{5}$/),
      campaign_id: null,
    });
  });

  test('changes nothing when an external id is recorded again', async () => {
    const campaignId = await addCampaign(context.database);
    const first = await recordGift(admin, { ...gift, campaignId, externalId: 'bank:7' });
    const audit = (await listAudit(context.database)).rows;
    const again = await recordGift(admin, { ...gift, amountCents: 99, campaignId, externalId: 'bank:7' });
    expect([first.isKnown, again]).toEqual([false, { id: first.id, entries: [], isKnown: true }]);
    expect(await balanceOf(campaignId)).toEqual([25, 1]);
    expect((await listAudit(context.database)).rows).toEqual(audit);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => recordGift(admin, { ...gift, campaignId, externalId: 'bank:8' })),
    );
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    expect(many.filter(({ isKnown }) => !isKnown)).toHaveLength(1);
  });

  test('corrects with entries that refer to the first one', async () => {
    const [one, other] = [await addCampaign(context.database), await addCampaign(context.database)];
    const id = await record({ campaignId: one });
    const changes = { amountCents: 5000, campaignId: other };
    await correctGift(admin, id, { changes, reason: 'the bank sent a slip' });
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([
      [0, 0],
      [50, 1],
    ]);
    const { entries } = (await showGift(context.database, id)).json;
    expect(entries).toMatchObject([
      { kind: 'recorded', amount: 25, first_id: null, campaign_id: one, actor: 'ruth', reason: '' },
      { kind: 'reversed', amount: -25, first_id: entries[0]?.id, campaign_id: one },
      { kind: 'corrected', amount: 50, first_id: entries[0]?.id, reason: 'the bank sent a slip' },
    ]);
    await correctGift(admin, id, { changes: { campaignId: null }, reason: 'for no campaign' });
    expect(await balanceOf(other)).toEqual([0, 0]);
  });

  test('allows only pending to completed to refunded', async () => {
    const campaignId = await addCampaign(context.database);
    const id = await record({ campaignId, paymentStatus: 'pending' });
    const to = (paymentStatus: 'completed' | 'failed') =>
      correctGift(admin, id, { changes: { paymentStatus }, reason: 'the bank says so' });
    await expect(refundGift(admin, id, 'a mistake')).rejects.toThrow('Only a completed gift can be refunded.');
    await correctGift(admin, id, { changes: { amountCents: 3000 }, reason: 'typed wrongly' });
    expect(await balanceOf(campaignId)).toEqual([0, 0]);
    await to('completed');
    expect(await balanceOf(campaignId)).toEqual([30, 1]);
    await expect(to('failed')).rejects.toThrow('Only a pending gift');
    await refundGift(admin, id, 'the donor asked');
    expect(await balanceOf(campaignId)).toEqual([0, 0]);
    await expect(refundGift(admin, id, 'again')).rejects.toThrow('Only a completed gift can be refunded.');
    await expect(to('completed')).rejects.toThrow('This gift was refunded, so it can no longer be corrected.');
    expect(await kindsOf(id)).toEqual([
      ['recorded', 0],
      ['corrected', 0],
      ['completed', 30],
      ['refunded', -30],
    ]);
  });

  test('refunds only once when several operators refund at the same time', async () => {
    const campaignId = await addCampaign(context.database);
    const id = await record({ campaignId });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => refundGift(admin, id, 'the donor asked')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(campaignId)).toEqual([0, 0]);
  });

  test('dates an evening gift in the foundation’s time zone, and rejects a future day', async () => {
    const evening = { ...admin, now: () => Date.parse('2026-11-20T03:30:00.000Z') };
    const { id } = await recordGift(evening, gift);
    expect((await showGift(context.database, id)).json.date).toBe('2026-11-19');
    await expect(recordGift(evening, { ...gift, date: '2026-11-20' })).rejects.toThrow('Choose today or a day before.');
    const tomorrow = { changes: { date: '2026-11-20' }, reason: 'a typo' };
    await expect(correctGift(evening, id, tomorrow)).rejects.toThrow('Choose today or a day before.');
    await expect(recordGift({ ...evening, timeZone: 'UTC' }, { ...gift, date: '2026-11-20' })).resolves.toBeDefined();
  });

  test('rejects an unknown gift, an unknown campaign and a correction without a change', async () => {
    const reason = 'a reason';
    await expect(refundGift(admin, 999_999, reason)).rejects.toThrow('There is no such gift.');
    await expect(showGift(context.database, 999_999)).rejects.toThrow('There is no such gift.');
    await expect(record({ campaignId: 999_999 })).rejects.toThrow('This campaign no longer exists.');
    const id = await record({});
    const unchanged = correctGift(admin, id, { changes: { amountCents: 2500 }, reason });
    await expect(unchanged).rejects.toThrow('Nothing would change.');
    const unknown = correctGift(admin, id, { changes: { campaignId: 999_999 }, reason });
    await expect(unknown).rejects.toThrow('This campaign no longer exists.');
  });

  test('changes nothing with dryRun', async () => {
    const campaignId = await addCampaign(context.database);
    const id = await record({ campaignId });
    const before = await context.database.selectFrom('gift_entries').selectAll().execute();
    await recordGift(admin, { ...gift, campaignId }, { dryRun: true });
    await refundGift(admin, id, 'a trial', { dryRun: true });
    await correctGift(admin, id, { changes: { amountCents: 1 }, reason: 'a trial' }, { dryRun: true });
    expect(await context.database.selectFrom('gift_entries').selectAll().execute()).toEqual(before);
    expect(await balanceOf(campaignId)).toEqual([25, 1]);
  });

  test('lists gifts by giver, campaign and status', async () => {
    const campaign = await addCampaign(context.database);
    const giver = { email: 'bob@example.org', name: 'Bob' };
    const id = await record({ campaignId: campaign, giver, paymentStatus: 'pending' });
    for (const filter of [{ email: 'BOB@example.org' }, { campaign }, { campaign, status: 'pending' as const }]) {
      expect((await listGifts(context.database, filter)).rows).toMatchObject([
        { id, amount: 25, giver: 'Bob', email: 'bob@example.org', payment_status: 'pending' },
      ]);
    }
    expect((await listGifts(context.database, { campaign, status: 'failed' })).rows).toEqual([]);
    expect((await listGifts(context.database, { email })).rows[0]).toMatchObject({
      giver: "Ada O'Neil-Byron",
      email,
    });
  });
});
