// cspell:words lampy lodz uberweisung Łódź Überweisung
import { makePaymentReference } from '@hearthlight/domain';
import type { Role } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addBill } from '../../features/bills/bills.ts';
import { correctGift } from '../../features/gifts/correct-gift.ts';
import { recordGift } from '../../features/gifts/record-gift.ts';
import { titleColumns } from '../../features/news/titles.ts';
import { keepOccasion } from '../../features/occasions/keep-occasion.ts';
import { formatReceiptNumber } from '../../features/receipts/format-receipt-number.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

describe.each(engines)('the search of the desk on $name', (engine) => {
  let context: TestContext;
  let ada: number;
  let bill: number;
  const gifts: Record<string, number> = {};
  const reference = makePaymentReference({ donor: 1, campaign: 1 }, 751_399);
  beforeAll(async () => {
    context = await createTestContext(engine);
    const { clock, database } = context;
    await aSignedInDonor(context, 'ada@example.org');
    const { id } = await database
      .updateTable('donors')
      .set({ first_name: 'Ada', last_name: 'Łukasz', name_key: 'ada lukasz' })
      .returning('id')
      .executeTakeFirstOrThrow();
    ada = id;
    const admin = adminContextOf(context);
    const give = async (name: string, changes: object) => {
      gifts[name] = (await recordGift(admin, { ...gift, ...changes })).id;
    };
    await give('ada', { giver: { email: 'ada@example.org' }, amountCents: 7050 });
    await give('zed', { giver: { name: 'Zed O’Neil-Strauß' }, amountCents: 1200, cause: 'Überweisung Łódź' });
    await give('bo', { giver: { email: 'bo_b@example.org', name: 'Bo' }, amountCents: 1200 });
    const occasion = { tell: '', another: true, is: 'new' } as const;
    for (const [kind, name] of [
      ['memory', 'Amara Diallo'],
      ['honor', 'Adam Diallo'],
    ] as const)
      await keepOccasion(database, { ...occasion, kind, name });
    await database
      .updateTable('gifts')
      .set({ reference, external_id: 'paypal:8AB33' })
      .where('id', '=', gifts['bo'] ?? 0)
      .execute();
    await addCampaign(database, { title: 'Twelve roofs in Conakry' });
    const owed = { payee: 'Kofi Mensah', kind: 'Roofs', amountCents: 64_050, date: '2026-10-02' };
    ({ id: bill } = await addBill(admin, { ...owed, scan: { publish: false } }));
    await database
      .insertInto('news')
      .values({
        ...titleColumns('A roof before the rains'),
        tags: '',
        cover_image_url: '',
        detail: '',
        author_name: '',
        published_at: clock.now,
      })
      .execute();
  });
  afterAll(() => context.close());

  const cookies: Partial<Record<Role, string>> = {};
  const find = async (search: string, role: Role = 'owner') => {
    cookies[role] ??= (await aSignedInStaff(context, role, `${role}@hearthlight.example`)).cookie;
    return deskCall(context, 'deskSearch', { cookie: cookies[role], body: { search } });
  };
  const giftsOf = async (search: string, role?: Role) => (await find(search, role)).gifts.map(({ id }) => id);

  test.each(['lukasz', 'ŁUKASZ', 'a@example', '1', '#1'])('finds a donor by %s', async (search) => {
    expect((await find(search)).donors).toEqual([{ id: ada, name: 'Ada Łukasz', email: 'ada@example.org' }]);
  });

  test.each([
    ['the name of a donor', 'lukasz', ['ada']],
    ['the address of a donor', 'ada@example.org', ['ada']],
    ['the name of a person without an account', 'o’neil', ['zed']],
    ['a name without its accents', "O'NEIL-STRAUSS", ['zed']],
    ['an address, in which no sign is special', 'bo_', ['bo']],
    ['an amount, the newest first', '$12.00', ['bo', 'zed']],
    ['an amount with a fraction', '70.50', ['ada']],
    ['an amount as in other languages', '70,50', ['ada']],
    ['the number of its payment', 'paypal:8AB33', ['bo']],
    ['the number without its source', '8AB33', ['bo']],
    ['a payment reference', reference.replaceAll(/(.{4})/g, '$1 ').toLowerCase(), ['bo']],
    ['what it is for', 'uberweisung lodz', ['zed']],
    ['a part of no name', '100%', []],
  ])('finds gifts by %s', async (_, search, names) => {
    const found = await giftsOf(search);
    expect(found).toEqual(expect.arrayContaining(names.map((name) => gifts[name])));
    expect(found).toHaveLength(names.length);
  });

  test('does not find what gifts are for, for the auditor, and no former purpose', async () => {
    expect(await giftsOf('lodz', 'auditor')).toEqual([]);
    const changes = { cause: 'Lampy' };
    await correctGift(adminContextOf(context), gifts.zed ?? 0, { changes, reason: 'seen' });
    expect([await giftsOf('lodz'), await giftsOf('lampy')]).toEqual([[], [gifts.zed]]);
  });

  const receiptOf = async (id: number) => {
    const row = await context.database
      .selectFrom('receipts')
      .select(['year', 'serial'])
      .where('gift_id', '=', id)
      .executeTakeFirstOrThrow();
    return formatReceiptNumber(row);
  };

  test.each([
    ['owner', 'ada'],
    ['auditor', 'zed'],
  ] as const)('finds a gift by the number of its receipt for the %s', async (role, name) => {
    const id = gifts[name] ?? 0;
    const number = await receiptOf(id);
    expect(await giftsOf(number, role)).toEqual([id]);
    expect(await giftsOf(number.replace(/^\d{4}/, '2019'), role)).toEqual([]);
  });

  test('finds a gift by the number of its receipt among those with the names of givers', async () => {
    const id = gifts.ada ?? 0;
    const body = { search: await receiptOf(id) };
    const found = await deskCall(context, 'searchGifts', { cookie: cookies.owner ?? '', body });
    expect(found.gifts).toMatchObject([{ id }]);
  });

  test('puts the gift with the number first', async () => {
    expect((await giftsOf(String(gifts['zed'])))[0]).toBe(gifts['zed']);
    expect((await giftsOf(`#${gifts['zed']}`))[0]).toBe(gifts['zed']);
  });

  test('finds articles and campaigns by a part of the title', async () => {
    expect(await find('ROOF')).toMatchObject({
      articles: [{ title: 'A roof before the rains', state: 'published' }],
      campaigns: [{ title: 'Twelve roofs in Conakry' }],
    });
  });

  test.each(['roof', 'KOFI', '640.50'])('finds a bill by %s', async (search) => {
    const found = { id: bill, payee: 'Kofi Mensah', amount: 640.5, date: '2026-10-02' };
    expect((await find(search)).bills).toEqual([found]);
    expect((await find(search, 'editor')).bills).toEqual([]);
  });

  test.each([
    ['diallo', ['In honor', 'In memory']],
    ['mara', ['In memory']],
    ['a%a', []],
  ])('finds whom gifts are in memory or in honor of by %s', async (search, kinds) => {
    const { occasions } = await find(search);
    expect(occasions.map(({ kind }) => (kind === 'honor' ? 'In honor' : 'In memory'))).toEqual(kinds);
    expect((await find(search, 'auditor')).occasions).toEqual([]);
  });

  test('shows each role what it may open, and no names to one that reads figures only', async () => {
    expect(await find('roof', 'moderator')).toEqual({
      donors: [],
      gifts: [],
      occasions: [],
      bills: [],
      articles: [],
      campaigns: [],
    });
    expect(await find('roof', 'bookkeeper')).toMatchObject({ articles: [], campaigns: [] });
    expect(await find('ada', 'editor')).toMatchObject({ donors: [], gifts: [] });
    expect(await find('lukasz', 'auditor')).toMatchObject({ donors: [], gifts: [] });
    expect(await giftsOf(reference, 'auditor')).toEqual([]);
    expect((await find('70.50', 'auditor')).gifts).toMatchObject([{ id: gifts['ada'], giver: null }]);
  });

  test('returns at most five of each, the newest', async () => {
    const admin = adminContextOf(context);
    for (let more = 0; more < 6; more += 1) await recordGift(admin, { ...gift, amountCents: 333 });
    expect(await giftsOf('3.33')).toHaveLength(5);
    const owed = { payee: 'Amina Pumps', kind: 'Wells', amountCents: 100, scan: { publish: false } };
    const days = ['02', '05', '01', '06', '04', '03'].map((number) => `2026-09-${number}`);
    for (const date of days) await addBill(admin, { ...owed, date });
    const { bills } = await find('amina');
    expect(bills.map(({ date }) => date)).toEqual(days.toSorted().toReversed().slice(0, 5));
  });

  test('needs a session and a text', async () => {
    expect((await deskRequest(context, 'deskSearch', { body: { search: 'ada' } })).statusCode).toBe(401);
    const { cookie } = await aSignedInStaff(context, 'owner', 'again@hearthlight.example');
    const empty = await deskRequest(context, 'deskSearch', { cookie, body: { search: '  ' } });
    expect(empty.statusCode).toBe(400);
  });
});
