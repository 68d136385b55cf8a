import { calls, inGroupsOfFour, makePaymentReference } from '@hearthlight/domain';
import type { GiftChange } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext } from '../../testing/pledges.ts';
import { deskCall, deskRequest } from '../../testing/staff.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { checkBooks } from '../ledger/check.ts';
import { correctGift } from './correct-gift.ts';
import { recordGift } from './record-gift.ts';

const sumOf = ({ entries }: GiftChange) => entries.reduce((sum, entry) => sum + entry.amount, 0);

describe.each(engines)('a pledge on $name', (engine) => {
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
  beforeEach(() => {
    random += 1;
    reference = makePaymentReference({ donor: ada, campaign: wells }, random);
  });
  afterAll(() => context.close());

  const entered = () => ({
    giver: { kind: 'donor', donor_id: ada },
    amount: 40.5,
    cause: 'A well',
    method: 'Bank transfer',
    status: 'pending',
    date: '2026-11-02',
    campaign_id: wells,
    external_id: '',
    reference: inGroupsOfFour(reference).toLowerCase(),
    preview: false,
  });
  const record = (more = {}) => deskRequest(context, 'recordGift', { cookie, body: { ...entered(), ...more } });
  const read = (id: number) => deskCall(context, 'readGift', { cookie, params: { id } });
  const history = async () => {
    const response = await context.request('dashboard', { token });
    return calls.dashboard.response.parse(response.json()).records.donation_history;
  };
  /** Returns the statuses of the donations with the reference, as the donor sees them. */
  const statuses = async () =>
    (await history()).filter((shown) => shown.payment_reference === reference).map((shown) => shown.payment_status);
  const pledge = async () => {
    const { id } = await deskCall(context, 'recordGift', { cookie, body: entered() });
    return id;
  };

  test('is entered with its reference, which names the donor and the campaign', async () => {
    const params = { reference: inGroupsOfFour(reference) };
    expect(await deskCall(context, 'readReference', { cookie, params })).toEqual({
      donor: { id: ada, name: "Ada O'Neil-Byron", email: 'ada@example.org' },
      campaign: { id: wells, title: 'Wells' },
      pledge: null,
      stays_anonymous: false,
    });
    const id = await pledge();
    expect(await read(id)).toMatchObject({ status: 'pending', reference, amount: 40.5 });
    expect(await statuses()).toEqual(['pending']);
    const { newest_entry: basedOn } = await read(id);
    const body = { based_on: basedOn, reason: 'It came', status: 'completed', preview: false };
    await deskCall(context, 'correctGift', { cookie, params: { id }, body });
    expect(await statuses()).toEqual(['completed']);
  });

  test('asks to stay anonymous for further payments with its reference, until that is taken back', async () => {
    const id = await pledge();
    const asks = async () =>
      (await deskCall(context, 'readReference', { cookie, params: { reference } })).stays_anonymous;
    await context.database.updateTable('gifts').set({ stays_anonymous: 1 }).where('id', '=', id).execute();
    const pay = async (paymentStatus: 'failed' | 'completed') => {
      const given = { ...gift, date: '2026-11-20', paymentStatus };
      const { id: paid } = await recordGift(adminContextOf(context), given);
      await context.database.updateTable('gifts').set({ reference }).where('id', '=', paid).execute();
    };
    await pay('failed');
    await recordGift(adminContextOf(context), { ...gift, date: '2026-11-20' });
    expect(await asks()).toBe(true);
    await pay('completed');
    expect(await asks()).toBe(false);
  });

  test('whose reference names nobody who exists still has it', async () => {
    const params = { reference: makePaymentReference({ donor: 99_999_999, campaign: 999_999 }, 1) };
    expect(await deskCall(context, 'readReference', { cookie, params })).toEqual({
      donor: null,
      campaign: null,
      pledge: null,
      stays_anonymous: false,
    });
  });

  test.each([
    ['a wrong digit', () => ({ reference: `${reference.slice(0, -1)}${(random + 1) % 10}` }), 400],
    ['a gift that failed', () => ({ status: 'failed' }), 400],
    ['a gift with a number', () => ({ external_id: `bank:${random}` }), 400],
  ])('has no reference with %s', async (_, changes, status) => {
    const response = await record(changes());
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([status, ['reference']]);
  });

  test('is proposed for its reference, instead of a second gift for its payment', async () => {
    const id = await pledge();
    expect(await deskCall(context, 'readReference', { cookie, params: { reference } })).toMatchObject({
      pledge: {
        id,
        amount: 40.5,
        date: '2026-11-02',
        giver: { donor_id: ada, name: "Ada O'Neil-Byron", email: 'ada@example.org' },
      },
    });
    const sentence =
      `Gift ${id} is a pledge with this payment reference, and $40.50 of it is open. ` +
      'Open that gift and record its payment there.';
    const paid = { status: 'completed' };
    const typed = await record(paid);
    expect([typed.statusCode, typed.json().fields]).toEqual([409, { reference: sentence }]);
    const asNumber = await record({ ...paid, reference: undefined, external_id: inGroupsOfFour(reference) });
    expect([asNumber.statusCode, asNumber.json().fields]).toEqual([409, { external_id: sentence }]);
    const { newest_entry: basedOn } = await read(id);
    const body = { based_on: basedOn, reason: 'It came', status: 'completed', preview: false };
    await deskCall(context, 'correctGift', { cookie, params: { id }, body });
    // A standing order pays again with the same reference.
    const again = await record(paid);
    expect(again.statusCode).toBe(200);
    expect(await read(again.json().id)).toMatchObject({ status: 'completed', reference });
  });

  test('has a reference of its own, also when several people enter it at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => record()));
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json().fields.reference).toMatch(/^Gift \d+ is a pledge with this payment reference/);
  });

  test('that is canceled leaves the list of its donor, and its reference is free again', async () => {
    const id = await pledge();
    const before = await history();
    const { newest_entry: basedOn } = await read(id);
    const body = { based_on: basedOn, reason: 'She changed her mind', status: 'canceled', preview: false };
    await deskCall(context, 'correctGift', { cookie, params: { id }, body });
    const canceled = await read(id);
    expect(canceled).toMatchObject({ status: 'canceled', amount: 40.5 });
    expect(canceled.history.at(-1)).toMatchObject({
      reason: 'She changed her mind',
      changes: [{ field: 'status', before: 'pending', after: 'canceled' }],
    });
    expect(await history()).toHaveLength(before.length - 1);
    expect((await record()).statusCode).toBe(200);
    expect((await checkBooks(context.database)).problems).toEqual([]);
    const list = async (status: string) => {
      const { gifts } = await deskCall(context, 'giftList', { cookie, query: { status } });
      return gifts.map((row) => row.id);
    };
    expect(await list('canceled')).toContain(id);
    expect(await list('failed')).not.toContain(id);
    expect(await runAdmin(context, ['gift', 'list', '--status', 'canceled'])).toContain('canceled');
  });

  const complete = async (id: number, more: object) => {
    const { newest_entry: basedOn } = await read(id);
    const body = {
      based_on: basedOn,
      reason: 'seen in the bank',
      status: 'completed',
      preview: false,
      ...more,
    };
    return deskRequest(context, 'correctGift', { cookie, params: { id }, body });
  };
  const countsOf = async () => {
    const { problems, total } = await checkBooks(context.database);
    expect(problems).toEqual([]);
    return total;
  };

  test('that is completed by hand with another sum asks how it counts', async () => {
    const id = await pledge();
    const response = await complete(id, { amount: 30 });
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { outcome: 'Choose how this payment counts.' },
    ]);
    expect(await read(id)).toMatchObject({ status: 'pending', amount: 40.5 });
  });

  test.each([
    [30, 'complete', ['completed', 30], { amount: 40.5, came: 30 }],
    [30, 'split', ['pending', 10.5], { amount: 40.5, came: 30 }],
    [50, 'complete', ['completed', 50], { amount: 40.5, came: 50 }],
    [50, 'split', ['completed', 40.5], undefined],
  ] as const)('of which %d came can %s by hand', async (amount, outcome, after, sums) => {
    const before = await countsOf();
    const id = await pledge();
    const shown = await complete(id, { amount, outcome, preview: true });
    expect(await read(id)).toMatchObject({ status: 'pending', amount: 40.5 });
    const made = await complete(id, { amount, outcome, date: '2026-11-05' });
    expect([sumOf(shown.json()), sumOf(made.json())]).toEqual([amount, amount]);
    const { amount: counted, pledge: pledged, status } = await read(id);
    expect([[status, counted], pledged]).toEqual([after, sums && { id, ...sums }]);
    expect(await countsOf()).toBe(before + 100 * amount);
    const [newest] = await history();
    expect(newest).toMatchObject({ payment_status: 'completed', date_of_donation: '2026-11-05' });
  });

  const takeBack = async (id: number, more: object = {}) => {
    const body = { based_on: (await read(id)).newest_entry, reason: 'It was Ida’s', preview: false, ...more };
    return deskRequest(context, 'takeBackPayment', { cookie, params: { id }, body });
  };
  const newestGift = async () => {
    const { id } = await context.database
      .selectFrom('gifts')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const receipts = async (id: number) => (await read(id)).receipts.filter(({ state }) => state === 'valid');

  test.each([
    ['the whole sum', { method: 'Cash' }],
    ['less, which completes it', { amount: 30, outcome: 'complete' }],
    ['less, with the rest open', { amount: 30, outcome: 'split' }],
    ['more, which is all for it', { amount: 50, outcome: 'complete' }],
    ['more, with a second gift', { amount: 50, outcome: 'split' }],
  ])('takes back a payment by hand of %s', async (_, payment) => {
    const before = await countsOf();
    const gifts = (await history()).length;
    const id = await pledge();
    await complete(id, { ...payment, date: '2026-11-05' });
    expect(await read(id)).toMatchObject({ has_payment_to_take_back: true });
    const shown = await takeBack(id, { preview: true });
    expect([sumOf(shown.json()), await read(id)]).toMatchObject([
      -('amount' in payment ? payment.amount : 40.5),
      { has_payment_to_take_back: true },
    ]);
    await takeBack(id);
    expect(await read(id)).toMatchObject({
      status: 'pending',
      amount: 40.5,
      date: '2026-11-02',
      method: 'Bank transfer',
      has_payment_to_take_back: false,
    });
    expect((await read(id)).pledge).toBeUndefined();
    expect([await countsOf(), await receipts(id)]).toEqual([before, []]);
    expect(await history()).toHaveLength(gifts + 1);
    expect((await takeBack(id)).json().message).toMatch(/^There is no payment to take back/);
  });

  test('takes back the part that was recorded beside it', async () => {
    const id = await pledge();
    await complete(id, { amount: 30, outcome: 'split' });
    const part = await newestGift();
    expect(await read(part)).toMatchObject({ status: 'completed', pledge: { id } });
    await takeBack(id);
    expect(await read(part)).toMatchObject({ status: 'canceled', amount: 30 });
    expect((await read(part)).pledge).toBeUndefined();
  });

  test('takes back its payments by hand one after the other, the newest first', async () => {
    const id = await pledge();
    await complete(id, { amount: 10, outcome: 'split' });
    await complete(id, { amount: 20, outcome: 'split' });
    await takeBack(id);
    expect(await read(id)).toMatchObject({ amount: 30.5, pledge: { amount: 40.5, came: 10 } });
    await correctGift(adminContextOf(context), id, { changes: { cause: 'Two wells' }, reason: 'typed' });
    expect(await read(id)).toMatchObject({ has_payment_to_take_back: false });
  });

  test('takes back no payment of which a part was changed since', async () => {
    const id = await pledge();
    await complete(id, { amount: 50, outcome: 'split' });
    await correctGift(adminContextOf(context), await newestGift(), {
      changes: { amountCents: 900 },
      reason: 'typed',
    });
    expect(await read(id)).toMatchObject({ has_payment_to_take_back: false });
    expect((await takeBack(id)).statusCode).toBe(409);
  });

  test('takes back no payment while another pledge has its reference', async () => {
    const id = await pledge();
    await complete(id, {});
    const other = await pledge();
    const response = await takeBack(id);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      expect.stringMatching(`^Gift ${other} is a pledge with this payment reference`),
    ]);
    expect(await read(id)).toMatchObject({ status: 'completed' });
  });

  test('takes back a payment on the command line', async () => {
    const id = await pledge();
    await complete(id, {});
    const command = ['gift', 'take-back', String(id), '--reason', 'typed wrongly'];
    expect(await runAdmin(context, [...command, '--dry-run'])).toContain('Would take back');
    expect(await runAdmin(context, command)).toContain(`Took back the payment of gift ${id}: $40.50, pending.`);
    const { detail } = await context.database
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'gift take-back')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toBe('pending');
  });

  test('that is completed by hand with another sum on the command line says how it counts', async () => {
    const id = await pledge();
    const correct = ['gift', 'correct', String(id), '--status', 'completed', '--amount', '30', '--reason', 'seen'];
    await expect(runAdmin(context, correct)).rejects.toThrow('Choose how this payment counts.');
    expect(await runAdmin(context, [...correct, '--pledge', 'split'])).toContain('$10.50, pending');
  });

  test('that failed stays in the list of its donor', async () => {
    const id = await pledge();
    const before = await history();
    await correctGift(adminContextOf(context), id, {
      changes: { paymentStatus: 'failed' },
      reason: 'refused by the bank',
    });
    expect(await history()).toHaveLength(before.length);
    expect(await read(id)).toMatchObject({ status: 'failed' });
  });

  test('can be canceled on the command line, a completed gift cannot', async () => {
    const id = await pledge();
    const cancel = (number: number) =>
      runAdmin(context, ['gift', 'correct', String(number), '--status', 'canceled', '--reason', 'moved']);
    expect(await cancel(id)).toContain('canceled');
    const both = ['--campaign', String(wells), '--without-campaign', '--reason', 'moved'];
    await expect(runAdmin(context, ['gift', 'correct', String(id), ...both])).rejects.toThrow(
      'Use either --campaign or --without-campaign.',
    );
    const completed = await recordGift(adminContextOf(context), gift);
    await expect(cancel(completed.id)).rejects.toThrow('Only a pending gift can become');
  });
});
