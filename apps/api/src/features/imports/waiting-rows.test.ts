// cspell:words Zinsen
import { makePaymentReference } from '@hearthlight/domain';
import type { DeskRequest, RowChoices } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext } from '../../testing/pledges.ts';
import { deskCall, deskRequest } from '../../testing/staff.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { readGift } from '../gifts/read-gift.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { checkBooks } from '../ledger/check.ts';

const twice = (row: string) => [row, row];

const columns = { ...bankColumns, email: 'Email' };

describe.each(engines)('rows that wait for a decision on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let ada: number;
  let wells: number;
  let round = 0;
  let reference: string;
  let payer: string;
  beforeAll(async () => {
    ({ ada, context, cookie, wells } = await createPledgeContext(engine));
  });
  beforeEach(async () => {
    await context.database.deleteFrom('waiting_rows').execute();
    await context.database.deleteFrom('left_out').execute();
    round += 1;
    reference = makePaymentReference({ donor: ada, campaign: wells }, round * 74_093);
    payer = `Payer ${round}`;
  });
  afterAll(() => context.close());

  const uploaded = (rows: string[]) =>
    deskCall(context, 'uploadImport', {
      cookie,
      body: Buffer.from(['Date,Amount,Payer,Details,Email', ...rows].join('\n')),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'march' },
    });
  const imported = async (rows: string[], choices: Partial<DeskRequest<'runImport'>> = {}) => {
    const { id } = await uploaded(rows);
    const body = { columns, campaign_id: wells, separate_lines: [], ...choices };
    const { counts } = await deskCall(context, 'runImport', { cookie, params: { id }, body });
    return { id, counts };
  };
  const waiting = () => deskCall(context, 'waitingRows', { cookie });
  const notes = async () => (await waiting()).rows.map((row) => row.note);
  const task = async () => (await deskCall(context, 'deskHome', { cookie })).tasks.waiting_rows;
  const decide = (choices: Partial<RowChoices>) =>
    deskCall(context, 'decideRows', { cookie, body: { separate_lines: [], ...choices } });
  const reopen = (imports: number[]) => deskRequest(context, 'reopenRows', { cookie, body: { imports } });
  const undo = (id: number) => deskRequest(context, 'undoImport', { cookie, params: { id } });
  const countsOf = async (id: number) => {
    const { imports } = await deskCall(context, 'importList', { cookie });
    const entry = imports.find((each) => each.id === id);
    if (!entry) throw new Error('the list lacks the import');
    return entry.rows;
  };
  const firstRow = async () => (await waiting()).rows[0]?.line ?? 0;
  const statusOf = async (id: number) => (await readGift(context.database, id, { names: true })).status;
  const newGifts = () =>
    context.database
      .selectFrom('gifts')
      .select(['amount_cents', 'campaign_id', 'payment_status'])
      .where('date', 'in', ['2026-09-18', '2026-10-09'])
      .where('amount_cents', '=', 3000 + round)
      .where('external_id', 'like', 'oak:%')
      .execute();
  const aGift = async (more = {}) =>
    (
      await recordGift(adminContextOf(context), {
        ...gift,
        giver: { donorId: ada },
        date: '2026-10-08',
        reference,
        ...more,
      })
    ).id;
  const pledge = () => aGift({ paymentStatus: 'pending', amountCents: 9900 });
  const amount = () => ((3000 + round) / 100).toFixed(2);
  const interest = (day: number) => `2026-10-${10 + day},${amount()},,Zinsen ${day}`;
  const returned = () => `2026-10-09,-25.00,Ada,Returned ${reference}`;

  const balance = async (...rows: string[]) => {
    const header = 'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,charge_id,description';
    const { id } = await deskCall(context, 'uploadImport', {
      cookie,
      body: Buffer.from([header, ...rows].join('\n')),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'balance' },
    });
    const body = { columns: null, campaign_id: null, separate_lines: [] };
    await deskCall(context, 'runImport', { cookie, params: { id }, body });
  };
  const dispute = () => `txn_d${round},2026-10-09 10:00:00,usd,-30.00,20.00,dispute,ch_${round},`;
  const charge = () => `txn_c${round},2026-10-08 10:00:00,usd,30.00,1.00,charge,ch_${round},Roof`;

  describe('about a payment that is not in the books', () => {
    test('wait, and are recorded once its gift is', async () => {
      await balance(dispute());
      expect(await notes()).toEqual([expect.stringContaining(`It is about stripe:ch_${round}, a payment`)]);
      await balance(charge());
      expect(await waiting()).toMatchObject({ rows: [{ outcome: 'suspected', adds: { gross: 0, returned: 30 } }] });
      await decide({ separate_lines: [await firstRow()] });
      expect(await waiting()).toMatchObject({ count: 0 });
      const changed = context.database.selectFrom('gifts').select('payment_status');
      const { payment_status: status } = await changed
        .where('external_id', '=', `stripe:ch_${round}`)
        .executeTakeFirstOrThrow();
      expect(status).toBe('refunded');
    });

    test('wait no longer once they are left out, also of the next file', async () => {
      await balance(dispute());
      await decide({ left_out_lines: [await firstRow()] });
      await balance(dispute());
      expect(await waiting()).toMatchObject({ count: 0 });
    });
  });

  test('say before they are recorded that their month is closed', async () => {
    const note = 'The months up to Sep 2026 are closed: it will appear in the next ledger.';
    const file = twice(`2026-09-18,${amount()},${payer},Roof,`);
    await imported(file);
    expect(await notes()).toEqual([expect.not.stringContaining(note)]);
    const ledger = { month: '2026-09', document: '{}', hash: 'a'.repeat(64), entries: 0, closed_at: 0 };
    await context.database.insertInto('ledgers').values(ledger).execute();
    expect(await notes()).toEqual([expect.stringMatching(new RegExp(`\\S ${note}$`))]);
    await context.database.deleteFrom('ledgers').execute();
  });

  test('have money that went back, which refunds its gift or is left out, and can wait again', async () => {
    const id = await aGift();
    const file = await imported([returned()]);
    expect(file.counts).toMatchObject({ suspected: 1 });
    const { count, rows } = await waiting();
    expect(count).toBe(1);
    expect(await task()).toBe(1);
    expect(rows).toMatchObject([
      {
        outcome: 'suspected',
        note: `It may return $25 of a gift by Ada O'Neil-Byron. It is gift ${id} of Oct 8, 2026.`,
        adds: { gross: 0, returned: 25 },
        file: { name: 'march', line: 2 },
      },
    ]);
    const line = await firstRow();
    const refund = await decide({ separate_lines: [line] });
    expect(await statusOf(id)).toBe('refunded');
    const { history } = await readGift(context.database, id, { names: true });
    const onDayOfRow = { kind: 'refunded', amount: -25, date: '2026-10-09' };
    expect(history.at(-1)?.entries).toMatchObject([onDayOfRow]);
    expect(await countsOf(file.id)).toMatchObject({ known: 1, other: 0, waiting: 0 });
    expect([await waiting(), await task()]).toEqual([{ rows: [], count: 0 }, 0]);
    expect((await reopen(refund.imports)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('completed');
    expect(await waiting()).toEqual({ rows, count });
    const skip = await decide({ left_out_lines: [line] });
    expect([await statusOf(id), await task()]).toEqual(['completed', 0]);
    // Another file with the row does not ask again.
    expect((await imported([returned()])).counts).toMatchObject({ ignored: 1, suspected: 0 });
    expect((await reopen(skip.imports)).statusCode).toBe(200);
    expect((await imported([returned()])).counts).toMatchObject({ suspected: 1 });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  /** Rows about which somebody has to decide, with what records each of them. */
  const kinds: [string, () => Promise<string[]>, (line: number) => Partial<RowChoices>, string][] = [
    [
      'a payment like a recorded gift',
      async () => {
        await recordGift(adminContextOf(context), {
          ...gift,
          giver: { name: payer },
          amountCents: 3000 + round,
          date: '2026-10-08',
        });
        return [`2026-10-09,${amount()},${payer},Roof`];
      },
      (line) => ({ separate_lines: [line] }),
      'It may be gift',
    ],
    [
      'a payment that repeats another one',
      async () => {
        const row = `2026-10-09,${amount()},${payer},Roof`;
        return [row, row];
      },
      (line) => ({ separate_lines: [line] }),
      'It repeats line 2.',
    ],
    [
      'a payout',
      async () => [`2026-10-09,${amount()},Stripe Payments Europe,Payout ${round}`],
      (line) => ({ separate_lines: [line] }),
      'It may be a payout of a payment provider, whose own export has the gifts.',
    ],
    [
      'interest',
      async () => [`2026-10-09,${amount()},,Zinsen`],
      (line) => ({ separate_lines: [line] }),
      'It may be interest that the bank pays.',
    ],
    [
      'a payment of another sum than pledged',
      async () => {
        await pledge();
        return [`2026-10-09,${amount()},${payer},${reference}`];
      },
      (line) => ({ pledges: [{ line, outcome: 'split' }] }),
      'It has the payment reference of gift',
    ],
    [
      'a second payment of a standing order',
      async () => {
        const id = await aGift({ paymentStatus: 'pending', amountCents: 3000 + round, date: '2026-08-28' });
        const order = { rhythm: 'monthly' as const, first: '2026-09-01', last: null, version: 0 };
        const body = { ...order, amount: Number(amount()) };
        await deskCall(context, 'savePlan', { cookie, params: { id }, body });
        await imported([`2026-09-01,${amount()},${payer},${reference}`]);
        return [`2026-09-18,${amount()},${payer},${reference}`];
      },
      (line) => ({ pledges: [{ line, outcome: 'complete' }] }),
      'standing order was paid already',
    ],
  ];

  test.each(kinds)('have %s', async (_, rowsOf, choice, note) => {
    const rows = await rowsOf();
    const { id } = await imported(rows);
    const before = (await newGifts()).length;
    expect(await waiting()).toMatchObject({
      count: 1,
      rows: [{ outcome: 'suspected', note: expect.stringContaining(note), amount: Number(amount()) }],
    });
    const line = await firstRow();
    const counts = await countsOf(id);
    const made = await decide(choice(line));
    // Once recorded, the row is a known one of its file.
    expect(await countsOf(id)).toEqual({ ...counts, known: counts.known + 1, waiting: 0 });
    expect(await newGifts()).toHaveLength(before + 1);
    // As chosen for the file.
    expect((await newGifts()).at(-1)).toMatchObject({ campaign_id: wells, payment_status: 'completed' });
    expect(await task()).toBe(0);
    // The same file has nothing that is not known.
    expect((await imported(rows)).counts).toMatchObject({ new: 0, changed: 0, suspected: 0 });
    expect((await reopen(made.imports)).statusCode).toBe(200);
    expect(await newGifts()).toHaveLength(before);
    expect(await task()).toBe(1);
    expect(await countsOf(id)).toEqual(counts);
    await decide({ left_out_lines: [line] });
    expect(await countsOf(id)).toEqual({ ...counts, other: counts.other + 1, waiting: 0 });
    expect((await imported(rows)).counts).toMatchObject({ new: 0, changed: 0, suspected: 0 });
    expect(await newGifts()).toHaveLength(before);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('are listed once if two files have one, and are decided once', async () => {
    await aGift();
    const first = await imported([returned()]);
    const second = await imported([returned()]);
    const counts = async () => [(await countsOf(first.id)).waiting, (await countsOf(second.id)).waiting];
    expect([(await waiting()).count, await counts()]).toEqual([1, [1, 0]]);
    // One of the files is undone. The other one has it still.
    await undo(first.id);
    expect([(await waiting()).count, await counts()]).toEqual([1, [0, 1]]);
    const line = await firstRow();
    await decide({ separate_lines: [line] });
    expect((await waiting()).count).toBe(0);
    const again = { cookie, body: { separate_lines: [line] } };
    expect((await deskRequest(context, 'decideRows', again)).statusCode).toBe(409);
  });

  test('wait no longer once another import has decided about them or theirs is undone', async () => {
    const id = await aGift();
    await imported([returned()]);
    const { id: other } = await imported([returned()], { separate_lines: [2] });
    expect([await statusOf(id), (await waiting()).count]).toEqual(['refunded', 0]);
    await undo(other);
    expect([await statusOf(id), (await waiting()).count]).toEqual(['completed', 1]);
    await decide({ left_out_lines: [await firstRow()] });
    const { id: third } = await imported([`2026-10-10,-25.00,Ada,Returned ${reference}`]);
    expect((await waiting()).count).toBe(1);
    await undo(third);
    expect((await waiting()).count).toBe(0);
  });

  test('say that the gift was refunded by hand meanwhile', async () => {
    const id = await aGift();
    await imported([returned()]);
    await refundGift(adminContextOf(context), id, 'asked');
    expect((await waiting()).rows).toMatchObject([
      { outcome: 'suspected', note: expect.stringContaining('no gift fits it') },
    ]);
    await decide({ left_out_lines: [await firstRow()] });
    expect((await waiting()).count).toBe(0);
  });

  test('are said to wait already when their file is uploaded again', async () => {
    const rows = [returned(), interest(1)];
    await imported([returned()]);
    const { id } = await uploaded(rows);
    const { rows: shown } = await deskCall(context, 'previewImport', {
      cookie,
      params: { id },
      body: { columns, campaign_id: wells, separate_lines: [] },
    });
    expect(shown.map(({ note }) => note?.includes('It already waits for a decision'))).toEqual([true, false]);
    expect((await waiting()).rows.map(({ note }) => note?.includes('already waits'))).toEqual([false]);
  });

  test('are not reopened by the number of another import', async () => {
    const { id } = await imported([`2026-10-09,${amount()},${payer},Roof`]);
    expect((await reopen([id])).statusCode).toBe(409);
    expect(await newGifts()).toHaveLength(1);
  });

  test('name nobody who was erased, and neither does the search of gifts', async () => {
    const address = `eve${round}@example.org`;
    const giver = { name: 'Eve Moss', email: address };
    await aGift({ giver, amountCents: 3000 + round, cause: 'From Eve Moss', reference: undefined });
    await imported([`2026-10-09,${amount()},Eve Moss,Thanks from Eve,${address}`]);
    expect((await waiting()).rows).toMatchObject([{ giver: 'Eve Moss', purpose: 'Thanks from Eve' }]);
    await deleteDonor(adminContextOf(context), address);
    const stored = [
      await context.database.selectFrom('waiting_rows').selectAll().execute(),
      await context.database.selectFrom('gifts').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/eve/i);
    await decide({ separate_lines: [await firstRow()] });
    expect(await newGifts()).toMatchObject([{ payment_status: 'completed' }]);
  });

  test('in the form of another version name nobody who was erased, and can only be left out', async () => {
    const address = `eve${round}@example.org`;
    await aGift({ giver: { name: 'Eve Moss', email: address }, amountCents: 3000 + round, reference: undefined });
    await imported([`2026-10-09,${amount()},Eve Moss,Zinsen`]);
    const content = JSON.stringify({ row: { line: 2, payer: 'Eve Moss' } });
    await context.database.updateTable('waiting_rows').set({ content }).execute();
    const shown = [
      { outcome: 'refused', note: expect.stringMatching(/ Import its file again, or leave the row out\.$/) },
    ];
    expect([await waiting(), await task()]).toMatchObject([{ count: 1, rows: shown }, 1]);
    await deleteDonor(adminContextOf(context), address);
    const stored = await context.database.selectFrom('waiting_rows').select('content').execute();
    expect(JSON.stringify(stored)).not.toMatch(/eve/i);
    expect(await waiting()).toMatchObject({ count: 1, rows: shown });
    await decide({ left_out_lines: [await firstRow()] });
    expect(await task()).toBe(0);
  });

  test.each([
    ['by the payment reference', (ref: string) => `-30.00,Eve M,Returned ${ref}`],
    ['by the payer', () => '-30.00,"MOSS, EVE",Returned'],
    ['by the text', () => '-30.00,,Returned transfer of Eve Moss'],
    [
      'by the name of an account',
      () => '-30.00,,Returned transfer of Eve Moss',
      { first_name: 'Eve', last_name: 'Moss' },
    ],
  ])('name nobody who was erased if money went back, %s', async (_, rowOf, account?) => {
    const address = `eve${round}@example.org`;
    if (account) await signUp(context, address);
    if (account) await context.database.updateTable('donors').set(account).where('email', '=', address).execute();
    await aGift({ giver: { name: 'Eve Moss', email: address }, amountCents: 3000 });
    await imported([`2026-10-09,${rowOf(reference)},`, '2026-10-09,-9.00,Bo Cole,Returned to Bo Cole,']);
    await deleteDonor(adminContextOf(context), address);
    const stored = await context.database.selectFrom('waiting_rows').select('content').execute();
    expect(JSON.stringify(stored)).not.toMatch(/eve/i);
    expect(JSON.stringify(stored)).toContain('Returned to Bo Cole');
    expect(await waiting()).toMatchObject({ count: 2, rows: [{ outcome: 'suspected' }, {}] });
    await decide({ left_out_lines: (await waiting()).rows.map(({ line }) => line) });
  });

  test('name nobody who was erased in the purpose of money that went back to somebody else', async () => {
    const address = `eve${round}@example.org`;
    await aGift({ giver: { name: 'Eve Moss', email: address } });
    await imported([`2026-10-09,${amount()},${payer},Roof,`]);
    await imported([`2026-10-10,-${amount()},${payer},Sent for Eve Moss,`]);
    expect((await waiting()).rows).toMatchObject([{ giver: payer, purpose: 'Sent for Eve Moss' }]);
    await deleteDonor(adminContextOf(context), address);
    const stored = await context.database.selectFrom('waiting_rows').select('content').execute();
    expect(JSON.stringify(stored)).not.toMatch(/eve/i);
    await decide({ left_out_lines: [await firstRow()] });
  });

  test('can be recorded although another import left out one like them, which only its undo forgets', async () => {
    await imported([interest(1)]);
    const other = await imported([interest(2)], { left_out_lines: [2] });
    const { imports } = await decide({ left_out_lines: [await firstRow()] });
    await reopen(imports);
    expect((await waiting()).rows).toMatchObject([
      { outcome: 'suspected', note: 'It may be interest that the bank pays.' },
    ]);
    expect((await imported([interest(3)])).counts).toMatchObject({ ignored: 1 });
    const again = await decide({ left_out_lines: [await firstRow()] });
    await undo(other.id);
    expect((await imported([interest(4)])).counts).toMatchObject({ ignored: 1 });
    await reopen(again.imports);
    expect((await imported([interest(5)])).counts).toMatchObject({ suspected: 1 });
  });

  test('leave out all payouts of a provider with one of them', async () => {
    await imported(['2026-10-09,5.00,Stripe,Payout A', '2026-10-10,6.00,Stripe,Payout B']);
    const kind = 'Payouts of Stripe';
    expect((await waiting()).rows).toMatchObject([{ kind }, { kind }]);
    const { imports } = await decide({ left_out_lines: [await firstRow()] });
    expect((await waiting()).count).toBe(0);
    await reopen(imports);
    const [one, two] = (await waiting()).rows.map(({ line }) => line);
    const { imports: made } = await decide({ left_out_lines: [one ?? 0], separate_lines: [two ?? 0] });
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { import: made[0] ?? 0 } });
    expect(gifts).toMatchObject([{ amount: 6 }]);
  });

  test('leave out a payout alone', async () => {
    await imported(['2026-10-09,5.00,SumUp Payments Ltd,Payout A', '2026-10-10,6.00,SumUp Payments Ltd,Payout B']);
    await decide({ left_out_alone: [await firstRow()] });
    expect((await waiting()).rows).toMatchObject([{ amount: 6 }]);
    const later = ['2026-10-09,5.00,SumUp Payments Ltd,Payout A', '2026-10-11,7.00,SumUp Payments Ltd,Payout C'];
    expect((await imported(later)).counts).toMatchObject({ ignored: 1, suspected: 1 });
  });

  test('leave out all payments of a payer with one of them, but none with the reference of a donor', async () => {
    const rows = [...twice(`2026-10-09,5.00,${payer},Tax`), ...twice(`2026-10-09,6.00,${payer},Tax`)];
    await imported([...rows, ...twice(`2026-10-09,7.00,${payer},${reference}`)]);
    const [first, second, third] = (await waiting()).rows;
    expect(first).toMatchObject({ payer, repeats: true });
    expect([first?.payer, second?.payer, third?.payer]).toEqual([payer, payer, undefined]);
    const { imports } = await decide({ left_out_payers: [first?.line ?? 0] });
    expect((await waiting()).rows).toMatchObject([{ amount: 7 }]);
    const later = [`2026-10-10,5.00,${payer},Tax`, `2026-08-10,7.00,${payer},${reference}`];
    expect((await imported(later)).counts).toMatchObject({ ignored: 1, new: 1 });
    await reopen(imports);
    expect((await waiting()).count).toBe(3);
    expect((await imported([`2026-10-11,8.00,${payer},Tax`])).counts).toMatchObject({ new: 1 });
  });

  test('are asked about again with their payer, whichever file of a decision they are in', async () => {
    const first = twice(`2026-10-09,5.00,${payer},Tax`);
    await imported(first);
    await imported(twice(`2026-10-09,6.00,${payer},Tax`));
    const { imports } = await decide({ left_out_payers: [(await waiting()).rows.at(-1)?.line ?? 0] });
    expect(imports).toHaveLength(2);
    expect((await waiting()).count).toBe(0);
    await deskCall(context, 'askAgain', { cookie, body: { kind: 'payer', name: payer } });
    expect((await imported(first)).counts).toMatchObject({ ignored: 0, new: 0 });
  });

  test('let nobody who was erased be left out by name', async () => {
    const address = `eve${round}@example.org`;
    await aGift({ giver: { name: 'Eve Moss', email: address } });
    await imported(['2026-10-09,5.00,"MOSS, EVE",Rent,', `2026-10-09,5.00,${payer},Rent,`], {
      left_out_payers: [2, 3],
    });
    const entries = async () => (await deskCall(context, 'leftOutList', { cookie })).entries.map(({ name }) => name);
    expect(await entries()).toEqual(['MOSS, EVE', payer]);
    const logged = async (action: string) => {
      const rows = await context.database
        .selectFrom('audit')
        .select('detail')
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .limit(2)
        .execute();
      return rows.map(({ detail }) => detail);
    };
    expect(await logged('gift import-leave')).toEqual([payer, 'MOSS, EVE']);
    await deskCall(context, 'askAgain', { cookie, body: { kind: 'payer', name: 'MOSS, EVE' } });
    expect((await logged('gift import-ask'))[0]).toBe('MOSS, EVE');
    await deleteDonor(adminContextOf(context), address);
    expect(await logged('gift import-leave')).toEqual([payer, '']);
    expect((await logged('gift import-ask'))[0]).toBe('');
    expect(await entries()).toEqual([payer]);
    const kept = await context.database.selectFrom('left_out').select(['kind', 'name']).execute();
    expect(JSON.stringify(kept)).not.toMatch(/eve/i);
  });
});
