import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { engines, sqlite } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { undoImport } from '../imports/undo-import.ts';
import { checkBooks } from './check.ts';

type Action = 'proposeMonth' | 'withdrawMonth' | 'closeMonth';

const month = '2026-09';

async function emptyBooks({ database }: TestContext): Promise<void> {
  for (const table of [
    'month_proposals',
    'ledger_leaves',
    'gift_secrets',
    'ledgers',
    'import_changes',
    'waiting_rows',
    'gift_entries',
    'gifts',
    'imports',
    'bills',
    'audit',
  ] as const) {
    await database.deleteFrom(table).execute();
  }
}

describe.each(engines)('months in the desk on $name', (engine) => {
  let context: TestContext;
  let ruth: string;
  let eda: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie: ruth } = await aSignedInStaff(context, 'bookkeeper', 'ruth@example.org'));
    ({ cookie: eda } = await aSignedInStaff(context, 'owner', 'eda@example.org', 'Eda Yılmaz'));
  });
  beforeEach(async () => {
    await emptyBooks(context);
    await give('2026-09-12');
    await give('2026-10-02');
  });
  afterAll(() => context.close());

  const give = (date: string, changes: object = {}) =>
    recordGift(adminContextOf(context), { ...gift, date, ...changes });
  const read = (cookie = ruth) => deskCall(context, 'monthList', { cookie });
  const act = async (name: Action, cookie: string, of = month): Promise<[number, string]> => {
    const response = await deskRequest(context, name, { cookie, params: { month: of } });
    return [response.statusCode, response.json().message];
  };

  test('lists each month with its state, the next with its content', async () => {
    expect(await read()).toMatchObject({
      needs_confirmation: true,
      current: '2026-11',
      next: { month, entries: 1, amount: 25, proposal: null },
      waiting: ['2026-10'],
      closed: [],
      late: { count: 0 },
    });
  });

  test('one person proposes a month, another closes it', async () => {
    expect(await act('proposeMonth', ruth)).toEqual([200, 'The month was proposed.']);
    expect((await read()).next?.proposal).toMatchObject({ by: 'Ruth Wanjiru', is_own: true, changed: null });
    expect((await read(eda)).next?.proposal).toMatchObject({ is_own: false });
    expect(await act('closeMonth', ruth)).toEqual([
      403,
      'You have proposed this month, so somebody else must confirm it.',
    ]);
    expect((await act('closeMonth', eda))[0]).toBe(200);
    expect(await read()).toMatchObject({
      next: { month: '2026-10', proposal: null },
      closed: [{ month, entries: 1 }],
    });
    const audit = await context.database
      .selectFrom('audit')
      .select(['action', 'actor', 'subject', 'detail'])
      .where('subject', '=', `ledger ${month}`)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(audit).toMatchObject([
      { action: 'ledger close', actor: 'Eda Yılmaz' },
      { action: 'ledger propose', actor: 'Ruth Wanjiru', detail: '1 entry, $25' },
    ]);
    expect(await context.database.selectFrom('month_proposals').selectAll().execute()).toEqual([]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('a month without a proposal cannot be closed, withdrawn or proposed out of turn', async () => {
    expect((await act('closeMonth', eda))[1]).toBe('This month is not proposed, or no longer.');
    expect((await act('withdrawMonth', eda))[0]).toBe(409);
    expect(await act('proposeMonth', ruth, '2026-10')).toEqual([409, 'Close Sep 2026 first.']);
    expect(await act('proposeMonth', ruth, '2026-11')).toEqual([409, 'This month is not over yet.']);
    await act('proposeMonth', ruth);
    await act('closeMonth', eda);
    expect(await act('proposeMonth', ruth)).toEqual([409, 'This month is closed already.']);
    expect(await act('closeMonth', eda)).toEqual([409, 'This month is closed already.']);
  });

  test('books without entries have no month to propose', async () => {
    await emptyBooks(context);
    expect(await read()).toMatchObject({ next: null, waiting: [], closed: [] });
    expect(await act('proposeMonth', ruth)).toEqual([409, 'The books have no entry yet.']);
  });

  test('the first page counts a proposed month, and later all that are over', async () => {
    const toClose = async () => (await deskCall(context, 'deskHome', { cookie: eda })).tasks.months_to_close;
    expect(await toClose()).toBe(0);
    await act('proposeMonth', ruth);
    expect(await toClose()).toBe(1);
    await act('closeMonth', eda);
    expect(await toClose()).toBe(1);
  });

  test('either of the two withdraws a proposal', async () => {
    for (const cookie of [ruth, eda]) {
      await act('proposeMonth', ruth);
      expect((await act('withdrawMonth', cookie))[0]).toBe(200);
      expect((await act('closeMonth', eda))[0]).toBe(409);
    }
  });

  test('a proposal belongs to its month', async () => {
    const proposed = async () =>
      (await context.database.selectFrom('month_proposals').select('month').execute()).map((row) => row.month);
    await act('proposeMonth', ruth);
    await context.database.updateTable('month_proposals').set({ month: '2026-10' }).execute();
    expect((await read()).next).toMatchObject({ month, proposal: null });
    await act('proposeMonth', ruth);
    expect((await proposed()).toSorted()).toEqual([month, '2026-10']);
    await act('withdrawMonth', ruth);
    expect(await proposed()).toEqual(['2026-10']);
    await act('proposeMonth', ruth);
    expect((await act('closeMonth', eda))[0]).toBe(200);
    expect(await proposed()).toEqual(['2026-10']);
  });

  test('a proposal does not cover entries recorded since', async () => {
    await act('proposeMonth', ruth);
    expect((await act('proposeMonth', eda))[1]).toBe('Ruth Wanjiru has proposed this month already.');
    await give('2026-10-05');
    expect((await read()).next?.proposal?.changed).toBeNull();
    await give('2026-09-30', { amountCents: 1000 });
    expect((await read()).next?.proposal?.changed).toEqual({ added: 1, added_amount: 10, removed: 0 });
    expect(await act('closeMonth', eda)).toEqual([
      409,
      'The books have changed since Ruth Wanjiru proposed this month: 1 entry more ($10), 0 taken back. Propose it again.',
    ]);
    expect((await act('proposeMonth', eda))[0]).toBe(200);
    expect((await act('closeMonth', ruth))[0]).toBe(200);
    expect((await read()).closed).toMatchObject([{ entries: 2 }]);
  });

  test('a proposal does not cover an import that was undone since', async () => {
    const body = Buffer.from('Date,Amount,Payer,Details\n2026-09-03,40.00,Ada Byron,A roof');
    const upload = await deskCall(context, 'uploadImport', {
      cookie: ruth,
      body,
      headers: { 'content-type': 'text/csv', 'x-file-name': 'bank.csv' },
    });
    expect(await act('proposeMonth', ruth)).toEqual([409, '1 uploaded file waits. Import or discard them first.']);
    expect((await read()).next?.waiting_files).toBe(1);
    const columns = { bank: 'oak', date: 'Date', date_format: 'YYYY-MM-DD', amount: 'Amount', decimal: '.' };
    const choices = { columns, campaign_id: null, separate_lines: [] };
    await deskCall(context, 'runImport', { cookie: ruth, params: { id: upload.id }, body: choices });
    expect((await act('proposeMonth', ruth))[0]).toBe(200);
    await undoImport(adminContextOf(context), upload.id);
    expect((await read()).next?.proposal?.changed).toEqual({ added: 0, added_amount: 0, removed: 1 });
    expect((await act('closeMonth', eda))[0]).toBe(409);
  });

  test('a file that is uploaded after the proposal must be settled before it is confirmed', async () => {
    await act('proposeMonth', ruth);
    await deskCall(context, 'uploadImport', {
      cookie: ruth,
      body: Buffer.from('Date,Amount,Payer,Details\n2026-09-03,40.00,Ada Byron,A roof'),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'bank.csv' },
    });
    expect((await act('closeMonth', eda))[1]).toMatch(/^1 uploaded file waits/);
  });

  test('shows pending gifts of the month and bills until its end, which do not prevent closing', async () => {
    await give('2026-09-30', { paymentStatus: 'pending' });
    await give('2026-10-01', { paymentStatus: 'pending' });
    await give('2026-09-29', { paymentStatus: 'pending' });
    const earlier = context.database.updateTable('gifts').set({ date: '2026-08-31' });
    await earlier.where('date', '=', '2026-09-29').execute();
    const bill = { payee: 'Kofi Mensah', kind: 'Roofs', amount: 640.5, publish: false };
    for (const date of ['2026-08-29', '2026-08-30', '2026-10-01']) {
      const body = { ...bill, date, campaign_id: null, scan: null };
      const { id } = await deskCall(context, 'addBill', { cookie: ruth, body });
      if (date === '2026-08-29')
        await deskCall(context, 'cancelBill', { cookie: ruth, params: { id }, body: { reason: 'Twice' } });
    }
    expect((await read()).next).toMatchObject({ pending_gifts: 1, open_bills: 1 });
    expect((await act('proposeMonth', ruth))[0]).toBe(200);
  });

  test('shows rows that wait for a decision until its end, and payments of the month without a donor', async () => {
    const rows = ['2026-09-03', '2026-09-03', '2026-10-03', '2026-10-03'].map((day) => `${day},40.00,Ada Byron,A roof`);
    const upload = await deskCall(context, 'uploadImport', {
      cookie: ruth,
      body: Buffer.from(['Date,Amount,Payer,Details', ...rows].join('\n')),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'bank.csv' },
    });
    const columns = { bank: 'oak', date: 'Date', date_format: 'YYYY-MM-DD', amount: 'Amount', decimal: '.' };
    const choices = { columns: { ...columns, name: 'Payer' }, campaign_id: null, separate_lines: [] };
    await deskCall(context, 'runImport', { cookie: ruth, params: { id: upload.id }, body: choices });
    expect((await read()).next).toMatchObject({ waiting_rows: 1, unmatched_payments: 1 });
    expect((await act('proposeMonth', ruth))[0]).toBe(200);
  });

  test('books that do not balance are not published', async () => {
    await context.database.updateTable('gifts').set({ amount_cents: 1 }).execute();
    expect((await act('proposeMonth', ruth))[1]).toMatch(/^The books do not balance/);
  });

  test('lists what was recorded for closed months since', async () => {
    await act('proposeMonth', ruth);
    await act('closeMonth', eda);
    const { id } = await context.database
      .selectFrom('gifts')
      .select('id')
      .orderBy('date')
      .limit(1)
      .executeTakeFirstOrThrow();
    await correctGift(adminContextOf(context), id, { changes: { amountCents: 3000 }, reason: 'A slip' });
    expect((await read()).late).toEqual({
      count: 2,
      amount: 5,
      entries: [
        { gift_id: id, kind: 'corrected', amount: 30, date: '2026-09-12' },
        { gift_id: id, kind: 'reversed', amount: -25, date: '2026-09-12' },
      ],
    });
    await act('proposeMonth', ruth, '2026-10');
    await act('closeMonth', eda, '2026-10');
    expect((await read()).late.count).toBe(0);
  });

  test('names the gift with which a pledge of a closed month was paid since', async () => {
    const admin = adminContextOf(context);
    const pledge = await give('2026-09-12', { paymentStatus: 'pending' });
    await act('proposeMonth', ruth);
    await act('closeMonth', eda);
    const payment = await give('2026-11-02');
    await correctGift(admin, pledge.id, {
      changes: { paymentStatus: 'canceled' },
      reason: `paid with gift ${payment.id}`,
    });
    const closing = { gift_id: pledge.id, kind: 'canceled', amount: 0, date: '2026-09-12' };
    expect((await read()).late.entries).toEqual([closing]);
    const columns = { pledge_id: pledge.id, closes_pledge: 1 } as const;
    await context.database.updateTable('gifts').set(columns).where('id', '=', payment.id).execute();
    expect((await read()).late.entries).toEqual([{ ...closing, paid_with: payment.id }]);
  });

  test('tells a pledge that failed since from a canceled one', async () => {
    const pledge = await give('2026-09-12', { paymentStatus: 'pending' });
    await act('proposeMonth', ruth);
    await act('closeMonth', eda);
    const change = { changes: { paymentStatus: 'failed' as const }, reason: 'Returned' };
    const { entries } = await correctGift(adminContextOf(context), pledge.id, change);
    expect([...entries, ...(await read()).late.entries].map(({ kind }) => kind)).toEqual(['failed', 'failed']);
  });

  test('closing a month on the command line ends its proposal', async () => {
    await act('proposeMonth', ruth);
    await runAdmin(context, ['ledger', 'close', month]);
    expect((await act('withdrawMonth', ruth))[0]).toBe(409);
  });

  test('an auditor sees the months without names of donors and changes nothing', async () => {
    const { cookie } = await aSignedInStaff(context, 'auditor', `auditor-${Math.random()}@example.org`);
    await give('2026-09-12', { giver: { name: 'Halima Guyo' } });
    const response = await deskRequest(context, 'monthList', { cookie });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('Halima');
    for (const name of ['proposeMonth', 'withdrawMonth', 'closeMonth'] as const) {
      expect((await act(name, cookie))[0]).toBe(403);
    }
  });

  test.each([
    ['two propose', 'proposeMonth', 'proposeMonth', undefined],
    ['two confirm', 'closeMonth', 'closeMonth', 'peter'],
    ['one confirms and one withdraws', 'closeMonth', 'withdrawMonth', 'peter'],
    ['two withdraw', 'withdrawMonth', 'withdrawMonth', 'peter'],
  ] as const)('two people at once: %s, and one of them is refused', async (_, one, two, proposer) => {
    if (proposer) {
      const email = `peter-${Math.random()}@example.org`;
      const { cookie } = await aSignedInStaff(context, 'bookkeeper', email, 'Peter Otieno');
      await act('proposeMonth', cookie);
    }
    const answers = await Promise.all([act(one, ruth), act(two, eda)]);
    expect(answers.map(([status]) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('two people at once: a gift is recorded while the month is confirmed', async () => {
    await act('proposeMonth', ruth);
    const [[status]] = await Promise.all([act('closeMonth', eda), give('2026-09-20')]);
    const { closed, late } = await read();
    // Either the gift came first, and the proposal no longer holds, or it is late.
    expect([status, closed.length, late.count]).toEqual(status === 200 ? [200, 1, 1] : [409, 0, 0]);
  });
});

test('in a foundation of one person, whoever proposes a month may close it', async () => {
  const foundation = { ...content.foundation, billApproval: 'nobody' as const };
  const context = await createTestContext(sqlite, { content: { ...content, foundation } });
  const { cookie } = await aSignedInStaff(context, 'owner');
  expect((await deskCall(context, 'monthList', { cookie })).next).toBeNull();
  await recordGift(adminContextOf(context), { ...gift, date: '2026-09-12' });
  expect(await deskCall(context, 'monthList', { cookie })).toMatchObject({ needs_confirmation: false });
  for (const name of ['proposeMonth', 'closeMonth'] as const) {
    expect((await deskRequest(context, name, { cookie, params: { month } })).statusCode).toBe(200);
  }
  await context.close();
});
