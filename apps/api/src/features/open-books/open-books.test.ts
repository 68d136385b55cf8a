import { calls, type OpenBooks, sumMoney } from '@hearthlight/domain';
import { statement } from '@hearthlight/domain/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { raiseVersion } from '../../database/versions.ts';
import { adminContextOf, anArticleFile, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addBill, payBill } from '../bills/bills.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { checkBooks } from '../ledger/check.ts';
import { issueStatement } from '../ledger/issue-statement.ts';
import { editOccasion } from '../occasions/edit-occasion.ts';
import { occasionOf, setOccasion } from '../occasions/set-occasion.ts';

describe.each(engines)('the open books on $name', (engine) => {
  let context: TestContext;
  let campaignId: number;
  let donorId: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    await aSignedInDonor(context, 'ada@example.org');
    ({ id: donorId } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow());
    campaignId = await addCampaign(context.database, { cents: 9900, contributors: 1, title: 'Wells' });
    const admin = adminContextOf(context);
    const ada = { ...gift, giver: { email: 'ada@example.org' } };
    const { id } = await recordGift(admin, { ...ada, campaignId, date: '2026-08-02' });
    await recordGift(admin, { ...ada, campaignId, date: '2026-09-02', paymentMethod: 'Bank transfer' });
    await recordGift(admin, { ...ada, date: '2026-09-12', amountCents: 1099 });
    await recordGift(admin, { ...ada, date: '2026-10-12', paymentStatus: 'pending' });
    const refunded = await recordGift(admin, { ...ada, date: '2026-10-20' });
    await correctGift(admin, id, { changes: { amountCents: 5001 }, reason: 'a slip' });
    await refundGift(admin, refunded.id, 'asked');
  });
  afterAll(() => context.close());

  const read = async (): Promise<OpenBooks> =>
    calls.openBooks.response.parse((await context.request('openBooks')).json());
  const file = async (name: string) => (await context.app.inject(`/books/${name}`)).body;
  const pay = async (changes: { payee: string; campaignId?: number; amountCents: number }) => {
    const admin = adminContextOf(context);
    const { id } = await addBill(admin, { kind: 'Roofs, "stoves"', scan: { publish: false }, ...changes });
    await payBill(admin, id, { scan: { publish: false } });
    return id;
  };

  test('are closed before the first paid bill', async () => {
    expect(await read()).toMatchObject({ months: [], campaigns: [], bills: [] });
    expect(await file('bills.csv')).toBe('"id","paid_on","payee","kind","amount","campaign_id"\r\n');
  });

  test('have the totals of the ledger in each view', async () => {
    await pay({ payee: 'Kofi Mensah', campaignId, amountCents: 7000 });
    await pay({ payee: 'The landlord', amountCents: 501 });
    const books = await read();
    const { total } = await checkBooks(context.database);
    expect([books.received * 100, books.paid]).toEqual([total, 75.01]);
    for (const rows of [books.months, books.methods, books.campaigns])
      expect(sumMoney(rows.map(({ received }) => received))).toBe(books.received);
    for (const rows of [books.months, books.campaigns]) expect(sumMoney(rows.map(({ paid }) => paid))).toBe(books.paid);
    expect(sumMoney(books.bills.map(({ amount }) => amount))).toBe(books.paid);
    expect(books.campaigns).toMatchObject([
      { id: campaignId, title: 'Wells', before: 99, received: 75.01, paid: 70 },
      { id: null, title: '', received: 10.99, paid: 5.01 },
    ]);
    expect(books.months.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    // Once all months are closed, the only donor's statement has the same total.
    context.clock.now += 40 * 24 * 3_600_000;
    await runAdmin(context, ['ledger', 'close', '2026-11', '--yes']);
    const { database, deps } = context;
    const issuer = { foundation: 'Hearthlight', now: context.clock.now, secret: deps.secret };
    const issued = statement.parse(JSON.parse(await issueStatement(database, donorId, issuer)));
    expect(issued.total).toBe(total);
  });

  test('are summed up for the first page of the desk as on the public page, for the last six months', async () => {
    const { cookie } = await aSignedInStaff(context, 'auditor');
    const { months } = await deskCall(context, 'deskMoney', { cookie });
    expect(months.map(({ month }) => month)).toEqual([
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
    ]);
    const known = months.filter(({ month }) => month > '2026-07' && month < '2026-12');
    expect(known).toEqual((await read()).months);
    const { cookie: editor } = await aSignedInStaff(context, 'editor');
    expect((await deskRequest(context, 'deskMoney', { cookie: editor })).statusCode).toBe(403);
  });

  test('name no rare way to pay, and no payee whose bill is not published', async () => {
    const { bills, methods } = await read();
    expect(methods.map(({ method }) => method)).toEqual(['Paypal service', null]);
    expect(bills.map(({ payee }) => payee)).toEqual([null, null]);
    expect(JSON.stringify(await read())).not.toMatch(/Ada|Kofi|example/);
    await context.database.updateTable('bills').set({ published: 1, scan: 'a.pdf' }).where('id', '=', 1).execute();
    await pay({ payee: 'Raise the version', amountCents: 1 });
    expect((await read()).bills.find(({ id }) => id === 1)?.payee).toBe('Kofi Mensah');
  });

  test('show the sum of an occasion if its family wishes so and three people gave, without their names', async () => {
    const admin = adminContextOf(context);
    const occasion = {
      is: 'new',
      kind: 'memory',
      name: 'Amara Diallo',
      tell: 'Halima',
      another: false,
    } as const;
    const give = (email: string, more = {}) =>
      recordGift(admin, { ...gift, giver: { email, name: 'Ada' }, occasion, ...more });
    const { id: giftId } = await give('one@example.org');
    const id = await occasionOf(context.database, giftId);
    const known = { occasion: { is: 'known', id: id ?? 0 } as const };
    await give('one@example.org', known);
    await give('two@example.org', known);
    const { id: pledged } = await give('three@example.org', { ...known, paymentStatus: 'pending' });
    const shown = async () => (await read()).occasions;
    expect(await shown()).toBeUndefined();
    await editOccasion(admin, id ?? 0, { isPublic: true });
    expect(await shown()).toBeUndefined();
    await correctGift(admin, pledged, { changes: { paymentStatus: 'completed' }, reason: 'came' });
    expect(await shown()).toEqual([{ id, kind: 'memory', name: 'Amara Diallo', received: 100 }]);
    await refundGift(admin, giftId, 'asked', { amountCents: 1000 });
    await editOccasion(admin, id ?? 0, { name: 'Amara Wanjiru' });
    expect(await shown()).toEqual([{ id, kind: 'memory', name: 'Amara Wanjiru', received: 90 }]);
    await setOccasion(admin, giftId, { entry: null });
    expect((await shown())?.map(({ received }) => received)).toEqual([75]);
    expect(JSON.stringify(await read())).not.toMatch(/Ada|Halima|example/);
    await editOccasion(admin, id ?? 0, { isPublic: false });
    expect(await shown()).toBeUndefined();
  });

  test('lead from a campaign to its articles and impact updates', async () => {
    await runAdmin(context, ['news', 'add', anArticleFile('Water at last', `campaign: ${campaignId}`)]);
    await context.database
      .insertInto('impact_updates')
      .values({
        image_url: '',
        description: 'It runs.',
        title: 'The pump runs',
        date_published: '2026-11-12',
        campaign_id: campaignId,
      })
      .execute();
    expect((await read()).campaigns[0]).toMatchObject({
      articles: [{ title: 'Water at last' }],
      updates: [{ title: 'The pump runs', date: '2026-11-12' }],
    });
  });

  test('name the five newest articles and updates about a campaign, and how many were earlier', async () => {
    const other = await addCampaign(context.database, { title: 'Stoves' });
    await pay({ payee: 'The smith', campaignId: other, amountCents: 100 });
    for (let day = 1; day <= 7; day += 1) {
      await runAdmin(context, ['news', 'add', anArticleFile(`Stove ${day}`, `campaign: ${other}`)]);
      await context.database
        .insertInto('impact_updates')
        .values({
          image_url: '',
          description: 'It burns.',
          title: `Update ${day}`,
          // Two on each day: the one that was recorded later is newer.
          date_published: `2026-10-0${Math.ceil(day / 2)}`,
          campaign_id: other,
        })
        .execute();
    }
    const { campaigns } = await read();
    const stoves = campaigns.find(({ id }) => id === other);
    expect(stoves).toMatchObject({ earlier_articles: 2, earlier_updates: 2 });
    expect(stoves?.articles.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7].map((day) => `Stove ${day}`));
    expect(stoves?.updates.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7].map((day) => `Update ${day}`));
    expect(campaigns.find(({ id }) => id === campaignId)).not.toHaveProperty('earlier_articles');
  });

  test('are files that their Data Package describes', async () => {
    const descriptor: {
      resources: { name: string; path: string; schema: { fields: { name: string; type: string }[] } }[];
    } = JSON.parse(await file('datapackage.json'));
    expect(descriptor).toMatchObject({ name: 'open-books', homepage: 'https://hearthlight.example/books' });
    const types: Record<string, RegExp> = {
      string: /^"(?:[^"]|"")*"$/,
      integer: /^\d+$/,
      number: /^-?\d+(?:\.\d{1,2})?$/,
      date: /^"\d{4}-\d\d-\d\d"$/,
      yearmonth: /^"\d{4}-\d\d"$/,
    };
    for (const { path, schema } of descriptor.resources) {
      const [head, ...rows] = (await file(path)).trimEnd().split('\r\n');
      expect(head).toBe(schema.fields.map(({ name }) => `"${name}"`).join(','));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const cells = row.match(/"(?:[^"]|"")*"|[^,]+/g) ?? [];
        const wrong = cells.filter(
          (cell, index) => cell !== '""' && !types[schema.fields[index]?.type ?? '']?.test(cell),
        );
        expect(wrong).toEqual([]);
      }
    }
    const { received } = await read();
    const sums = (await file('gifts-by-month.csv'))
      .split('\r\n')
      .slice(1)
      .map((row) => Number(row.split(',')[1] ?? 0));
    expect(sumMoney(sums)).toBe(received);
    expect((await context.app.inject('/books/other.csv')).statusCode).toBe(404);
  });

  test('give every paid bill, a page at a time', async () => {
    const older = (after: string) => context.app.inject(`${calls.paidBills.path}?after=${after}`);
    const known = (await read()).bills.map(({ id }) => id);
    const days = Array.from({ length: 400 }, (_, index) => `2025-${index % 2 === 0 ? '01' : '02'}-10`);
    const bill = { payee: 'A shop', kind: 'Roofs', amount_cents: 100, campaign_id: campaignId, published: 0 } as const;
    const rows = days.map((date) => ({ ...bill, date, paid_on: date, state: 'paid' as const }));
    await context.database.insertInto('bills').values(rows).execute();
    await raiseVersion(context.database, 'books');
    const pages = [await read()].map(({ bills, next: after }) => ({ bills, after }));
    for (let { after } = pages[0] ?? {}; after !== undefined; after = pages.at(-1)?.after) {
      const response = await older(after);
      const { bills, next } = calls.paidBills.response.parse(response.json());
      pages.push({ bills, after: next });
    }
    expect(pages.map(({ bills }) => bills.length)).toEqual([200, 200, known.length]);
    const all = pages.flatMap(({ bills }) => bills);
    expect(new Set(all.map(({ id }) => id)).size).toBe(known.length + 400);
    const sorted = all.toSorted((one, other) => other.paid_on.localeCompare(one.paid_on) || other.id - one.id);
    expect(all).toEqual(sorted);
    expect((await older('x.y')).statusCode).toBe(400);
  });
});
