import { setTimeout } from 'node:timers/promises';

import { addDays, makePaymentReference } from '@hearthlight/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { changeBooks } from '../books/entries.ts';
import { shownStatus } from '../books/shown-status.ts';
import { checkBooks } from '../ledger/check.ts';
import { correctGift } from './correct-gift.ts';
import { queueGiftMails } from './gift-mails.ts';
import { recordGift } from './record-gift.ts';
import { handleUnpaidPledges, type PledgeDays } from './unpaid-pledges.ts';

const days = { reminder: 14, expiry: 60 };

describe.each(engines)('an unpaid pledge on $name', (engine) => {
  let context: TestContext;
  let ada: number;
  let random = 0;
  beforeAll(async () => {
    context = await createTestContext(engine);
    await signUp(context, 'ada@example.org');
    ({ id: ada } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    await context.database.deleteFrom('pledge_payments').execute();
    await context.database.deleteFrom('gift_entries').execute();
    await context.database.deleteFrom('gifts').execute();
    await context.database.deleteFrom('outbox').execute();
  });
  afterAll(() => context.close());

  /** Records a pledge that is some days old. The tests' clock is on November 20, 2026. */
  const pledge = async (age: number, more = {}) => {
    random += 1;
    const date = addDays('2026-11-20', -age);
    const { id } = await recordGift(adminContextOf(context), {
      ...gift,
      giver: { donorId: ada },
      date,
      paymentStatus: 'pending',
      reference: makePaymentReference({ donor: ada, campaign: undefined }, random),
      ...more,
    });
    return id;
  };
  const handle = (changes: Partial<PledgeDays> = {}) =>
    handleUnpaidPledges(adminContextOf(context), { ...days, ...changes });
  const mails = () => context.database.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute();
  const statusOf = async (id: number) => {
    const row = await context.database
      .selectFrom('gifts')
      .select(['payment_status', 'canceled_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return shownStatus(row);
  };
  const reminder = { kind: 'pledge reminder', recipient: 'ada@example.org' };

  test('is reminded of once, on the day that is configured', async () => {
    await pledge(13);
    await handle();
    expect(await mails()).toEqual([]);
    await pledge(14);
    await handle();
    await handle();
    expect(await mails()).toEqual([reminder]);
  });

  test('gets each kind of mail once, also after an import was undone and repeated', async () => {
    const ids = [await pledge(20)];
    const queue = (kind: 'reminder' | 'thanks') =>
      context.database
        .transaction()
        .execute((transaction) => queueGiftMails(adminContextOf(context), transaction, kind, ids));
    expect([await queue('thanks'), await queue('thanks'), await queue('reminder')]).toEqual([1, 0, 1]);
  });

  test('is reminded of once by several processes', async () => {
    await Promise.all([pledge(20), pledge(30)]);
    await Promise.all(Array.from({ length: 6 }, () => handle()));
    expect(await mails()).toEqual([reminder, reminder]);
  });

  test('is canceled quietly, with an entry and without a mail', async () => {
    const [young, old] = [await pledge(59), await pledge(60)];
    await handle({ reminder: 0 });
    expect([await statusOf(young), await statusOf(old)]).toEqual(['pending', 'canceled']);
    expect(await mails()).toEqual([]);
    const entries = await context.database
      .selectFrom('gift_entries')
      .select(['kind', 'cents', 'reason'])
      .where('gift_id', '=', old)
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toEqual({ kind: 'failed', cents: 0, reason: 'not paid for 60 days' });
  });

  test('is canceled once by several processes', async () => {
    const ids = await Promise.all([pledge(70), pledge(80)]);
    await Promise.all(Array.from({ length: 6 }, () => handle()));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['canceled', 'canceled']);
    const entries = await context.database.selectFrom('gift_entries').select('id').execute();
    expect(entries).toHaveLength(4);
    expect(await mails()).toEqual([]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('that is paid at the same time is either completed or canceled, never both', async () => {
    const id = await pledge(70);
    const pay = correctGift(adminContextOf(context), id, {
      changes: { paymentStatus: 'completed' },
      reason: 'paid',
    }).catch(() => undefined);
    await Promise.all([pay, handle(), handle()]);
    const entries = await context.database
      .selectFrom('gift_entries')
      .select('kind')
      .where('gift_id', '=', id)
      .execute();
    expect(entries).toHaveLength(2);
    expect(['completed', 'canceled']).toContain(await statusOf(id));
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('that is being paid is not reminded of', async () => {
    const id = await pledge(20);
    const payment = await context.database.startTransaction().execute();
    await changeBooks(payment);
    await payment.updateTable('gifts').set({ payment_status: 'completed' }).where('id', '=', id).execute();
    const handled = handle();
    // Without the lock, this is long enough for the reminder.
    await setTimeout(300);
    await payment.commit().execute();
    await handled;
    expect(await mails()).toEqual([]);
  });

  test('stays as it is when both are turned off, without a reference, and once it is paid', async () => {
    const id = await pledge(400);
    await handle({ reminder: 0, expiry: 0 });
    expect([await statusOf(id), await mails()]).toEqual(['pending', []]);
    const other = await pledge(400, { reference: undefined });
    const paid = await pledge(400);
    const change = { changes: { paymentStatus: 'completed' as const }, reason: 'paid' };
    await correctGift(adminContextOf(context), paid, change);
    await handle();
    expect([await statusOf(other), await statusOf(paid), await mails()]).toEqual(['pending', 'completed', []]);
  });

  test('of somebody without an address is not reminded of', async () => {
    await pledge(20, { giver: { name: 'Zed' } });
    await handle();
    expect(await mails()).toEqual([]);
  });
});
