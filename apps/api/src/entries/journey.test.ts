import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { runAdmin } from '../testing/admin.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { engines, newFolder } from '../testing/engines.ts';
import { addCampaign } from '../testing/gifts.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const headers = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title,Note';
const row =
  '10/02/2026,19:30:00,PDT,Ada Byron,Donation Payment,Completed,USD,250.00,ADA@example.org,8XK21,Wells,TRX 8812';

/** PayPal's days up to the 12th can be read in two ways. */
const answer = ['--answer', '{"date_format":"MM/DD/YYYY"}'];

describe.each(engines)('a gift on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);

  test('imported from PayPal appears on the card, on the badge, in the history and in the books', async () => {
    const id = await addCampaign(context.database, { cents: 100_000, contributors: 4, title: 'Wells' });
    const file = join(newFolder(), 'paypal.csv');
    writeFileSync(file, `${headers}\r\n${row}\r\n`);
    expect(await admin('gift', 'import', file, ...answer, '--dry-run')).toBe(
      `Line 2\tnew\t2026-10-02\t$250\tAda Byron\nWould import ${file}: 1 new, 0 changed, 0 known, 0 suspected, 0 not gifts, 0 refused.`,
    );
    await admin('gift', 'import', file, ...answer);
    expect(await admin('gift', 'import', file, ...answer)).toContain(
      '0 new, 0 changed, 1 known, 0 suspected, 0 not gifts, 0 refused.',
    );

    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const read = async () =>
      calls.dashboard.response.parse((await context.request('dashboard', { token })).json()).records;
    // Signing up does not wait for the gifts of the address.
    await expect.poll(async () => (await read()).donation_history).toHaveLength(1);
    const { campaigns, donation_history: history } = await read();
    expect(campaigns).toMatchObject([{ id, amount_raised: 1250, no_of_contributors: 5 }]);
    expect(history).toEqual([
      {
        date_of_donation: '2026-10-02',
        amount_donated: 250,
        donation_cause: 'Wells',
        payment_method: 'Paypal service',
        payment_status: 'completed',
        receipt: '2026-00001',
        campaign_id: id,
      },
    ]);
    const params = { number: '2026-00001' };
    const { html } = (await context.request('receipt', { token, params })).json();
    expect([html.includes('Wells'), html.includes('TRX 8812')]).toEqual([true, false]);
    const badge = await context.app.inject(`/campaigns/${id}/badge.svg`);
    expect(badge.body).toContain('$1,250 of $18,000');
    expect(await admin('books', 'check')).toBe('The books balance: 1 gift, 1 entry, $250 completed.');

    const number = /^\d+/.exec(await admin('gift', 'list'))?.[0] ?? '';
    await admin('gift', 'refund', number, '--reason', 'the donor asked');
    const after = await read();
    expect(after.campaigns).toMatchObject([{ amount_raised: 1000, no_of_contributors: 4 }]);
    expect(after.donation_history).toMatchObject([{ payment_status: 'refunded' }]);
  });
});
