// cspell:ignore Pagado donación Megías Puga MEGIAS PUGA
import { text } from 'node:stream/consumers';

import { inGroupsOfFour, makePaymentReference } from '@hearthlight/domain';
import type { DeskRequest, DeskResponse, PledgeOutcome, SeenPayment, UnmatchedPayment } from '@hearthlight/domain/desk';
import { inLanguage } from '@hearthlight/words/current-language';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recountCampaigns } from '../books/entries.ts';
import { dashboardOf } from '../donors/dashboard.ts';
import { exportDonor } from '../donors/export-donor.ts';
import { changeGiver } from '../gifts/change-giver.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { giftFile } from '../gifts/gift-file.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { readGiftRows, readImportTable } from '../imports/formats/read-file.ts';
import { importGifts } from '../imports/planning/import-gifts.ts';
import { checkBooks } from '../ledger/check.ts';
import { findReceipt } from '../receipts/read-receipts.ts';

const pledgeChanged = 'This pledge was paid or changed in the meantime. Reload the page to see which pledges are open.';

type Payment = [amount: string, payer: string, text: string];
type Seen = Pick<UnmatchedPayment, 'id' | 'newest_entry'>;

const seen = ({ id, newest_entry: basedOn }: Seen): SeenPayment => ({ id, based_on: basedOn });

describe.each(engines)('a payment without a donor on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let owner: string;
  let ada: number;
  let bob: number;
  let wells: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
    ({ cookie: owner } = await aSignedInStaff(context, 'owner', 'amina@example.org', 'Amina'));
    await signUp(context, 'ada@example.org');
    await signUp(context, 'bob@example.org');
    [ada = 0, bob = 0] = (await context.database.selectFrom('donors').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
    await context.database
      .updateTable('donors')
      .set({ first_name: 'Bob', last_name: 'François', name_key: 'bob francois' })
      .where('id', '=', bob)
      .execute();
    wells = await addCampaign(context.database, { title: 'Wells' });
  });
  beforeEach(async () => {
    for (const table of ['import_changes', 'gift_entries', 'gifts'] as const) {
      await context.database.deleteFrom(table).execute();
    }
    await recountCampaigns(context.database, [wells]);
  });
  afterAll(() => context.close());

  /** Reads payments, given as amount, payer and text. Returns a function that imports them. */
  const statement = async (...payments: Payment[]) => {
    const lines = payments.map(
      ([amount, payer, text], index) =>
        `2026-10-${String((index % 30) + 1).padStart(2, '0')},${amount},"${payer}","${text}"`,
    );
    const body = Buffer.from(['Date,Amount,Payer,Details', ...lines].join('\n'));
    const table = await readImportTable(body, { known: {}, timeZone: 'UTC' });
    const rows = await readGiftRows(table, { columns: bankColumns, timeZone: 'UTC' });
    return async () => {
      await importGifts(adminContextOf(context), rows, { source: 'oak', separate: 'all' });
    };
  };
  const pay = async (...payments: Payment[]) => (await statement(...payments))();
  const grouped = (body: DeskRequest<'paymentList'> = {}) => deskCall(context, 'paymentList', { cookie, body });
  const shown = async (body: DeskRequest<'paymentList'>) => {
    const { amount, count, groups } = await grouped(body);
    return [count, amount, groups.map((group) => group.map((each) => each.amount))];
  };
  const list = async () => {
    const payments = (await grouped()).groups.flat();
    return payments.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  };
  const reasonsOf = async () => (await list()).map(({ likely }) => likely.map(({ id, reason }) => [id, reason]));
  const pledge = (more = {}) =>
    recordGift(adminContextOf(context), {
      ...gift,
      giver: { donorId: ada },
      campaignId: wells,
      date: '2026-09-28',
      paymentStatus: 'pending',
      ...more,
    });
  const assign = (payment: Seen, donor: number, pledged: number | null = null) =>
    deskRequest(context, 'assignPayments', {
      cookie,
      body: {
        giver: { kind: 'donor', donor_id: donor },
        payments: [{ ...seen(payment), pledge_id: pledged }],
      },
    });
  const assignAll = (payments: readonly Seen[], donor: number, by = cookie) =>
    deskRequest(context, 'assignPayments', {
      cookie: by,
      body: {
        giver: { kind: 'donor', donor_id: donor },
        payments: payments.map((each) => ({ ...seen(each), pledge_id: null })),
      },
    });
  const leave = (payment: Seen, reason: string) =>
    deskRequest(context, 'leavePayments', { cookie, body: { reason, payments: [seen(payment)] } });
  const reopen = (payments: readonly SeenPayment[]) =>
    deskRequest(context, 'reopenPayments', { cookie, body: { payments } });
  const changedBy = async (response: ReturnType<typeof assign>): Promise<DeskResponse<'assignPayments'>> =>
    (await response).json();
  const first = async () => {
    const [payment] = await list();
    if (payment) return payment;
    throw new Error('nothing is listed');
  };
  const referenceOf = async (email: string) => {
    const donors = context.database.selectFrom('donors').select('id').where('email', '=', email);
    const { id } = await donors.executeTakeFirstOrThrow();
    return makePaymentReference({ donor: id, campaign: wells }, 700_000);
  };
  const refusal = async (response: ReturnType<typeof assign>): Promise<[number, string | undefined]> => {
    const { statusCode, ...answer } = await response;
    return [statusCode, JSON.parse(answer.body).message];
  };
  const read = (id: number) => deskCall(context, 'readGift', { cookie, params: { id } });

  const pledgedReference = () => makePaymentReference({ donor: ada, campaign: wells }, 512_000);
  /** Pledges 15, pays `amount` with a mistake in the reference, and returns how to assign it. */
  const payOther = async (amount: string) => {
    const { id } = await pledge({ amountCents: 1500, reference: pledgedReference() });
    await pay([amount, 'Zed', pledgedReference().replace(/^RF(.)(.)/, 'RF$2$1')]);
    const payment = await first();
    const assigning = (more: object) => ({
      cookie,
      body: {
        giver: { kind: 'donor', donor_id: ada },
        payments: [{ ...seen(payment), pledge_id: id, ...more }],
      },
    });
    const settle = (outcome: PledgeOutcome) => deskCall(context, 'assignPayments', assigning({ outcome }));
    return { assigning, id, payment, settle };
  };
  const giftsOfAda = async () => {
    const gifts = await context.database
      .selectFrom('gifts')
      .select(['amount_cents', 'payment_status', 'canceled_at'])
      .where('donor_id', '=', ada)
      .orderBy('id')
      .execute();
    return gifts.map((row) => [row.canceled_at === null ? row.payment_status : 'canceled', row.amount_cents]);
  };
  const raised = async () =>
    (await context.database.selectFrom('campaigns').select('raised_cents').executeTakeFirstOrThrow()).raised_cents;
  const problems = async () => (await checkBooks(context.database)).problems;

  test('is listed until it has one', async () => {
    await recordGift(adminContextOf(context), { ...gift, giver: { name: 'By hand' } });
    await pay(['15.00', 'Zed', 'For a roof'], ['16.00', '', 'Donation']);
    const payments = await list();
    expect(payments).toMatchObject([
      { amount: 16, payer: null, text: 'Donation', likely: [] },
      { amount: 15, payer: 'Zed', text: 'For a roof', campaign: null, likely: [] },
    ]);
    const [first] = payments;
    if (!first) throw new Error('nothing is listed');
    const countOnFirstPage = async () => (await deskCall(context, 'deskHome', { cookie })).tasks.unmatched_payments;
    expect(await countOnFirstPage()).toBe(2);
    expect((await assign(first, ada)).statusCode).toBe(200);
    expect([(await list()).length, await countOnFirstPage()]).toEqual([1, 1]);
    expect(await read(first.id)).toMatchObject({ giver: { donor_id: ada }, receipts: [{}, {}, {}] });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test.each([
    ['a wrong digit', (digits: string) => `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`],
    ['a missing digit', (digits: string) => digits.slice(1)],
    ['an additional digit', (digits: string) => `${digits}0`],
    ['the letter O', (digits: string) => digits.replace('0', 'O')],
    ['no letters', (digits: string) => inGroupsOfFour(digits)],
  ])('is likely of the donor whose reference it has with %s', async (_, change) => {
    const digits = makePaymentReference({ donor: ada, campaign: wells }, 751_399).slice(2);
    await pay(['15.00', 'Zed', `gift ${change(digits)} thanks`]);
    expect(await reasonsOf()).toEqual([[[ada, 'reference']]]);
  });

  test('is likely of the donor whose gift was paid with the reference that it has with a mistake', async () => {
    // A reference that names no donor.
    const reference = makePaymentReference({ donor: undefined, campaign: wells }, 620_000);
    await recordGift(adminContextOf(context), { ...gift, giver: { donorId: bob }, reference });
    const digits = reference.slice(2);
    await pay(['15.00', 'Zed', `gift ${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`]);
    expect(await reasonsOf()).toEqual([[[bob, 'paid']]]);
  });

  test('is likely of a donor with the name of the payer, in any order', async () => {
    await pay(['15.00', 'FRANCOIS, BOB', 'x'], ['16.00', 'Bob François', 'x'], ['17.00', 'Bob', 'x']);
    expect(await reasonsOf()).toEqual([[], [[bob, 'name']], [[bob, 'name']]]);
  });

  test('is likely of the donor who got an earlier payment of the same payer', async () => {
    await pay(['15.00', 'Zed Zebra', 'x']);
    const [payment] = await list();
    if (payment) await assign(payment, bob);
    await pay(['18.00', 'ZEBRA, ZED', 'y']);
    expect(await reasonsOf()).toEqual([[[bob, 'payer']]]);
    // The history and the log say that the second time, the program proposed the donor.
    const proposed = await first();
    await assign(proposed, bob);
    const reasons = await context.database
      .selectFrom('gift_entries')
      .select('reason')
      .distinct()
      .where('reason', '<>', 'imported')
      .orderBy('reason')
      .execute();
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'matched with its donor',
      'proposed by the program, accepted',
    ]);
    const [logged] = (await deskCall(context, 'activityList', { cookie: owner, query: {} })).entries;
    expect(logged).toMatchObject({
      action: 'gift giver',
      subject: `gift ${proposed.id}`,
      detail: 'proposed by the program, accepted',
    });
  });

  test('is likely of the person without an account who got an earlier payment of the same payer', async () => {
    await pay(['10', 'Lund Bakery', 'June']);
    const payment = await first();
    const giver = { kind: 'person' as const, name: 'Ida Lund', email: '' };
    const body = { giver, payments: [{ ...seen(payment), pledge_id: null }] };
    await deskCall(context, 'assignPayments', { cookie, body });
    await pay(['11', 'BAKERY LUND', 'July'], ['12', 'Somebody', 'July']);
    const people = (await list()).map(({ payer, people: found }) => [payer, found]);
    expect(Object.fromEntries(people)).toEqual({
      'BAKERY LUND': [{ gift_id: payment.id, name: 'Ida Lund', email: null, gifts: 1 }],
      Somebody: [],
    });
  });

  test('is likely of a person without an account who has the name of the payer and gave before', async () => {
    const giver = { name: 'Elvira Megías Puga', email: 'elvira@example.net' };
    const gift = {
      amountCents: 900,
      cause: 'Roof',
      paymentMethod: 'Cash',
      paymentStatus: 'completed',
    } as const;
    const { id } = await recordGift(adminContextOf(context), { ...gift, date: '2026-09-01', giver });
    await pay(
      ['10', 'MEGIAS PUGA, ELVIRA', 'a'],
      ['11', 'Elvira Megías Puga', 'b'],
      ['12', 'Elvira', 'c'],
      ['13', 'Somebody', 'd'],
      ['14', 'Somebody', 'e'],
    );
    const person = { gift_id: id, name: giver.name, email: giver.email, gifts: 1 };
    const people = (await list()).map(({ payer, people: found }) => [payer, found]);
    expect(Object.fromEntries(people)).toEqual({
      'MEGIAS PUGA, ELVIRA': [person],
      'Elvira Megías Puga': [person],
      Elvira: [],
      Somebody: [],
    });
  });

  test('is likely of nobody when an earlier payment of the same payer is anonymous', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const anonymous = { giver: {}, reason: 'He asked for it' };
    await changeGiver(adminContextOf(context), (await first()).id, anonymous);
    await pay(['16.00', 'Zed', 'y']);
    expect(await list()).toMatchObject([{ amount: 16, likely: [], people: [] }]);
  });

  test('is likely of a donor whose address is in the text', async () => {
    await pay(['15.00', 'Zed', 'from (ADA@example.org) with love']);
    expect(await reasonsOf()).toEqual([[[ada, 'email']]]);
  });

  test('is likely of a donor who pledged the amount, the strongest reason first', async () => {
    await pledge({ giver: { donorId: bob }, amountCents: 1500 });
    const { id } = await pledge({ amountCents: 1500, date: '2026-09-02' });
    // One that was paid is no pledge.
    await pledge({ amountCents: 1500, date: '2026-09-29', paymentStatus: 'completed' });
    await pay(['15.00', 'Zed', 'ada@example.org']);
    const [payment] = await list();
    expect(payment?.likely).toMatchObject([
      { id: ada, reason: 'email', pledge: { id, amount: 15, date: '2026-09-02' } },
      { id: bob, reason: 'amount' },
    ]);
  });

  test('is likely the newest of several pledges of a donor', async () => {
    await pledge({ amountCents: 1500, date: '2026-09-28' });
    const { id } = await pledge({ amountCents: 1500, date: '2026-09-02' });
    await pay(['15.00', 'Zed', 'x']);
    expect((await list())[0]?.likely).toMatchObject([{ id: ada, pledge: { id } }]);
  });

  test('that was refunded needs no donor', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const { id } = await first();
    await refundGift(adminContextOf(context), id, 'sent back');
    expect(await list()).toEqual([]);
    const home = await deskCall(context, 'deskHome', { cookie });
    expect(home.tasks.unmatched_payments ?? 0).toBe(0);
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'ida@example.org', 'Ida');
    const { tasks } = await deskCall(context, 'deskHome', { cookie: auditor });
    expect(tasks).not.toHaveProperty('unmatched_payments');
  });

  test('is likely of three donors at most', async () => {
    for (const name of ['Cy', 'Di', 'Ed', 'Flo']) {
      const email = `${name.toLowerCase()}@example.org`;
      await signUp(context, email);
      await pledge({ giver: { email }, amountCents: 1500 });
    }
    await pay(['15.00', 'Zed', 'x']);
    expect((await list())[0]?.likely).toHaveLength(3);
  });

  test('that is a pledge takes its campaign, and the pledge is canceled', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const [payment] = await list();
    if (!payment) throw new Error('nothing is listed');
    expect((await assign(payment, ada, id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    expect(await read(payment.id)).toMatchObject({
      status: 'completed',
      giver: { donor_id: ada },
      campaign: { id: wells },
    });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('that is a pledge is named by the pledge, and counts once', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    const { id: other } = await pledge({ amountCents: 700 });
    await correctGift(adminContextOf(context), other, { changes: { paymentStatus: 'canceled' }, reason: 'moved' });
    await pay(['15.00', 'Zed', 'x']);
    const payment = await first();
    await deskCall(context, 'assignPayments', {
      cookie,
      body: {
        giver: { kind: 'donor', donor_id: ada },
        payments: [{ ...seen(payment), pledge_id: id }],
      },
    });
    const paidWith = async (query = {}) => {
      const { gifts } = await deskCall(context, 'giftList', { cookie, query });
      return Object.fromEntries(gifts.map((row) => [row.id, row.paid_with]));
    };
    expect(await paidWith()).toEqual({ [id]: payment.id, [other]: undefined, [payment.id]: undefined });
    const totals = (query = {}) => deskCall(context, 'giftTotals', { cookie, query });
    expect(await totals()).toMatchObject({ count: 3, amount: 22, paid_pledges: 1, completed_amount: 15 });
    expect(await totals({ status: 'canceled' })).toMatchObject({ count: 2, amount: 7, paid_pledges: 1 });
    expect(await totals({ status: 'completed' })).toMatchObject({ count: 1, amount: 15, paid_pledges: 0 });
    const { history } = await read(id);
    expect(history.at(-1)?.entries).toMatchObject([{ kind: 'canceled', paid_with: payment.id }]);
    const [listed, alone] = [
      await runAdmin(context, ['gift', 'list']),
      await runAdmin(context, ['gift', 'show', String(id)]),
    ];
    for (const printed of [listed, alone]) expect(printed).toContain(`\t$15.00\tpaid with gift ${payment.id}\t`);
    expect(alone).not.toContain('failed');
    const statuses = ['canceled', 'canceled', 'completed'].map((status) => ({ payment_status: status }));
    expect(await exportDonor(adminContextOf(context), 'ada@example.org')).toMatchObject({ donations: statuses });
    const file = await inLanguage('es', () => giftFile(adminContextOf(context), {}, { names: false }));
    expect(await text(file)).toContain(`Pagado con la donación ${payment.id}`);
    const { newest_entry: basedOn } = await read(payment.id);
    expect((await reopen([{ id: payment.id, based_on: basedOn }])).statusCode).toBe(200);
    expect((await paidWith())[id]).toBeUndefined();
    expect(await totals()).toMatchObject({ amount: 37, paid_pledges: 0 });
  });

  test('that is a part of a pledge does not close it when the rest is canceled', async () => {
    const { id, settle } = await payOther('10.00');
    await settle('split');
    await correctGift(adminContextOf(context), id, { changes: { paymentStatus: 'canceled' }, reason: 'moved' });
    const { history, paid_with: payment } = await read(id);
    expect([payment, history.at(-1)?.entries.map((entry) => entry.paid_with)]).toEqual([undefined, [undefined]]);
    expect(await deskCall(context, 'giftTotals', { cookie })).toMatchObject({ amount: 15, paid_pledges: 0 });
  });

  test.each(['15.00', '20.00'])('of %s is for what was pledged, not for the text of the bank', async (paid) => {
    const { settle } = await payOther(paid);
    await settle('split');
    const { records } = await dashboardOf({ ...adminContextOf(context), languages: ['en'] }, ada);
    expect(records.donation_history.map((donation) => donation.donation_cause)).toEqual(
      paid === '15.00' ? [gift.cause] : [gift.cause, gift.cause],
    );
    const receipts = context.database.selectFrom('receipts').select('id').where('reverses', 'is', null);
    const { id } = await receipts.orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect((await findReceipt(context.database, { id }))?.gift?.cause).toBe(gift.cause);
  });

  describe('of another sum than its pledge', () => {
    test('is not assigned before somebody has chosen how it counts', async () => {
      const { assigning, id } = await payOther('10.00');
      const response = await deskRequest(context, 'assignPayments', assigning({}));
      expect([response.statusCode, response.json().fields]).toEqual([
        400,
        { outcome: 'Choose how this payment counts.' },
      ]);
      expect(await read(id)).toMatchObject({ status: 'pending', amount: 15 });
    });

    test.each([
      [
        '10.00',
        'complete',
        [
          ['canceled', 1500],
          ['completed', 1000],
        ],
        { amount: 15, came: 10 },
      ],
      [
        '10.00',
        'split',
        [
          ['pending', 500],
          ['completed', 1000],
        ],
        { amount: 15, came: 10 },
      ],
      [
        '20.00',
        'complete',
        [
          ['canceled', 1500],
          ['completed', 2000],
        ],
        { amount: 15, came: 20 },
      ],
      [
        '20.00',
        'split',
        [
          ['canceled', 1500],
          ['completed', 1500],
          ['completed', 500],
        ],
        undefined,
      ],
    ] as const)('of %s can %s it, twice, and be taken back each time', async (amount, outcome, after, sums) => {
      const { id, payment } = await payOther(amount);
      const before = [await read(id), await list(), await raised()] as const;
      for (const _ of [1, 2]) {
        const [seenNow] = await list();
        const { changed, entries } = await deskCall(context, 'assignPayments', {
          cookie,
          body: {
            giver: { kind: 'donor', donor_id: ada },
            payments: [{ ...seen(seenNow ?? payment), pledge_id: id, outcome }],
          },
        });
        const counted = entries.reduce((sum, each) => sum + each.amount, 0);
        expect(counted).toBe(0);
        expect((await giftsOfAda()).filter(([status, cents]) => status !== 'canceled' || cents === 1500)).toEqual(
          after,
        );
        expect((await read(payment.id)).pledge).toEqual(sums && { id, ...sums });
        expect(await raised()).toBe(before[2] + 100 * Number(amount));
        expect(await problems()).toEqual([]);
        expect((await reopen(changed)).statusCode).toBe(200);
        const { amount: open, pledge: sumsOfPledge, status } = await read(id);
        expect([status, open, sumsOfPledge]).toEqual(['pending', 15, undefined]);
        const ofPledges = context.database
          .selectFrom('gifts')
          .select('id')
          .where((where) => where.or([where('pledge_id', 'is not', null), where('pledged_cents', 'is not', null)]));
        expect(await ofPledges.execute()).toEqual([]);
        const [again] = await list();
        expect({ ...again, newest_entry: 0 }).toEqual({ ...before[1][0], newest_entry: 0 });
        expect(await raised()).toBe(before[2]);
        expect(await problems()).toEqual([]);
      }
    });

    test('is previewed without a change', async () => {
      const { assigning, id, payment } = await payOther('20.00');
      const { body, ...options } = assigning({ outcome: 'split' });
      const answer = await deskCall(context, 'assignPayments', {
        ...options,
        body: { ...body, preview: true },
      });
      expect(answer.entries.map(({ amount, kind }) => [kind, amount])).toEqual([
        ['reversed', -20],
        ['corrected', 15],
        ['recorded', 5],
        ['canceled', 0],
      ]);
      expect(await first()).toEqual(payment);
      expect(await read(id)).toMatchObject({ status: 'pending' });
    });

    test('is not taken back once its second gift was refunded', async () => {
      const { settle } = await payOther('20.00');
      const { changed } = await settle('split');
      const { id } = await context.database
        .selectFrom('gifts')
        .select('id')
        .where('amount_cents', '=', 500)
        .executeTakeFirstOrThrow();
      await refundGift(adminContextOf(context), id, 'She asked for it');
      expect((await reopen(changed)).statusCode).toBe(409);
    });
  });

  test('is not assigned with the pledge of somebody else, nor with one that was paid', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const payment = await first();
    expect(await refusal(assign(payment, bob, id))).toEqual([409, pledgeChanged]);
    expect(await read(id)).toMatchObject({ status: 'pending' });
    await correctGift(adminContextOf(context), id, {
      changes: { paymentStatus: 'completed' },
      reason: 'paid in cash',
    });
    expect(await refusal(assign(payment, ada, id))).toEqual([409, pledgeChanged]);
    expect(await list()).toMatchObject([{ id: payment.id, newest_entry: payment.newest_entry }]);
  });

  test('completes a pledge once when two people assign two payments at the same time', async () => {
    for (const amount of ['15.00', '16.00', '17.00']) {
      const { id } = await pledge({ amountCents: Number(amount) * 100 });
      await pay([amount, 'Zed', 'x'], [amount, 'Yan', 'y']);
      const payments = (await list()).filter((payment) => payment.amount === Number(amount));
      const answers = await Promise.all(payments.map((payment) => refusal(assign(payment, ada, id))));
      expect(answers.map(([status]) => String(status)).toSorted()).toEqual(['200', '409']);
      expect(answers).toContainEqual([409, pledgeChanged]);
      expect(await read(id)).toMatchObject({ status: 'canceled' });
      const [waiting] = (await list()).filter((payment) => payment.amount === Number(amount));
      const won = payments.find((payment) => payment.id !== waiting?.id);
      expect(await read(won?.id ?? 0)).toMatchObject({ giver: { donor_id: ada }, campaign: { id: wells } });
      expect((await checkBooks(context.database)).problems).toEqual([]);
    }
  });

  test('and another one that completes the pledge at the same time never count as one pledge', async () => {
    const outcomes = new Set<number>();
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const cents = 2000 + round * 100;
      const amount = (cents / 100).toFixed(2);
      const reference = makePaymentReference({ donor: ada, campaign: wells }, 600_000 + round);
      const { id } = await pledge({ amountCents: cents, reference });
      await pay([amount, 'Zed', 'x']);
      const payment = await first();
      const importOther = await statement([amount, 'Yan', reference]);
      const importing = round % 2 === 0 ? importOther() : undefined;
      /* The other even rounds can end either way. */
      if (round === 0) await importing;
      const [status, message] = await refusal(assign(payment, ada, id));
      await (importing ?? importOther());
      outcomes.add(status);
      const [paid, pledged] = [await read(payment.id), await read(id)];
      expect([message, paid.giver?.donor_id, pledged.status]).toEqual(
        status === 200 ? [undefined, ada, 'canceled'] : [pledgeChanged, null, 'completed'],
      );
      expect((await checkBooks(context.database)).problems).toEqual([]);
    }
    expect(outcomes).toEqual(new Set([200, 409]));
  });

  test('is left without a donor for a reason, and assigned later after all', async () => {
    await pay(['15.00', 'Zed', 'x'], ['16.00', '', 'y']);
    const payment = await first();
    const missing = await refusal(leave(payment, ' '));
    expect(missing[0]).toBe(400);
    expect((await leave(payment, 'The bank does not know')).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ amount: 15 }]);
    const left = await read(payment.id);
    expect(left).toMatchObject({ status: 'completed', amount: 16, giver: { donor_id: null } });
    expect(left.history.at(-1)).toMatchObject({ reason: 'The bank does not know', actor: 'Ruth Wanjiru' });
    const { entries } = await deskCall(context, 'activityList', { cookie: owner });
    expect(entries[0]).toMatchObject({ action: 'gift leave', subject: `gift ${payment.id}` });
    const now = { ...payment, newest_entry: left.newest_entry };
    for (const again of [leave(now, 'Again'), assign(now, ada)]) {
      expect(await refusal(again)).toEqual([409, 'This payment is no longer unmatched. Reload the page.']);
    }
    await changeGiver(adminContextOf(context), payment.id, { giver: { donorId: ada }, reason: 'she called' });
    expect(await read(payment.id)).toMatchObject({ giver: { donor_id: ada }, receipts: [{}, {}, {}] });
    expect(await list()).toMatchObject([{ amount: 15 }]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('is not left on the basis of what has changed since', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const { id, newest_entry } = await first();
    const correction = { changes: { cause: 'Rent' }, reason: 'He called' };
    await correctGift(adminContextOf(context), id, correction);
    expect((await leave({ id, newest_entry }, 'Nobody knows')).statusCode).toBe(409);
    expect((await leave(await first(), 'Nobody knows')).statusCode).toBe(200);
  });

  test('is either left or assigned when two people act at the same time', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const payment = await first();
    const answers = await Promise.all([
      refusal(leave(payment, 'Nobody knows')),
      refusal(assign(payment, ada)),
      refusal(leave(payment, 'Nobody knows')),
    ]);
    expect(answers.map(([status]) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(answers.filter(([status]) => status === 409)[0]?.[1]).toMatch(/^This gift was changed/);
    expect(await list()).toEqual([]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('whose giver was changed by hand to somebody without an account is not listed', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const { id } = await first();
    await changeGiver(adminContextOf(context), id, { giver: { name: 'Zed Zebra' }, reason: 'she called' });
    expect(await list()).toEqual([]);
  });

  test('of a donor who was erased is not listed', async () => {
    await signUp(context, 'eve@example.org');
    await pay(['15.00', 'Eve', `x ${await referenceOf('eve@example.org')}`]);
    expect(await list()).toEqual([]);
    await runAdmin(context, ['donor', 'delete', 'eve@example.org', '--yes']);
    const { gifts } = await deskCall(context, 'giftList', { cookie });
    expect(gifts).toMatchObject([{ amount: 15, giver: { donor_id: null } }]);
    expect(await list()).toEqual([]);
  });

  test('is assigned once when several people assign it at the same time', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const [payment] = await list();
    if (!payment) throw new Error('nothing is listed');
    const responses = await Promise.all([ada, bob, ada, bob].map((donor) => assign(payment, donor)));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(3);
  });

  test('with the address of somebody without an account waits for that person', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const address = { giver_email: 'zed@example.org', giver_email_key: 'zed@example.org' };
    await context.database.updateTable('gifts').set(address).execute();
    expect(await list()).toEqual([]);
  });

  test('is not shown to an auditor', async () => {
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'auditor@example.org', 'Anna');
    expect((await deskRequest(context, 'paymentList', { cookie: auditor })).statusCode).toBe(403);
  });

  test('is grouped with those of the same payer, those of nobody by their purpose', async () => {
    await pay(
      ['15.00', 'Zed Zebra', 'roof'],
      ['16.00', 'ZEBRA,  ZED', 'well'],
      ['1.00', '', 'Coin box'],
      ['2.00', 'Yan', 'roof'],
      ['3.00', '', 'coin  box'],
      ['4.00', '', 'Bazaar'],
    );
    const bazaar = [4];
    expect(await shown({})).toEqual([6, 41, [bazaar, [3, 1], [2], [16, 15]]]);
    expect(await shown({ by: 'purpose' })).toEqual([6, 41, [bazaar, [3, 1], [2, 15], [16]]]);
    for (const search of ['zebra zed', 'Ｚｅｄ', 'zebra zéd'])
      expect(await shown({ search })).toEqual([2, 31, [[16, 15]]]);
    expect(await shown({ search: 'WELL' })).toEqual([1, 16, [[16]]]);
    const number = { external_id: 'DE89370400440532013000:2026/7' };
    await context.database.updateTable('gifts').set(number).where('amount_cents', '=', 400).execute();
    for (const search of ['$4.00', '4,00', '2026/7', number.external_id])
      expect(await shown({ search })).toEqual([1, 4, [bazaar]]);
    expect(await shown({ search: '/7' })).toEqual([0, 0, []]);
    expect(await shown({ search: 'nobody' })).toEqual([0, 0, []]);
  });

  test('is found by a reference with a mistake, or a part of one, however it is written', async () => {
    await pay(
      ['15.00', 'Zed', 'Ref RF79 0000 0056 0000 0375 1399'],
      ['16.00', 'Yan', 'RF79000000560000-03751400 thanks'],
    );
    for (const search of ['rf7900000056000003751399', 'RF79-0000-0056-0000-0375-1399'])
      expect(await shown({ search })).toEqual([1, 15, [[15]]]);
    expect(await shown({ search: 'RF79 0000 0056 0000 0375' })).toEqual([2, 31, [[16], [15]]]);
    expect(await shown({ search: 'RF80 0000' })).toEqual([0, 0, []]);
  });

  test('is listed once with 456 others, a page at a time', async () => {
    await pay(...Array.from({ length: 456 }, (_, at): Payment => [`${at + 1}.00`, `Payer ${at % 90}`, 'x']));
    const pages = [await grouped()];
    for (let after = pages[0]?.next; after; after = pages.at(-1)?.next) pages.push(await grouped({ after }));
    expect(pages.map(({ count, has_older: hasOlder }) => [count, hasOlder])).toContainEqual([456, false]);
    expect(pages.length).toBeGreaterThan(5);
    const all = pages.flatMap(({ groups }) => groups);
    expect(all).toHaveLength(90);
    const ids = all.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([456, 456]);
    const answer = await changedBy(assignAll(all.flat(), ada));
    expect([answer.changed.length, answer.skipped]).toEqual([456, 0]);
    expect(await list()).toEqual([]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  }, 60_000);

  test('is given to a donor with its group, and stays where somebody settled it meanwhile', async () => {
    await pay(['15.00', 'Zed', 'x'], ['16.00', 'Zed', 'y'], ['17.00', 'Zed', 'z']);
    const payments = await list();
    const [other] = payments;
    if (!other) throw new Error('nothing is listed');
    await leave(other, 'Nobody knows');
    const { changed, skipped } = await changedBy(assignAll(payments, ada));
    expect([changed.map(({ id }) => id), skipped]).toEqual([payments.slice(1).map(({ id }) => id), 1]);
    expect(await read(other.id)).toMatchObject({ giver: { donor_id: null } });
    const { entries } = await deskCall(context, 'activityList', { cookie: owner });
    expect(
      entries
        .slice(0, 2)
        .map(({ action, subject }) => `${action} ${subject}`)
        .toSorted(),
    ).toEqual(changed.map(({ id }) => `gift giver gift ${id}`).toSorted());
    expect(await refusal(assignAll(payments, bob))).toEqual([409, expect.stringMatching(/^This gift was changed/)]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('is given to nobody with its group if the donor is unknown', async () => {
    await pay(['15.00', 'Zed', 'x'], ['16.00', 'Zed', 'y']);
    const before = await list();
    expect((await assignAll(before, 987_654)).statusCode).toBe(400);
    expect(await list()).toEqual(before);
  });

  test('is settled once when two people settle its group at the same time', async () => {
    await pay(...Array.from({ length: 12 }, (_, at): Payment => [`${at + 1}.00`, 'Zed', 'x']));
    const payments = await list();
    const answers = await Promise.all([
      assignAll(payments.slice(0, 8), ada),
      assignAll(payments.slice(4).toReversed(), bob, owner),
    ]);
    const made = answers.map((answer) => answer.json<DeskResponse<'assignPayments'>>());
    expect(made.map(({ skipped }) => String(skipped)).toSorted()).toEqual(['0', '4']);
    const changed = made.map((each) => each.changed);
    const ids = changed.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
    for (const [donor, some] of [
      [ada, changed[0]],
      [bob, changed[1]],
    ] as const)
      for (const { id } of some ?? []) expect(await read(id)).toMatchObject({ giver: { donor_id: donor } });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('is listed again as before once that is undone, and its pledge is pending', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zëd Zebra', 'x'], ['16.00', '', 'y']);
    const before = await list();
    const [unknown, paid] = before;
    if (!paid || !unknown) throw new Error('nothing is listed');
    const { changed } = await changedBy(assign(paid, ada, id));
    const { changed: others } = await changedBy(assign(unknown, ada));
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    expect(await changedBy(reopen([...changed, ...others]))).toMatchObject({ skipped: 0 });
    const newest_entry = expect.any(Number);
    expect(await list()).toEqual(before.map((payment) => ({ ...payment, newest_entry })));
    expect(await read(id)).toMatchObject({ status: 'pending' });
    expect(await read(paid.id)).toMatchObject({ giver: { donor_id: null }, campaign: null });
    expect(await refusal(reopen(changed))).toEqual([409, expect.stringMatching(/^This gift was changed/)]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('that no longer counts as a pledge leaves that pledge alone when it is undone', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const { changed } = await changedBy(assign(await first(), ada, id));
    await reopen(changed);
    context.clock.now += 1000;
    const { changed: without } = await changedBy(assign(await first(), ada));
    expect(await changedBy(reopen(without))).toMatchObject({ skipped: 0 });
    expect(await read(id)).toMatchObject({ status: 'pending' });
  });

  test('that was left without a donor is listed again once that is undone, unless it was changed since', async () => {
    await pay(['15.00', 'Zed', 'x'], ['16.00', 'Yan', 'y']);
    const before = await list();
    const left = [];
    for (const payment of before) left.push(...(await changedBy(leave(payment, 'Nobody knows'))).changed);
    const correction = { changes: { cause: 'Rent' }, reason: 'He called' };
    await correctGift(adminContextOf(context), before[0]?.id ?? 0, correction);
    expect(await changedBy(reopen(left))).toMatchObject({ changed: [{ id: before[1]?.id }], skipped: 1 });
    expect(await list()).toMatchObject([{ amount: 15, payer: 'Zed' }]);
    const { entries } = await deskCall(context, 'activityList', { cookie: owner });
    expect(entries[0]).toMatchObject({ action: 'gift giver', subject: `gift ${before[1]?.id}` });
  });

  test('whose pledge was changed since is not taken back', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const { changed } = await changedBy(assign(await first(), ada, id));
    await correctGift(adminContextOf(context), id, { changes: { cause: 'Roof' }, reason: 'She called' });
    expect((await reopen(changed)).statusCode).toBe(409);
    expect(await list()).toEqual([]);
  });

  test('leaves a pledge that another donor has by now alone when it is undone', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const { changed } = await changedBy(assign(await first(), ada, id));
    await changeGiver(adminContextOf(context), id, { giver: { donorId: bob }, reason: 'He called' });
    expect(await changedBy(reopen(changed))).toMatchObject({ skipped: 0 });
    expect(await read(id)).toMatchObject({ status: 'canceled', giver: { donor_id: bob } });
  });

  test('whose pledge’s reference another pledge has by now is not taken back', async () => {
    const reference = makePaymentReference({ donor: ada, campaign: wells }, 700_000);
    const { id } = await pledge({ amountCents: 1500, reference });
    await pay(['15.00', 'Zed', 'x']);
    const { changed } = await changedBy(assign(await first(), ada, id));
    const other = await pledge({ amountCents: 2500, reference });
    await pledge({ amountCents: 3500, reference: pledgedReference() });
    expect((await reopen(changed)).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    // Paid, it no longer waits for the reference.
    const paid = { changes: { paymentStatus: 'completed' as const }, reason: 'She paid' };
    await correctGift(adminContextOf(context), other.id, paid);
    expect(await changedBy(reopen(changed))).toMatchObject({ skipped: 0 });
    expect(await read(id)).toMatchObject({ status: 'pending' });
  });

  test.each([
    ['an address', { name: 'Eve Stone', email: 'eve@example.net' }],
    ['a name', { name: 'Eve Stone', email: '' }],
    ['the name of the payer', { name: 'Zed', email: '' }],
  ])('is given to a person without an account who has %s, and taken back', async (_, person) => {
    await pay(['15.00', 'Zed', 'x']);
    const payment = await first();
    const before = await read(payment.id);
    const { changed } = await deskCall(context, 'assignPayments', {
      cookie,
      body: {
        giver: { kind: 'person', ...person },
        payments: [{ ...seen(payment), pledge_id: null }],
      },
    });
    expect(await list()).toEqual([]);
    expect((await read(payment.id)).giver).toEqual({
      donor_id: null,
      name: person.name,
      email: person.email || null,
    });
    expect((await reopen(changed)).statusCode).toBe(200);
    expect((await list()).map(({ payer }) => payer)).toEqual(['Zed']);
    expect((await read(payment.id)).giver).toEqual(before.giver);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('of a person whose address got an account meanwhile becomes a gift of that donor', async () => {
    await pay(['15.00', 'Zed', 'x']);
    const payment = await first();
    const giver = { kind: 'person' as const, name: '', email: 'ada@example.org' };
    const body = { giver, payments: [{ ...seen(payment), pledge_id: null }] };
    await deskCall(context, 'assignPayments', { cookie, body });
    expect((await read(payment.id)).giver).toMatchObject({ donor_id: ada });
  });

  test('is no pledge of a person without an account', async () => {
    const pledged = await pledge({ giver: { name: 'Eve' }, amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const payment = await first();
    const giver = { kind: 'person', name: 'Eve', email: '' };
    const body = { giver, payments: [{ ...seen(payment), pledge_id: pledged.id }] };
    expect((await deskRequest(context, 'assignPayments', { cookie, body })).statusCode).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  test('is only taken back if it is a settled payment of an import to a donor or to nobody', async () => {
    await pay(['15.00', 'Zed', 'x'], ['16.00', 'Yan', 'y'], ['17.00', 'Xi', 'z']);
    const [refunded, given, open] = await list();
    const byHand = await recordGift(adminContextOf(context), { ...gift, giver: { name: 'By hand' } });
    if (!refunded || !given || !open) throw new Error('nothing is listed');
    for (const { id } of [refunded, byHand])
      await changeGiver(adminContextOf(context), id, { giver: { donorId: ada }, reason: 'she called' });
    await refundGift(adminContextOf(context), refunded.id, 'sent back');
    const person = { email: 'eve@example.net' };
    await changeGiver(adminContextOf(context), given.id, { giver: person, reason: 'she called' });
    for (const { id } of [refunded, given, open, byHand]) {
      const before = await read(id);
      expect((await reopen([seen(before)])).statusCode).toBe(409);
      expect(await read(id)).toEqual(before);
    }
  });

  test('is changed by no auditor', async () => {
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'aud@example.org', 'Aud');
    await pay(['15.00', 'Zed', 'x']);
    const payments = [seen(await first())];
    for (const call of ['assignPayments', 'leavePayments', 'reopenPayments'] as const) {
      const body = {
        payments: payments.map((each) => ({ ...each, pledge_id: null })),
        giver: { kind: 'donor', donor_id: ada },
        reason: 'x',
      };
      expect((await deskRequest(context, call, { cookie: auditor, body })).statusCode).toBe(403);
    }
  });

  test('is listed on the command line', async () => {
    await pay(['15.00', 'Zed', 'ada@example.org']);
    expect(await runAdmin(context, ['gift', 'unmatched'])).toContain(`donor ${ada} (email)`);
    const day = (option: string, on: string) => runAdmin(context, ['gift', 'unmatched', option, on]);
    expect(await day('--from', '2026-10-01')).toContain('Zed');
    expect(await day('--from', '2026-10-02')).not.toContain('Zed');
    expect(await day('--to', '2026-10-01')).toContain('Zed');
    expect(await day('--to', '2026-09-30')).not.toContain('Zed');
  });
});
