// cspell:words Alima Zuri
import { makePaymentReference } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { insertGifts, lockBooks } from '../books/entries.ts';
import { giverColumns } from '../books/giver.ts';
import { correctGift } from './correct-gift.ts';
import { recordGift } from './record-gift.ts';
import { refundGift } from './refund-gift.ts';

describe.each(engines)('the list of gifts on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let wells: number;
  let ada: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    const admin = adminContextOf(context);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
    wells = await addCampaign(context.database, { title: 'Wells' });
    await signUp(context, 'ada@example.org');
    ({ id: ada } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow());
    const cash = { ...gift, paymentMethod: 'Cash' };
    const ofAda = { ...gift, giver: { email: 'ada@example.org' } };
    // Recorded in another order than that of their days.
    await recordGift(admin, { ...ofAda, amountCents: 2050, date: '2026-02-05', cause: '=1+1' });
    await recordGift(admin, { ...ofAda, amountCents: 1000, date: '2026-01-05', campaignId: wells });
    const { id: halima } = await recordGift(admin, {
      ...cash,
      giver: { name: 'Halima "H" Guyo' },
      amountCents: 4000,
      date: '2026-02-05',
    });
    await recordGift(admin, { ...cash, amountCents: 8000, paymentStatus: 'pending', date: '2026-03-05' });
    await refundGift(admin, halima, 'sent back');
    const { id: last } = await recordGift(admin, { ...gift, amountCents: 16_000, date: '2026-03-06' });
    await correctGift(admin, last, { changes: { campaignId: wells }, reason: 'for the wells' });
  });
  afterAll(() => context.close());

  test('selects the gifts of an import', async () => {
    const { database } = context;
    const [newest] = (await deskCall(context, 'giftList', { cookie })).gifts;
    const { id } = await database
      .insertInto('imports')
      .values({
        source: 'oak',
        file_name: 'oak.csv',
        state: 'imported',
        content: null,
        uploaded_at: 1,
        uploaded_by: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ofImport = (importId: number | null) =>
      database
        .updateTable('gift_entries')
        .set({ import_id: importId })
        .where('gift_id', '=', newest?.id ?? 0)
        .execute();
    await ofImport(id);
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { import: id } });
    expect(gifts.map((each) => each.id)).toEqual([newest?.id]);
    await ofImport(null);
  });

  test.each([
    [{}, [16_000, 8000, 4000, 2050, 1000]],
    [{ status: 'completed' }, [16_000, 2050, 1000]],
    [{ method: 'Cash' }, [8000, 4000]],
    [{ campaign: 'wells' }, [16_000, 1000]],
    [{ campaign: 0 }, [8000, 4000, 2050]],
    [{ from: '2026-02-05', to: '2026-03-05' }, [8000, 4000, 2050]],
    [{ least: 20.5, most: 80 }, [8000, 4000, 2050]],
    [{ donor: 'ada' }, [2050, 1000]],
    [{ donor: 'ada', status: 'refunded' }, []],
  ])('selects by %j and adds up the same gifts', async (filter, cents) => {
    const query = {
      ...filter,
      ...('donor' in filter && { donor: ada }),
      ...('campaign' in filter && filter.campaign === 'wells' && { campaign: wells }),
    };
    const { gifts } = await deskCall(context, 'giftList', { cookie, query });
    expect(gifts.map(({ amount }) => Math.round(amount * 100))).toEqual(cents);
    const totals = await deskCall(context, 'giftTotals', { cookie, query });
    const completed = gifts.filter(({ status }) => status === 'completed');
    const sum = (list: typeof gifts) => list.reduce((all, { amount }) => all + amount, 0);
    expect(totals).toEqual({
      count: gifts.length,
      amount: sum(gifts),
      paid_pledges: 0,
      completed_count: completed.length,
      completed_amount: sum(completed),
    });
  });

  test.each([
    ['oldest', [1000, 2050, 4000, 8000, 16_000]],
    ['largest', [16_000, 8000, 4000, 2050, 1000]],
    ['smallest', [1000, 2050, 4000, 8000, 16_000]],
  ])('lists the %s first', async (order, cents) => {
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { order } });
    expect(gifts.map(({ amount }) => Math.round(amount * 100))).toEqual(cents);
  });

  const search = (text: string, more: object = {}) =>
    deskCall(context, 'searchGifts', { cookie, body: { search: text, ...more } });

  test.each([
    ['a part of a giver without an account', 'alima', [4000]],
    ['a donor', 'ADA@', [2050, 1000]],
    ['a number', '#3', [4000]],
    ['a part of what it is for', '1+1', [2050]],
    ['its amount', '$20.50', [2050]],
    ['its amount with a comma', '20,50', [2050]],
    ['a character of patterns', '%', []],
    ['nobody', 'Zed', []],
  ])('a search finds gifts by %s and adds them up', async (_by, text, cents) => {
    const { gifts, more_givers: hasMore, totals } = await search(text);
    expect(gifts.map(({ amount }) => Math.round(amount * 100))).toEqual(cents);
    expect(totals.count).toBe(cents.length);
    expect(hasMore).toBe(false);
  });

  test('a search finds gifts by the numbers of their payments', async () => {
    const reference = makePaymentReference({ donor: 7, campaign: 1 }, 7034);
    const number = 'DE89370400440532013000:77/1';
    const paid = { external_id: number, reference };
    await context.database.updateTable('gifts').set(paid).where('amount_cents', '=', 8000).execute();
    for (const text of [number, '77/1', reference.toLowerCase()]) {
      const { gifts } = await search(text);
      expect([text, gifts.map(({ amount }) => amount)]).toEqual([text, [80]]);
    }
  });

  test('a search is one part of the filter, and has an order', async () => {
    const { gifts, totals } = await search('ada', { from: '2026-02-01' });
    expect([gifts.length, totals.amount]).toEqual([1, 20.5]);
    const { gifts: oldest } = await search('ada', { order: 'oldest' });
    expect(oldest.map(({ amount }) => amount)).toEqual([10, 20.5]);
  });

  test('a search says that more givers match than it lists', async () => {
    const givers = Array.from({ length: 201 }, (_, at) => ({ name: `Zuri ${at}` }));
    const paid = { date: '2023-01-01', amount_cents: 100, cause: '', payment_method: 'Cash' };
    const rows = (await giverColumns(context.database, givers)).map((giver) => ({
      ...giver,
      ...paid,
      payment_status: 'completed' as const,
    }));
    await context.database.insertInto('gifts').values(rows).execute();
    const { gifts, more_givers: hasMore, totals } = await search('zuri');
    expect([gifts.length, totals.count, hasMore]).toEqual([50, 200, true]);
    await context.database.deleteFrom('gifts').where('date', '=', '2023-01-01').execute();
  });

  test('offers the methods and campaigns that exist', async () => {
    expect(await deskCall(context, 'giftChoices', { cookie })).toEqual({
      methods: ['Cash', 'Paypal service'],
      campaigns: [{ id: wells, title: 'Wells' }],
    });
  });

  test('an auditor sees every figure and no name, in the list and in the file', async () => {
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor');
    const { gifts: all } = await deskCall(context, 'giftList', { cookie });
    expect(JSON.stringify(all)).toContain('Halima');
    const { gifts } = await deskCall(context, 'giftList', { cookie: auditor });
    expect(gifts).toEqual(all.map((row) => ({ ...row, giver: null, cause: null })));
    const { body } = await deskRequest(context, 'giftFile', { cookie: auditor });
    expect(body.split('\r\n')).toHaveLength(gifts.length + 2);
    expect(body).not.toMatch(/Halima|ada@|1\+1|A roof/);
  });

  test('the file has the filtered gifts, safe for a spreadsheet, and is recorded', async () => {
    const response = await deskRequest(context, 'giftFile', {
      cookie,
      query: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="gifts.csv"',
      'cache-control': 'no-store',
    });
    const [header, halima, ofAda, end] = response.body.split('\r\n');
    expect(header).toBe(
      '\uFEFF"Number","Day","Amount","Refunded so far","Status","Payment method","Campaign","Giver","E-mail","Cause"',
    );
    expect(halima).toBe('3,"2026-02-05",40,40,"Refunded","Cash","","Halima ""H"" Guyo","","A roof"');
    expect(ofAda).toContain(`"ada@example.org","'=1+1"`);
    expect(end).toBe('');
    const entry = await context.database
      .selectFrom('audit')
      .select(['action', 'actor', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      action: 'gift export',
      actor: 'Ruth Wanjiru',
      detail: 'from=2026-02-01 to=2026-02-28',
    });
  });

  test('the file has what went back of a gift in parts, beside what is left', async () => {
    const { id } = await recordGift(adminContextOf(context), { ...gift, amountCents: 100_000, date: '2024-03-01' });
    for (const amountCents of [20_000, 5000]) await refundGift(adminContextOf(context), id, 'a part', { amountCents });
    const { body } = await deskRequest(context, 'giftFile', { cookie, query: { to: '2024-06-30' } });
    expect(body.split('\r\n')[1]).toMatch(/^\d+,"2024-03-01",750,250,"Completed",/);
    expect(body.split('\r\n')).toHaveLength(3);
    const unchanged = await deskRequest(context, 'giftFile', { cookie, query: { from: '2026-03-06' } });
    expect(unchanged.body.split('\r\n')[1]).toMatch(/^\d+,"2026-03-06",160,0,"Completed",/);
  });

  test('the file of a search has what the list has, and the log does not say who was searched for', async () => {
    const body = { search: 'Guyo', status: 'refunded' as const };
    const { gifts } = await deskCall(context, 'searchGifts', { cookie, body });
    const file = await deskRequest(context, 'searchedGiftFile', { cookie, body });
    const numbers = file.body.split('\r\n').slice(1, -1);
    expect(numbers.map((line) => Number(line.split(',')[0]))).toEqual(gifts.map(({ id }) => id));
    expect(numbers).not.toHaveLength(0);
    const entry = await context.database
      .selectFrom('audit')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'gift export', detail: 'status=refunded search=…' });
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'eve@example.net');
    expect(await deskRequest(context, 'searchedGiftFile', { cookie: auditor, body })).toMatchObject({
      statusCode: 403,
    });
  });

  test('pages through gifts of one day without gaps, in batches of the file too', async () => {
    const admin = adminContextOf(context);
    for (let count = 0; count < 120; count += 1) {
      await recordGift(admin, { ...gift, amountCents: 100, date: '2025-12-24' });
    }
    const query = { from: '2025-12-24', to: '2025-12-31' };
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { gifts, next } = await deskCall(context, 'giftList', { cookie, query: { ...query, after } });
      seen.push(...gifts.map(({ id }) => id));
      after = next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(new Set(seen).size).toBe(120);
    const payment = { cause: 'A roof', payment_method: 'Check', payment_status: 'completed' as const };
    const [giver] = await giverColumns(context.database, [{ name: 'Guyo' }]);
    if (!giver) throw new Error('a gift has no giver');
    const row = { ...giver, ...payment, campaign_id: null, external_id: null, amount_cents: 100 };
    const many = Array.from({ length: 1001 }, () => ({ ...row, date: '2024-12-24' }));
    await context.database.transaction().execute(async (transaction) => {
      await lockBooks(transaction);
      await insertGifts(transaction, many, { at: 1, actor: 'ruth', reason: 'found' });
    });
    const file = await deskRequest(context, 'giftFile', { cookie, query: { from: '2024-12-24', to: '2024-12-24' } });
    const numbers = file.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[0]));
    expect(numbers).toHaveLength(1001);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  });
});
