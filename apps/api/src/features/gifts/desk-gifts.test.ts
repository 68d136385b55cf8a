import type { GiftChange } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { checkBooks } from '../ledger/check.ts';
import { recordGift } from './record-gift.ts';

const amountsOf = ({ entries }: Pick<GiftChange, 'entries'>) => entries.map(({ amount, kind }) => [kind, amount]);

const reason = 'The bank named the wrong person';

describe.each(engines)('the gift page on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let other: string;
  let wells: number;
  let ada: number;
  let bob: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper', 'ruth@example.org'));
    ({ cookie: other } = await aSignedInStaff(context, 'bookkeeper', 'eda@example.org', 'Eda Yılmaz'));
    wells = await addCampaign(context.database, { title: 'Wells' });
    await signUp(context, 'ada@example.org');
    await signUp(context, 'bob@example.org');
    [ada = 0, bob = 0] = (await context.database.selectFrom('donors').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
  });
  afterAll(() => context.close());

  const aRecordedGift = async (email = 'ada@example.org') =>
    (await recordGift(adminContextOf(context), { ...gift, giver: { email }, campaignId: wells })).id;
  const read = (id: number) => deskCall(context, 'readGift', { cookie, params: { id } });
  const campaign = () =>
    context.database
      .selectFrom('campaigns')
      .select(['raised_cents', 'contributors'])
      .where('id', '=', wells)
      .executeTakeFirstOrThrow();

  const entered = {
    giver: { kind: 'person', name: 'Halima Guyo', email: '' },
    amount: 40.5,
    cause: 'A roof',
    method: 'Cash',
    status: 'completed',
    date: '2026-11-02',
    campaign_id: null,
    external_id: '',
    preview: false,
  };

  test.each([
    ['a donor', { kind: 'donor' }, { email: 'ada@example.org' }],
    ['somebody with a name', entered.giver, { donor_id: null, name: 'Halima Guyo', email: null }],
    [
      'somebody with an address',
      { kind: 'person', name: '', email: 'eve@example.org' },
      { donor_id: null, name: null, email: 'eve@example.org' },
    ],
    ['nobody known', { kind: 'anonymous' }, { donor_id: null, name: null, email: null }],
  ])('records a gift of %s after a preview that changes nothing', async (_, giver, expected) => {
    const body = { ...entered, giver: giver.kind === 'donor' ? { kind: 'donor', donor_id: ada } : giver };
    const before = await deskCall(context, 'giftTotals', { cookie });
    const previewed = await deskCall(context, 'recordGift', { cookie, body: { ...body, preview: true } });
    expect(await deskCall(context, 'giftTotals', { cookie })).toEqual(before);
    const made = await deskCall(context, 'recordGift', { cookie, body });
    expect(made.entries).toEqual([{ kind: 'recorded', amount: 40.5, date: '2026-11-02', campaign: null }]);
    expect(previewed.entries).toEqual(made.entries);
    const found = await read(made.id);
    expect(found).toMatchObject({ amount: 40.5, method: 'Cash', status: 'completed', giver: expected });
    expect(found.history).toMatchObject([{ actor: 'Ruth Wanjiru', reason: '' }]);
  });

  test.each([
    ['an unknown donor', { giver: { kind: 'donor', donor_id: 999_999 } }, 'giver'],
    ['a person without a name', { giver: { kind: 'person', name: ' ', email: '' } }, 'name'],
    ['a future day', { date: '2026-11-30' }, 'date'],
    ['no amount', { amount: 0 }, 'amount'],
    ['neither cause nor campaign', { cause: undefined }, 'cause'],
    ['an empty cause', { cause: ' ' }, 'cause'],
    ['an unknown campaign', { campaign_id: 999_999 }, 'campaign_id'],
  ])('refuses a gift with %s', async (_, changes, field) => {
    const response = await deskRequest(context, 'recordGift', { cookie, body: { ...entered, ...changes } });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('gives a gift without a cause the title of its campaign', async () => {
    const body = { ...entered, cause: undefined, campaign_id: wells };
    const { id } = await deskCall(context, 'recordGift', { cookie, body });
    expect(await read(id)).toMatchObject({ cause: 'Wells', campaign: { id: wells } });
  });

  test('refuses a number that the books have already', async () => {
    const body = { ...entered, external_id: 'bank:1' };
    await deskCall(context, 'recordGift', { cookie, body });
    const response = await deskRequest(context, 'recordGift', { cookie, body });
    expect(response.json().fields).toEqual({
      external_id: 'A gift with this number is already in the books.',
    });
  });

  test('gives a gift to the right person, who is then the contributor', async () => {
    const id = await aRecordedGift();
    const before = await campaign();
    const body = {
      based_on: (await read(id)).newest_entry,
      giver: { kind: 'donor', donor_id: bob },
      reason,
      preview: true,
    };
    const previewed = await deskCall(context, 'changeGiver', { cookie, params: { id }, body });
    expect((await read(id)).giver?.donor_id).toBe(ada);
    const made = await deskCall(context, 'changeGiver', {
      cookie,
      params: { id },
      body: { ...body, preview: false },
    });
    expect(amountsOf(made)).toEqual([
      ['reversed', -25],
      ['corrected', 25],
    ]);
    expect(made).toEqual(previewed);
    const found = await read(id);
    expect(found.giver).toMatchObject({ donor_id: bob, email: 'bob@example.org' });
    expect(found.history.at(-1)).toMatchObject({
      reason,
      entries: made.entries,
      changes: [{ field: 'giver', before: `donor ${ada}`, after: `donor ${bob}` }],
    });
    expect(await campaign()).toMatchObject({ raised_cents: before.raised_cents });
    const same = await deskRequest(context, 'changeGiver', {
      cookie,
      params: { id },
      body: { ...body, based_on: found.newest_entry },
    });
    expect(same.json().fields).toEqual({ giver: 'This gift is already from this giver.' });
  });

  test('is given to somebody without an account, whom the activity log does not name', async () => {
    const id = await aRecordedGift();
    const giver = { kind: 'person', name: 'Halima Guyo', email: 'halima@example.net' };
    const body = { based_on: (await read(id)).newest_entry, giver, reason, preview: false };
    await deskCall(context, 'changeGiver', { cookie, params: { id }, body });
    const found = await read(id);
    expect(found.giver).toMatchObject({ name: giver.name, email: giver.email });
    expect(found.history.at(-1)?.changes).toMatchObject([{ field: 'giver', after: 'without an account (email)' }]);
  });

  test('is given to nobody known once', async () => {
    const id = await aRecordedGift();
    const give = async () =>
      deskRequest(context, 'changeGiver', {
        cookie,
        params: { id },
        body: {
          based_on: (await read(id)).newest_entry,
          giver: { kind: 'anonymous' },
          reason,
          preview: false,
        },
      });
    expect((await give()).statusCode).toBe(200);
    expect((await give()).json().fields).toEqual({ giver: 'This gift is already from this giver.' });
  });

  test('an auditor cannot tell which gifts are of one giver', async () => {
    const id = await aRecordedGift();
    const { newest_entry: based_on } = await read(id);
    const body = { based_on, giver: { kind: 'anonymous' }, reason, preview: false };
    await deskCall(context, 'changeGiver', { cookie, params: { id }, body });
    await context.database.updateTable('gifts').set({ reference: 'RF18539007547034' }).where('id', '=', id).execute();
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor', 'linking@example.org');
    for (const query of [{ donor: 1 }, { giver_of: id }, { occasion: 1 }])
      for (const name of ['giftList', 'giftTotals', 'giftFile'] as const) {
        const { statusCode } = await deskRequest(context, name, { cookie: auditor, query });
        expect([name, statusCode]).toEqual([name, 403]);
      }
    const gift = await deskCall(context, 'readGift', { cookie: auditor, params: { id } });
    expect(gift).toMatchObject({ giver: null, reference: null });
    expect(gift.history.flatMap(({ changes }) => changes)).not.toContainEqual(
      expect.objectContaining({ field: 'giver' }),
    );
  });

  test.each([
    ['correctGift', { amount: 30 }, 'amount'],
    ['refundGift', { amount: 10 }, 'amount'],
    ['changeGiver', { giver: { kind: 'anonymous' } }, 'giver'],
  ] as const)('%s: the history says what changed, although the clock went on', async (name, change, field) => {
    const id = await aRecordedGift();
    const { newest_entry: based_on } = await read(id);
    const { clock } = context;
    let passed = clock.now;
    Object.defineProperty(clock, 'now', { configurable: true, get: () => (passed += 1) });
    const body = { based_on, reason, preview: false, ...change };
    await deskCall(context, name, { cookie, params: { id }, body });
    Object.defineProperty(clock, 'now', { value: passed, writable: true });
    expect((await read(id)).history.at(-1)?.changes).toMatchObject([{ field }]);
  });

  test('refunds a part, then the rest, never more', async () => {
    const id = await aRecordedGift();
    const refund = async (amount: number | null) => {
      const body = { based_on: (await read(id)).newest_entry, amount, reason: 'Half was a mistake' };
      return deskRequest(context, 'refundGift', { cookie, params: { id }, body });
    };
    expect((await refund(10)).json()).toMatchObject({ entries: [{ kind: 'refunded', amount: -10 }] });
    expect(await read(id)).toMatchObject({ status: 'completed', amount: 15, refunded_amount: 10 });
    expect((await refund(15.01)).json().fields).toEqual({ amount: 'This gift is only $15.' });
    expect((await refund(null)).json()).toMatchObject({ entries: [{ kind: 'refunded', amount: -15 }] });
    expect(await read(id)).toMatchObject({ status: 'refunded', refunded_amount: 25 });
    expect((await refund(1)).statusCode).toBe(400);
  });

  test('an auditor sees what changed and neither reasons nor names', async () => {
    const id = await aRecordedGift();
    const { newest_entry: based_on } = await read(id);
    const body = { based_on, cause: 'For Ada’s school', reason, preview: false };
    await deskCall(context, 'correctGift', { cookie, params: { id }, body });
    const { cookie: auditor } = await aSignedInStaff(context, 'auditor');
    const response = await deskRequest(context, 'readGift', { cookie: auditor, params: { id } });
    expect(response.json().history).toHaveLength(2);
    expect(response.body).not.toMatch(/O'Neil|ada@|Ada’s|wrong person/);
  });

  test.each([
    ['correctGift', { amount: 30 }, { amount: 35 }],
    ['refundGift', { amount: 20 }, { amount: 20 }],
    ['changeGiver', { giver: { kind: 'donor' } }, { giver: { kind: 'anonymous' } }],
  ] as const)('two people at once: of %s only one is made', async (name, one, two) => {
    const id = await aRecordedGift();
    const { newest_entry: based_on } = await read(id);
    const send = (change: object, by: string) =>
      deskRequest(context, name, {
        cookie: by,
        params: { id },
        body: {
          based_on,
          reason,
          preview: false,
          ...change,
          ...('giver' in change && name === 'changeGiver' && by === cookie
            ? { giver: { kind: 'donor', donor_id: bob } }
            : {}),
        },
      });
    const responses = await Promise.all([send(one, cookie), send(two, other)]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((low, high) => low - high)).toEqual([200, 409]);
    expect((await read(id)).history).toHaveLength(2);
  });

  test.each([
    ['corrected and refunded', 'correctGift', 'refundGift'],
    ['refunded and given to somebody else', 'refundGift', 'changeGiver'],
    ['corrected and given to somebody else', 'correctGift', 'changeGiver'],
  ] as const)('two people at once: a gift is %s, and one of them is refused', async (_, one, two) => {
    const id = await aRecordedGift();
    const { newest_entry: based_on } = await read(id);
    const body = { based_on, reason, preview: false, amount: 20, giver: { kind: 'anonymous' } };
    const responses = await Promise.all([
      deskRequest(context, one, { cookie, params: { id }, body }),
      deskRequest(context, two, { cookie: other, params: { id }, body }),
    ]);
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect((await read(id)).history).toHaveLength(2);
  });

  test('two people at once: a gift with the number of a bank is recorded once', async () => {
    const before = await deskCall(context, 'giftTotals', { cookie });
    const body = { ...entered, external_id: 'REF-77' };
    await Promise.all([cookie, other].map((by) => deskRequest(context, 'recordGift', { cookie: by, body })));
    expect((await deskCall(context, 'giftTotals', { cookie })).count).toBe(before.count + 1);
  });

  test('a gift is not given to a donor who is erased at the same time', async () => {
    await signUp(context, 'eve@example.com');
    const { id: eve } = await context.database
      .selectFrom('donors')
      .select('id')
      .where('email_key', '=', 'eve@example.com')
      .executeTakeFirstOrThrow();
    const id = await aRecordedGift();
    const { newest_entry: based_on } = await read(id);
    const body = { based_on, giver: { kind: 'donor', donor_id: eve }, reason, preview: false };
    await Promise.all([
      deskRequest(context, 'changeGiver', { cookie, params: { id }, body }),
      deleteDonor(adminContextOf(context), 'eve@example.com'),
    ]);
    const { giver } = await read(id);
    // Either the donor was gone first, or the gift was hers and is anonymous now.
    expect([ada, null]).toContain(giver?.donor_id);
  });

  test('whatever people did at once, the books agree', async () => {
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });
});
