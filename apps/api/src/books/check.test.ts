import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../testing/admin.ts';
import { engines } from '../testing/engines.ts';
import { addCampaign, gift } from '../testing/gifts.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { checkBooks } from './check.ts';
import { correctGift, recordGift } from './gifts.ts';

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
    ['a gift', sql`update donations set amount_cents = 1`, 'counts $0.01, but its entries come to $30'],
    ['a status', sql`update donations set payment_status = 'failed'`, 'completed donations come to $0'],
    ['an amount raised', sql`update campaigns set raised_cents = 5`, 'shows $0.05 of 2 contributors'],
    ['a number of contributors', sql`update campaigns set contributors = 9`, 'shows $31 of 9 contributors'],
    [
      'an entry',
      sql`update donation_entries set cents = 1 where kind = 'reversed'`,
      'entries come to $55.01',
    ],
    [
      'the gift that an entry refers to',
      sql`update donation_entries set first_id = null`,
      'does not refer to the first entry of its donation',
    ],
  ];

  test.each(faults)('reports %s that was changed outside of the books', async (_, fault, sentence) => {
    await fault.execute(context.database);
    expect((await checkBooks(context.database)).problems.join('\n')).toContain(sentence);
  });

  test('reports a gift without entries', async () => {
    await sql`update donation_entries set first_id = null`.execute(context.database);
    await sql`delete from donation_entries`.execute(context.database);
    expect((await checkBooks(context.database)).problems).toContainEqual(
      expect.stringMatching(/^Donation \d+ has no entry\.$/),
    );
  });
});
