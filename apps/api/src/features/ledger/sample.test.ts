import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addSampleData } from '../../entries/sample/sample-data.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { aSmallSample } from '../../testing/small-sample.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { sampleDonor } from '../donors/sample.ts';
import { recordGift } from '../gifts/record-gift.ts';

const timeZone = 'America/Los_Angeles';

describe.each(engines)('the closed months of the sample data on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine, { isLocal: true });
  });
  afterEach(async ({ expect: check }) => {
    check(await admin('books', 'check')).toContain('The books balance: ');
    await context.close();
  });

  const admin = (...args: string[]) => runAdmin(context, args);
  const add = () =>
    addSampleData(context.database, context.clock.now, context.deps.passwords, {
      donor: true,
      sample: aSmallSample,
      books: { timeZone, secret: context.deps.secret, payer: 'Hearthlight' },
    });
  const months = async () => {
    const response = calls.ledger.response.parse((await context.request('ledger')).json());
    return response.months.map(({ entries, month }) => [month, entries]);
  };
  const countGifts = async () => (await context.database.selectFrom('gifts').select('id').execute()).length;

  const namedGifts = () =>
    context.database.selectFrom('gifts').selectAll().where('giver_name', 'is not', null).execute();

  test('are all past months, each with the gifts of its days', async () => {
    await add();
    const closed = (await months()).map(([month]) => month);
    expect([closed.length, closed[0], closed.at(-1)]).toEqual([34, '2026-10', '2024-01']);
    const entries = await context.database
      .selectFrom('ledger_leaves')
      .innerJoin('gift_entries', 'gift_entries.id', 'ledger_leaves.entry_id')
      .select(['date', 'month'])
      .execute();
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(({ date, month }) => !date.startsWith(month))).toEqual([]);
    await expect(admin('ledger', 'close', '2026-11')).rejects.toThrow('This month is not over yet.');
  });

  test('are over in the foundation’s time zone', async () => {
    context.clock.now = Date.parse('2026-12-01T03:00:00Z');
    await add();
    expect((await months())[0]?.[0]).toBe('2026-10');
  });

  test('prove the lines of the demo donor’s statement', async () => {
    await add();
    // The demo donor exists for this machine only.
    const from = '127.0.0.1';
    const { email, password } = sampleDonor;
    const signedIn = await context.request('signIn', { from, body: { email, password } });
    const { access_token: token } = calls.signIn.response.parse(signedIn.json());
    const { statement } = calls.statement.response.parse((await context.request('statement', { from, token })).json());
    const file = join(newFolder(), 'statement.json');
    writeFileSync(file, statement);
    expect(await admin('ledger', 'verify', file)).toContain('All 12 lines are in the published ledger, unchanged.');
  });

  test('are removed with the sample data, so that any month can be closed first', async () => {
    await add();
    await admin('sample', 'remove', '--yes');
    expect([await months(), await countGifts()]).toEqual([[], 0]);
    await admin('ledger', 'close', '2026-07', '--yes');
    await add();
    expect(await months()).toEqual([['2026-07', 0]]);
  });

  test('leave a bill that a colleague named like the sample recorded in the desk', async () => {
    await add();
    const { database } = context;
    const bill = await database.selectFrom('bills').select('id').executeTakeFirstOrThrow();
    await database.updateTable('bills').set({ recorded_staff: 1 }).where('id', '=', bill.id).execute();
    await admin('sample', 'remove', '--yes');
    expect(await database.selectFrom('bills').select('id').execute()).toEqual([bill]);
    await database.deleteFrom('bills').execute();
  });

  test('stay, with anonymous gifts, when a later month was closed', async () => {
    await add();
    context.clock.now = Date.parse('2026-12-02T12:00:00Z');
    await admin('ledger', 'close', '2026-11');
    await admin('sample', 'remove', '--yes');
    expect((await months()).map(([month]) => month).slice(0, 2)).toEqual(['2026-11', '2026-10']);
    expect(await countGifts()).toBeGreaterThan(100);
    expect(await namedGifts()).toEqual([]);
  });

  test('are not added if the books have real gifts or a closed month', async () => {
    await recordGift(adminContextOf(context), { ...gift, date: '2026-01-02' });
    await add();
    expect([await months(), await countGifts()]).toEqual([[], 15]);
    await admin('ledger', 'close', '2026-09', '--yes');
    await admin('sample', 'remove', '--yes');
    expect(await months()).toEqual([['2026-09', 12]]);
  });
});
