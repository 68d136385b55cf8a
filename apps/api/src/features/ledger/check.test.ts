import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addBill, cancelBill, payBill } from '../bills/bills.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { checkBooks } from './check.ts';

describe.each(engines)('a check of the books on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
    const admin = adminContextOf(context);
    const campaignId = await addCampaign(context.database, { cents: 100, contributors: 1 });
    const { id } = await recordGift(admin, { ...gift, campaignId });
    await correctGift(admin, id, { changes: { amountCents: 3000 }, reason: 'a slip' });
  });
  afterEach(() => context.close());

  test('counts gifts, entries and money', async () => {
    expect(await checkBooks(context.database)).toEqual({ gifts: 1, entries: 3, total: 3000, problems: [] });
  });

  const faults: [string, RawBuilder<unknown>, string][] = [
    ['a gift', sql`update gifts set amount_cents = 1`, 'counts $0.01, but its entries come to $30'],
    ['a status', sql`update gifts set payment_status = 'failed'`, 'completed gifts come to $0'],
    ['an amount raised', sql`update campaigns set raised_cents = 5`, 'shows $0.05 from 2 contributors'],
    ['a number of contributors', sql`update campaigns set contributors = 9`, 'shows $31 from 9 contributors'],
    ['a kept sum', sql`update entry_sums set cents = 1`, 'is kept as $0.01, but its entries come to $30'],
    ['an entry', sql`update gift_entries set cents = 1 where kind = 'reversed'`, 'entries come to $55.01'],
    [
      'the first entry that an entry refers to',
      sql`update gift_entries set first_id = null`,
      'does not refer to the first entry of its gift',
    ],
  ];

  test.each(faults)('reports %s that was changed outside the books', async (_, fault, sentence) => {
    await fault.execute(context.database);
    expect((await checkBooks(context.database)).problems.join('\n')).toContain(sentence);
  });

  test.each([
    ['the donor of another gift', sql`update gifts set giver_key = 'donor:999'`],
    ['a donor without the key', sql`update gifts set donor_id = (select min(id) from donors)`],
    [
      'an address that has an account',
      sql`update gifts set giver_key = 'email:ada@example.org',
      giver_email = 'ada@example.org', giver_email_key = 'ada@example.org'`,
    ],
  ])('reports a gift that belongs to %s', async (_, fault) => {
    await aSignedInDonor(context, 'ada@example.org');
    expect((await checkBooks(context.database)).problems).toEqual([]);
    await fault.execute(context.database);
    expect((await checkBooks(context.database)).problems.join('\n')).toContain('who is not its giver');
  });

  test.each([
    ['amount', sql`update bills set amount_cents = 200 where id = 1`, 'Bill 1 is $2, but $1 was recorded.'],
    [
      'state',
      sql`update bills set state = 'open', paid_on = null where id = 1`,
      'is open, but it was recorded as paid.',
    ],
    [
      'number',
      sql`update bills set id = 7 where id = 1`,
      'Bill 7 was not added by a command.\nThe bill 1 was added and is missing.',
    ],
  ])('reports a bill whose %s was changed outside the books', async (_, fault, sentence) => {
    const admin = adminContextOf(context);
    const bill = { payee: 'Kofi Mensah', kind: 'Roofs', amountCents: 100, scan: { publish: false } };
    const { id } = await addBill(admin, bill);
    await payBill(admin, id, { scan: { publish: false } });
    const canceled = await addBill(admin, bill);
    await cancelBill(admin, canceled.id, 'twice');
    expect((await checkBooks(context.database)).problems).toEqual([]);
    await fault.execute(context.database);
    expect((await checkBooks(context.database)).problems.join('\n')).toContain(sentence);
  });

  test('reports a gift without entries', async () => {
    await sql`update gift_entries set first_id = null`.execute(context.database);
    await sql`delete from gift_entries`.execute(context.database);
    expect((await checkBooks(context.database)).problems).toContainEqual(
      expect.stringMatching(/^Gift \d+ has no entry\.$/),
    );
  });
});
