import type { ImportChoices } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../../testing/admin.ts';
import { engines } from '../../../testing/engines.ts';
import { aSignedInStaff, deskCall } from '../../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { recordGift } from '../../gifts/record-gift.ts';

const first = ['2026-09-01,30.00,Ada Byron,Roof,1', '2026-09-01,40.00,Bo Cole,Roof,2'];
const ofOther = 'The bank has given its number to another payment before.';

describe.each(engines)('numbers that a bank uses again on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    context.clock.now = Date.parse('2026-12-01T12:00:00Z');
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
    await record(first);
  });
  afterAll(() => context.close());

  async function upload(rows: readonly string[]) {
    const body = Buffer.from(['Date,Amount,Payer,Details,Transaction ID', ...rows].join('\n'));
    const headers = { 'content-type': 'text/csv', 'x-file-name': 'a.csv' };
    const { columns, id } = await deskCall(context, 'uploadImport', { cookie, body, headers });
    expect(columns).toMatchObject({ number: 'Transaction ID' });
    const choices: ImportChoices = { columns, campaign_id: null, separate_lines: [] };
    return { id, choices };
  }

  async function preview(rows: readonly string[]) {
    const { choices, id } = await upload(rows);
    const { rows: shown } = await deskCall(context, 'previewImport', {
      cookie,
      params: { id },
      body: choices,
    });
    return shown.toSorted((one, other) => one.line - other.line).map(({ note, outcome }) => [outcome, note]);
  }

  async function record(rows: readonly string[]) {
    const { choices, id } = await upload(rows);
    const { counts } = await deskCall(context, 'runImport', { cookie, params: { id }, body: choices });
    return counts;
  }

  const outcomesOf = async (rows: readonly string[]) => (await preview(rows)).map(([outcome]) => outcome);

  test('are known with the same payment only', async () => {
    expect(await outcomesOf(first)).toEqual(['known', 'known']);
    const later = ['2026-10-01,35.00,Cleo Stone,Roof,1', '2026-10-01,40.00,Bo Cole,Roof,3'];
    expect(await preview(later)).toEqual([
      ['new', expect.stringContaining(ofOther)],
      ['new', expect.not.stringContaining(ofOther)],
    ]);
    expect(await record(later)).toMatchObject({ new: 2, known: 0 });
    expect(await outcomesOf([...later, ...first.slice(1)])).toEqual(['known', 'known', 'known']);
  });

  test.each([
    ['day', '2026-09-20,30.00,Ada Byron,Roof,1'],
    ['amount', '2026-09-01,31.00,Ada Byron,Roof,1'],
    ['payer', '2026-09-01,30.00,Ed Fox,Roof,1'],
  ])('of another %s are asked about, because the bank may have corrected it', async (_, row) => {
    expect(await preview([row])).toEqual([['suspected', expect.stringMatching(/^Gift \d+ has the same/)]]);
  });

  test('are those of a gift that somebody has changed since', async () => {
    await context.database
      .updateTable('gifts')
      .set({ amount_cents: 1000, date: '2026-09-02' })
      .where('external_id', '=', 'bank:2')
      .execute();
    expect(await outcomesOf(first)).toEqual(['known', 'known']);
  });

  test('do not hide a payment behind one that waits for a decision', async () => {
    await recordGift(adminContextOf(context), {
      giver: { name: 'Gil Hall' },
      amountCents: 3000,
      cause: 'Roof',
      paymentMethod: 'Check',
      paymentStatus: 'completed',
      date: '2026-11-01',
    });
    expect(await record(['2026-11-02,30.00,Gil Hall,Roof,8'])).toMatchObject({ suspected: 1 });
    expect(await record(['2026-11-20,45.00,Ida Jay,Roof,8'])).toMatchObject({ new: 1 });
    expect(await deskCall(context, 'waitingRows', { cookie })).toMatchObject({ count: 1 });
  });
});
