import { inGroupsOfFour, makePaymentReference } from '@hearthlight/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { checkBooks } from '../ledger/check.ts';

describe.each(engines)('donors in the desk on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let other: string;
  let count = 0;
  let kept: number;
  let merged: number;
  let names: [string, string];
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper', 'ruth@example.org'));
    ({ cookie: other } = await aSignedInStaff(context, 'owner', 'eda@example.org', 'Eda Yılmaz'));
  });
  beforeEach(async () => {
    count += 1;
    names = [`kept-${count}@example.org`, `merged-${count}@example.org`];
    kept = await aDonor(names[0]);
    merged = await aDonor(names[1]);
  });
  afterAll(() => context.close());

  async function aDonor(email: string): Promise<number> {
    await signUp(context, email);
    const row = await context.database
      .selectFrom('donors')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    const mail = { id: `mail to ${email}`, kind: 'sign-up code', sent_at: context.clock.now } as const;
    await context.database
      .insertInto('sent_mails')
      .values({ ...mail, email_key: email })
      .execute();
    return row.id;
  }
  const give = (email: string, campaignId?: number) =>
    recordGift(adminContextOf(context), { ...gift, giver: { email }, campaignId });
  const read = (id: number) => deskCall(context, 'readDonor', { cookie, params: { id } });
  const search = async (text: string) =>
    (await deskCall(context, 'searchDonors', { cookie, body: { search: text } })).donors.map(({ id }) => id);
  /** Changes what the desk shows of a donor. */
  const edit = async (id: number, changes: object, by = cookie) => submit(id, await shownOf(id), changes, by);
  const shownOf = async (id: number) => {
    const { email, first_name, last_name } = await read(id);
    return { email, first_name, last_name };
  };
  const submit = (id: number, shown: object, changes: object, by: string) =>
    deskRequest(context, 'editDonor', {
      cookie: by,
      params: { id },
      body: { ...shown, ...changes, based_on: shown },
    });
  /** The number that tells caches that the books have changed. */
  const versionOf = async (name: 'books') => {
    const versions = context.database.selectFrom('versions').select('value').where('name', '=', name);
    return (await versions.executeTakeFirstOrThrow()).value;
  };
  const audited = async (action: string) =>
    context.database
      .selectFrom('audit')
      .select(['subject', 'detail', 'changes'])
      .where('action', '=', action)
      .orderBy('id')
      .execute();

  test('finds donors by name without case and accents, by address, number and payment reference', async () => {
    expect((await edit(kept, { first_name: 'Zoë', last_name: 'Núñez' })).statusCode).toBe(200);
    expect(await search('NUNEZ')).toEqual([kept]);
    expect(await search('zoe n')).toEqual([kept]);
    expect((await edit(kept, { first_name: 'Łukasz', last_name: 'Strauß' })).statusCode).toBe(200);
    expect(await search('lukasz strauss')).toEqual([kept]);
    expect(await search('Strauß, Łukasz')).toEqual([kept]);
    expect((await edit(kept, { first_name: 'Zoë', last_name: 'Núñez' })).statusCode).toBe(200);
    expect(await search(names[1].toUpperCase())).toEqual([merged]);
    expect(await search(`#${merged}`)).toEqual([merged]);
    const reference = makePaymentReference({ donor: merged, campaign: 3 }, 751_399);
    expect(await search(inGroupsOfFour(reference).toLowerCase())).toEqual([merged]);
    expect(await search(`${reference.slice(0, -1)}0`)).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  test('finds people without an account by name or address, and all gifts of one of them', async () => {
    const find = async (text: string) =>
      (await deskCall(context, 'searchGivers', { cookie, body: { search: text } })).givers;
    const record = (giver: object, id?: number) =>
      recordGift(adminContextOf(context), { ...gift, giver, campaignId: id });
    const person = { name: `Núñez Guyo ${count}`, email: `guyo-${count}@example.net` };
    await record({ name: `Zoë ${count}` });
    const zoe = await record({ name: `zoë  ${count}` });
    const guyo = await record(person);
    await record({ name: `Zoe of donor ${count}`, email: names[0] });
    const found = { gift_id: zoe.id, email: null, gifts: 2 };
    expect(await find(`ZOË ${count}`)).toEqual([expect.objectContaining(found)]);
    expect(await find(`guyo ${count}`)).toEqual([{ gift_id: guyo.id, ...person, gifts: 1 }]);
    expect(await find(`Guyo Nunez`)).toContainEqual({ gift_id: guyo.id, ...person, gifts: 1 });
    expect(await find(`GUYO-${count}@`)).toHaveLength(1);
    expect(await find(names[0])).toEqual([]);
    expect(await find('')).toEqual([]);
    expect(await find('%')).toEqual([]);
    for (let index = 0; index < 51; index += 1) await record({ name: `Many ${count} ${index}` });
    const many = await deskCall(context, 'searchGivers', { cookie, body: { search: `many ${count}` } });
    expect([many.givers.length, many.has_more]).toEqual([50, true]);
    for (const name of ['Lamu A', 'Lamu B', 'Lamu C']) await record({ name });
    expect((await find('lamu')).map(({ name }) => name)).toEqual(['Lamu C', 'Lamu B', 'Lamu A']);
    const gifts = await deskCall(context, 'giftList', { cookie, query: { giver_of: zoe.id } });
    expect(gifts.gifts).toHaveLength(2);
    const totals = await deskCall(context, 'giftTotals', { cookie, query: { giver_of: zoe.id } });
    expect(totals).toMatchObject({ count: 2, amount: 50 });
  });

  test('says that more donors match than are shown', async () => {
    const row = { password_hash: '', goal_cents: 0, created_at: 1, last_login_at: 1, user_agent: '' };
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...row,
      email: `many-${count}-${index}@example.org`,
      email_key: `many-${count}-${index}@example.org`,
      first_name: 'Many',
      last_name: `Of ${count}`,
      name_key: `many of ${count}`,
    }));
    await context.database.insertInto('donors').values(many).execute();
    const find = (text: string) => deskCall(context, 'searchDonors', { cookie, body: { search: text } });
    const found = await find(`many of ${count}`);
    expect([found.donors.length, found.has_more]).toEqual([50, true]);
    expect(found.donors[0]?.email).toBe(`many-${count}-50@example.org`);
    expect((await find(`many-${count}-7@`)).has_more).toBe(false);
  });

  test('sorts donors by name, newest gift and sum of the completed gifts', async () => {
    const people = {
      Yves: [['2026-10-02', 500]],
      Zed: [],
      Xenia: [
        ['2026-09-01', 9000],
        ['2026-11-01', 1],
      ],
    } as const;
    const family = `Sorted ${count}`;
    const ids = new Map<string, number>();
    for (const [name, gifts] of Object.entries(people)) {
      const email = `${name}-${count}@example.org`.toLowerCase();
      const { id } = await context.database
        .insertInto('donors')
        .values({
          email,
          email_key: email,
          first_name: name,
          last_name: family,
          name_key: `${name} ${family}`.toLowerCase(),
          password_hash: '',
          goal_cents: 0,
          created_at: 1,
          last_login_at: 1,
          user_agent: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(name, id);
      for (const [date, amountCents] of gifts)
        await recordGift(adminContextOf(context), { ...gift, giver: { email }, date, amountCents });
    }
    // A pledge is neither a last gift nor a part of the sum.
    const pledge = { ...gift, giver: { donorId: ids.get('Yves') }, paymentStatus: 'pending' } as const;
    await recordGift(adminContextOf(context), { ...pledge, date: '2026-11-02', amountCents: 99_999 });
    const namesBy = async (order: string) => {
      const body = { search: family, order };
      const { donors } = await deskCall(context, 'searchDonors', { cookie, body });
      return donors.map(({ name, last_gift_on: day, given }) => [name.split(' ')[0], day, given]);
    };
    const [xenia, yves, zed] = [
      ['Xenia', '2026-11-01', 90.01],
      ['Yves', '2026-10-02', 5],
      ['Zed', null, 0],
    ];
    expect(await namesBy('newest')).toEqual([xenia, zed, yves]);
    expect(await namesBy('alphabetical')).toEqual([xenia, yves, zed]);
    const later = { ...gift, giver: { donorId: ids.get('Zed') }, date: '2026-11-03', amountCents: 600 };
    await recordGift(adminContextOf(context), later);
    const given = ['Zed', '2026-11-03', 6];
    expect(await namesBy('recent')).toEqual([given, xenia, yves]);
    expect(await namesBy('generous')).toEqual([xenia, given, yves]);
  });

  test('shows everything about a donor, and records once for each person who has seen it', async () => {
    const campaign = await addCampaign(context.database);
    await give(names[0], campaign);
    const seen = (await audited('donor view')).length;
    await deskCall(context, 'setDonorAnonymity', { cookie, params: { id: kept }, body: { anonymous: true } });
    const page = await read(kept);
    await read(kept);
    expect(page).toMatchObject({ email: names[0], totals: { count: 1, completed_amount: 25 } });
    expect(page.mails).toMatchObject([{ kind: 'sign-up code' }]);
    for (let index = 0; index < 10; index += 1) await give(names[0]);
    const { gifts, totals } = await read(kept);
    expect([gifts.length, totals.count]).toEqual([10, 11]);
    expect((await audited('donor view')).slice(seen)).toMatchObject([{ subject: `donor ${kept}` }]);
    await deskCall(context, 'readDonor', { cookie: other, params: { id: kept } });
    expect((await audited('donor view')).slice(seen)).toHaveLength(2);
    context.clock.now += 6 * 60_000;
    await read(kept);
    expect((await audited('donor view')).slice(seen)).toHaveLength(3);
    context.clock.now -= 6 * 60_000;
  });

  test('an auditor finds and opens no donor, and sees no giver of a gift', async () => {
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', `auditor-${count}@example.org`);
    const { id } = await give(names[0]);
    for (const name of ['searchDonors', 'searchGivers', 'readDonor', 'exportDonor', 'editDonor'] as const) {
      const response = await deskRequest(context, name, { cookie: auditor, params: { id: kept } });
      expect([name, response.statusCode]).toEqual([name, 403]);
    }
    for (const [name, query] of [
      ['giftList', { giver_of: id }],
      ['giftList', { donor: kept }],
      ['giftFile', { donor: kept }],
    ] as const) {
      const response = await deskRequest(context, name, { cookie: auditor, query });
      expect([name, response.statusCode]).toEqual([name, 403]);
    }
    for (const [name, options] of [
      ['giftList', { query: {} }],
      ['giftFile', { query: {} }],
      ['readGift', { params: { id } }],
    ] as const) {
      const response = await deskRequest(context, name, { cookie: auditor, ...options });
      expect([name, response.statusCode]).toEqual([name, 200]);
      expect(response.body).not.toMatch(/O'Neil|@example/);
    }
  });

  test('corrects an address that another donor does not have', async () => {
    expect((await edit(kept, { email: names[1] })).json().fields).toEqual({
      email: `Donor ${merged} has this address. Merge the two instead.`,
    });
    expect((await edit(kept, { email: `new-${names[0]}` })).statusCode).toBe(200);
    expect(await read(kept)).toMatchObject({ is_unverified: true, email: `new-${names[0]}` });
  });

  test('gives the gifts of a new address to its donor, who then has it instead of the one before', async () => {
    const former = await aDonor(`former-of-${names[1]}`);
    await merge(merged, former);
    const { id } = await give(`given-by-${names[0]}`);
    await edit(kept, { email: `given-by-${names[0]}` });
    expect((await read(kept)).gifts).toMatchObject([{ id }]);
    // '%' and '_' are letters of a search like others.
    expect(await search(`former-of-${names[1]}`)).toEqual([merged]);
    for (const text of ['former%', 'former_of']) expect(await search(text)).toEqual([]);
    await edit(kept, { email: `former-of-${names[1]}` });
    expect((await read(merged)).former_addresses).toEqual([]);
  });

  test('merges two donors, losing nothing', async () => {
    const campaign = await addCampaign(context.database);
    const second = await addCampaign(context.database);
    await give(names[0], campaign);
    await give(names[1], campaign);
    await give(names[1]);
    const pledge = { ...gift, paymentStatus: 'pending' as const, giver: { email: names[1] } };
    await recordGift(adminContextOf(context), pledge);
    const before = await versionOf('books');
    await context.database
      .insertInto('registrations')
      .values([
        { donor_id: kept, campaign_id: campaign, joined_at: 2000 },
        { donor_id: merged, campaign_id: campaign, joined_at: 1000 },
        { donor_id: kept, campaign_id: second, joined_at: 3000 },
        { donor_id: merged, campaign_id: second, joined_at: 4000 },
      ])
      .execute();
    const body = { merged };
    const previewed = await deskCall(context, 'previewMerge', { cookie, params: { id: kept }, body });
    expect(previewed).toMatchObject({ gifts: 3, amount: 50, campaigns: 2, mails: 1 });
    expect((await read(kept)).totals.count).toBe(1);
    expect(await deskCall(context, 'mergeDonors', { cookie, params: { id: kept }, body })).toEqual(previewed);
    expect(await versionOf('books')).toBeGreaterThan(before);
    const page = await read(kept);
    expect(page).toMatchObject({
      totals: { count: 4, amount: 100, completed_amount: 75 },
      former_addresses: [names[1]],
      // The earlier one of two registrations for a campaign stays.
      campaigns: [{ joined_at: '1970-01-01T00:00:01.000Z' }, { joined_at: '1970-01-01T00:00:03.000Z' }],
    });
    expect(page.mails).toHaveLength(2);
    const row = await context.database
      .selectFrom('campaigns')
      .select(['raised_cents', 'contributors'])
      .where('id', '=', campaign)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ raised_cents: 5000, contributors: 1 });
    expect(JSON.stringify(await audited('donor merge'))).not.toContain('@');
    expect(await search(names[1])).toEqual([kept]);
    // Later gifts that name the former address find the donor, until somebody else signs up with it.
    const later = await give(names[1]);
    expect((await read(kept)).gifts[0]).toMatchObject({ id: later.id });
    for (const [address, former] of [
      ['somebody@example.net', [names[1]]],
      [names[1], []],
    ] as const) {
      context.clock.now += 24 * 3_600_000;
      await signUp(context, address);
      context.clock.now -= 24 * 3_600_000;
      expect((await read(kept)).former_addresses).toEqual(former);
    }
  });

  const merge = (id: number, other: number) =>
    deskCall(context, 'mergeDonors', { cookie, params: { id }, body: { merged: other } });
  const change = (id: number, columns: object) =>
    context.database.updateTable('donors').set(columns).where('id', '=', id).execute();

  test('keeps what only the merged donor has: goal, first day, former addresses, anonymity and refusal of updates', async () => {
    const former = `former-${count}@example.org`;
    await merge(merged, await aDonor(former));
    await change(merged, {
      goal_cents: 400_000,
      created_at: 1000,
      updates_refused_at: 2000,
      anonymous_at: 3000,
    });
    await merge(kept, merged);
    expect(await read(kept)).toMatchObject({
      goal: 4000,
      created_at: '1970-01-01T00:00:01.000Z',
      refuses_updates: true,
      is_anonymous: true,
      former_addresses: [former, names[1]],
    });
  });

  test('says how many gifts stay anonymous, without canceled ones', async () => {
    const anonymous = { ...gift, giver: { email: names[0] ?? '' }, staysAnonymous: true };
    await give(names[0] ?? '');
    await recordGift(adminContextOf(context), anonymous);
    const { id } = await recordGift(adminContextOf(context), anonymous);
    expect(await read(kept)).toMatchObject({ is_anonymous: false, anonymous_gifts: 2 });
    await context.database.updateTable('gifts').set({ canceled_at: 1 }).where('id', '=', id).execute();
    expect((await read(kept)).anonymous_gifts).toBe(1);
  });

  test('keeps the goal, the first day and the refusal of updates of the donor who stays', async () => {
    await change(kept, { goal_cents: 300_000, created_at: 1000, updates_refused_at: 2000 });
    await change(merged, { goal_cents: 400_000 });
    await merge(kept, merged);
    expect(await read(kept)).toMatchObject({
      goal: 3000,
      created_at: '1970-01-01T00:00:01.000Z',
      refuses_updates: true,
    });
  });

  test('moves the waiting mails and mailed updates of the merged donor, and ends the codes', async () => {
    const { clock, database } = context;
    const times = { created_at: clock.now, due_at: clock.now, expires_at: clock.now + 1000 };
    const mail = { id: `waiting ${count}`, kind: 'impact update', state: 'waiting', error: null } as const;
    await database
      .insertInto('outbox')
      .values({
        ...mail,
        ...times,
        content: '',
        code_hash: null,
        attempts: 0,
        recipient: names[1],
        email_key: names[1],
      })
      .execute();
    const code = { purpose: 'recovery', holder: names[1], code_hash: `code ${count}` } as const;
    await database
      .insertInto('codes')
      .values({ ...code, email_key: names[1], tries: 0, expires_at: clock.now + 1000, verified_at: null })
      .execute();
    await database
      .insertInto('update_mails')
      .values(
        [
          [kept, 1],
          [merged, 1],
          [merged, 2],
        ].map(([donor = 0, update = 0]) => ({
          update_id: update,
          donor_id: donor,
          mail_id: `${donor} ${update}`,
          token_hash: `${donor} ${update}`,
        })),
      )
      .execute();
    await merge(kept, merged);
    expect((await read(kept)).mails.map(({ state }) => state)).toEqual(['sent', 'sent', 'waiting']);
    const codes = database.selectFrom('codes').select('code_hash').where('email_key', '=', names[1]);
    expect(await codes.execute()).toEqual([]);
    const mailed = database.selectFrom('update_mails').select('update_id').where('donor_id', '=', kept);
    expect(await mailed.orderBy('update_id').execute()).toEqual([{ update_id: 1 }, { update_id: 2 }]);
  });

  test('refuses to merge a donor with itself or with nobody', async () => {
    const mergeWith = (id: number) =>
      deskRequest(context, 'mergeDonors', { cookie, params: { id: kept }, body: { merged: id } });
    expect((await mergeWith(kept)).statusCode).toBe(400);
    expect((await mergeWith(999_999)).statusCode).toBe(404);
  });

  test('exports nothing for a number that no donor has', async () => {
    const response = await deskRequest(context, 'exportDonor', { cookie, params: { id: 999_999 }, body: {} });
    expect(response.statusCode).toBe(404);
  });

  test('exports and erases a donor, and keeps the gifts without a name', async () => {
    const { id: giftId } = await give(names[0]);
    const { data } = await deskCall(context, 'exportDonor', { cookie, params: { id: kept }, body: {} });
    expect(data).toMatchObject({ donor: { email: names[0] }, donations: [{ amount: 25 }] });
    expect(JSON.stringify(data)).not.toMatch(/password|name_key/);
    const previewed = await deskCall(context, 'previewErasure', { cookie, params: { id: kept }, body: {} });
    expect(previewed).toMatchObject({ gifts: 1, mails: 1 });
    await deskCall(context, 'eraseDonor', { cookie, params: { id: kept }, body: {} });
    expect((await deskRequest(context, 'readDonor', { cookie, params: { id: kept } })).statusCode).toBe(404);
    expect(await deskCall(context, 'readGift', { cookie, params: { id: giftId } })).toMatchObject({
      amount: 25,
      giver: { donor_id: null, name: null, email: null },
    });
  });

  test.each([
    ['merged both ways', 'mergeDonors', 'mergeDonors'],
    ['merged and erased', 'mergeDonors', 'eraseDonor'],
    ['edited and erased', 'editDonor', 'eraseDonor'],
    ['erased twice', 'eraseDonor', 'eraseDonor'],
  ] as const)('two people at once: %s', async (_, one, two) => {
    await give(names[0]);
    await give(names[1]);
    const shown = await shownOf(kept);
    const body = { ...shown, merged, email: `x-${names[0]}`, based_on: shown };
    const [first, second] = await Promise.all([
      deskRequest(context, one, { cookie, params: { id: kept }, body }),
      deskRequest(context, two, {
        cookie: other,
        params: { id: one === two && one === 'mergeDonors' ? merged : kept },
        body: { merged: kept },
      }),
    ]);
    for (const { statusCode } of [first, second]) expect([200, 404]).toContain(statusCode);
    expect([first.statusCode, second.statusCode]).toContain(200);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('two people at once: a donor is edited and merged into another one', async () => {
    await give(names[0]);
    await give(names[1]);
    const shown = await shownOf(merged);
    const [edited, joined] = await Promise.all([
      submit(merged, shown, { email: `x-${names[1]}` }, cookie),
      deskRequest(context, 'mergeDonors', { cookie: other, params: { id: kept }, body: { merged } }),
    ]);
    expect([[200, 404].includes(edited.statusCode), joined.statusCode]).toEqual([true, 200]);
    expect((await read(kept)).totals.count).toBe(2);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('two people at once: a donor is edited twice, and neither change reverts the other one', async () => {
    const shown = await shownOf(kept);
    const answers = await Promise.all([
      submit(kept, shown, { last_name: 'Lovelace' }, cookie),
      submit(kept, shown, { email: `x-${names[0]}` }, other),
    ]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(/changed in the meantime/);
  });

  test('two people at once: two donors get the same address, and one of them is refused', async () => {
    const email = `both-${count}@example.org`;
    const answers = await Promise.all([edit(kept, { email }), edit(merged, { email }, other)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400']);
  });
});
