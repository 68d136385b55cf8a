import { inGroupsOfFour, makePaymentReference } from '@hearthlight/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { checkBooks } from '../check.ts';
import { recordGift } from '../gifts.ts';
import { importGifts } from '../import/import-gifts.ts';
import { readGiftRows, readImportTable } from '../import/read-file.ts';

const columns = {
  bank: 'oak',
  date: 'Date',
  date_format: 'YYYY-MM-DD' as const,
  amount: 'Amount',
  decimal: '.' as const,
  name: 'Payer',
  cause: 'Details',
};

describe.each(engines)('a payment without a donor on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let ada: number;
  let bob: number;
  let wells: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
    await signUp(context, 'ada@example.org');
    await signUp(context, 'bob@example.org');
    [ada = 0, bob = 0] = (
      await context.database.selectFrom('donors').select('id').orderBy('id').execute()
    ).map(({ id }) => id);
    await context.database
      .updateTable('donors')
      .set({ first_name: 'Bob', last_name: 'François', name_key: 'bob francois' })
      .where('id', '=', bob)
      .execute();
    wells = await addCampaign(context.database, { title: 'Wells' });
  });
  beforeEach(async () => {
    for (const table of ['import_changes', 'donation_entries', 'donations'] as const) {
      await context.database.deleteFrom(table).execute();
    }
  });
  afterAll(() => context.close());

  /** Imports payments, given as amount, payer and text. */
  const pay = async (...payments: [amount: string, payer: string, text: string][]) => {
    const lines = payments.map(
      ([amount, payer, text], index) => `2026-10-0${index + 1},${amount},"${payer}","${text}"`,
    );
    const body = Buffer.from(['Date,Amount,Payer,Details', ...lines].join('\n'));
    const table = await readImportTable(body, 'statement.csv');
    const rows = await readGiftRows(table, { columns, file: 'statement.csv', timeZone: 'UTC' });
    await importGifts(adminContextOf(context), rows, { source: 'oak', separate: 'all' });
  };
  const list = async () => (await deskCall(context, 'paymentList', { cookie })).payments;
  const reasonsOf = async () =>
    (await list()).map(({ likely }) => likely.map(({ id, reason }) => [id, reason]));
  const pledge = (more = {}) =>
    recordGift(adminContextOf(context), {
      ...gift,
      giver: { donorId: ada },
      campaignId: wells,
      date: '2026-09-28',
      paymentStatus: 'pending',
      ...more,
    });
  const assign = (
    payment: { id: number; newest_entry: number },
    donor: number,
    pledged: number | null = null,
  ) =>
    deskRequest(context, 'assignPayment', {
      cookie,
      params: { id: payment.id },
      body: { based_on: payment.newest_entry, donor_id: donor, pledge_id: pledged },
    });
  const read = (id: number) => deskCall(context, 'readGift', { cookie, params: { id } });

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
    expect((await assign(first, ada)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
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
  });

  test('is likely of a donor whose address is in the text', async () => {
    await pay(['15.00', 'Zed', 'from (ADA@example.org) with love']);
    expect(await reasonsOf()).toEqual([[[ada, 'email']]]);
  });

  test('is likely of a donor who pledged the amount, the strongest reason first', async () => {
    await pledge({ giver: { donorId: bob }, amountCents: 1500 });
    const { id } = await pledge({ amountCents: 1500, date: '2026-09-02' });
    await pay(['15.00', 'Zed', 'ada@example.org']);
    const [payment] = await list();
    expect(payment?.likely).toMatchObject([
      { id: ada, reason: 'email', pledge: { id, amount: 15, date: '2026-09-02' } },
      { id: bob, reason: 'amount' },
    ]);
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

  test('does not cancel the pledge of somebody else', async () => {
    const { id } = await pledge({ amountCents: 1500 });
    await pay(['15.00', 'Zed', 'x']);
    const [payment] = await list();
    if (payment) await assign(payment, bob, id);
    expect(await read(id)).toMatchObject({ status: 'pending' });
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
    await context.database.updateTable('donations').set(address).execute();
    expect(await list()).toEqual([]);
  });

  test('is not shown to an auditor', async () => {
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'auditor@example.org', 'Anna');
    expect((await deskRequest(context, 'paymentList', { cookie: auditor })).statusCode).toBe(403);
  });

  test('is listed on the command line', async () => {
    await pay(['15.00', 'Zed', 'ada@example.org']);
    expect(await runAdmin(context, ['donation', 'unmatched'])).toContain(`donor ${ada} (email)`);
  });
});
