import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor, signUp } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { statusesOf } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { lockBooks } from '../books/entries.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { editDonor } from '../donors/edit-donor.ts';
import { mergeDonors } from '../donors/merge-donors.ts';
import { changeGiver } from '../gifts/change-giver.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { type NewGift, recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { readGiftFile } from '../imports/formats/read-file.ts';
import { importGifts } from '../imports/planning/import-gifts.ts';
import { giftsOfImport } from '../imports/planning/record-plan.ts';
import { undoImport } from '../imports/undo-import.ts';
import { checkBooks } from '../ledger/check.ts';
import { formatReceiptNumber } from './format-receipt-number.ts';

const reason = 'a test';
describe.each(engines)('receipts on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  let cookie: string;
  let auditor: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper', 'ruth@example.org'));
    ({ cookie: auditor } = await aSignedInStaff(context, 'auditor', 'ida@example.org'));
    await signUp(context, 'ada@example.org');
    await signUp(context, 'bob@example.org');
  });
  afterAll(() => context.close());

  const record = async (more: Partial<NewGift> = {}) =>
    (await recordGift(admin, { ...gift, giver: { email: 'ada@example.org' }, ...more })).id;
  const rowsOf = (id: number) =>
    context.database.selectFrom('receipts').selectAll().where('gift_id', '=', id).orderBy('id').execute();
  const messageOf = async (id: number) =>
    (await deskRequest(context, 'sendReceipt', { cookie, params: { id } })).json().message;
  /** The amounts and names of a gift's receipts. */
  const saidOf = async (id: number) => (await rowsOf(id)).map(({ cents, name }) => [cents, name]);
  const countAll = async () => (await context.database.selectFrom('receipts').select('id').execute()).length;

  test('have the next number of the year in the foundation’s time zone, once a gift is completed', async () => {
    const { now } = context.clock;
    context.clock.now = Date.parse('2027-01-01T07:59:00Z');
    const [old] = await rowsOf(await record());
    context.clock.now = Date.parse('2027-01-01T08:00:00Z');
    const pending = await record({ paymentStatus: 'pending', date: '2026-12-31' });
    expect(await rowsOf(pending)).toEqual([]);
    await correctGift(admin, pending, { changes: { paymentStatus: 'completed' }, reason });
    const [fresh] = await rowsOf(pending);
    context.clock.now = now;
    expect(old).toMatchObject({ year: 2026, issued_on: '2026-12-31', name: "Ada O'Neil-Byron" });
    expect(fresh).toMatchObject({ year: 2027, serial: 1, date: '2026-12-31', issued_on: '2027-01-01' });
  });

  test('have no gaps when gifts are recorded, previewed and refused at the same time', async () => {
    const pending = await record({ paymentStatus: 'pending' });
    const failing = () =>
      context.database.transaction().execute(async (transaction) => {
        await lockBooks(transaction);
        await transaction.updateTable('gifts').set({ payment_status: 'completed' }).where('id', '=', pending).execute();
        await keepReceipts(transaction, [pending], '2026-11-20');
        throw new Error('refused');
      });
    const before = await countAll();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => {
        if (index % 3 === 0) return recordGift(admin, gift, { dryRun: true });
        return index % 3 === 1 ? failing() : recordGift(admin, gift);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    expect(await countAll()).toBe(before + 8);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('are reversed in full by a refund, and replaced by what is kept after a partial one', async () => {
    const id = await record();
    await refundGift(admin, id, reason, { amountCents: 1000 });
    expect((await rowsOf(id)).map(({ cents }) => cents)).toEqual([2500, -2500, 1500]);
    await refundGift(admin, id, reason);
    const rows = await rowsOf(id);
    expect(rows.map(({ cents }) => cents)).toEqual([2500, -2500, 1500, -1500]);
    expect(rows.map(({ reverses }) => reverses)).toEqual([null, rows[0]?.id, null, rows[2]?.id]);
  });

  test('follow a change of amount, day or giver, and ignore one of the campaign', async () => {
    const id = await record();
    await correctGift(admin, id, { changes: { cause: 'Seeds' }, reason });
    expect(await rowsOf(id)).toHaveLength(1);
    await correctGift(admin, id, { changes: { date: '2026-01-02' }, reason });
    expect((await rowsOf(id)).map(({ date }) => date).at(-1)).toBe('2026-01-02');
    await changeGiver(admin, id, { giver: { name: 'Halima Guyo' }, reason });
    expect((await saidOf(id)).slice(2)).toEqual([
      [2500, "Ada O'Neil-Byron"],
      [-2500, "Ada O'Neil-Byron"],
      [2500, 'Halima Guyo'],
    ]);
  });

  test('of imported gifts are reversed when the import is undone', async () => {
    const file = join(newFolder(), 'stripe.csv');
    writeFileSync(
      file,
      'id,Created date (UTC),Amount,Currency,Status,Amount Refunded\nch_1,2026-10-03 02:30,25.00,usd,Paid,0.00\nch_2,2026-10-03 02:30,30.00,usd,Paid,10.00\n',
    );
    const rows = await readGiftFile(file, { timeZone: admin.timeZone, today: '2026-11-28' });
    const { id = 0 } = await importGifts(admin, rows);
    const gifts = await giftsOfImport(context.database, id);
    const amounts = () => Promise.all(gifts.map(async (gift) => (await rowsOf(gift)).map(({ cents }) => cents)));
    expect(await amounts()).toEqual([[2500], [2000]]);
    await undoImport(admin, id);
    expect(await amounts()).toEqual([
      [2500, -2500],
      [2000, -2000],
    ]);
    // The gift is gone: a receipt tells its day and amount, not what it was for.
    const [receipt] = await rowsOf(gifts[0] ?? 0);
    const params = { id: receipt?.id ?? 0 };
    const { html } = await deskCall(context, 'readReceipt', { cookie, params });
    expect(html).toContain('$25');
    expect(html).not.toContain('Given for');
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('lose the name of an erased giver, also on gifts that became somebody else’s', async () => {
    await signUp(context, 'eve@example.org');
    const id = await record({ giver: { email: 'eve@example.org' } });
    await changeGiver(admin, id, { giver: { email: 'bob@example.org' }, reason });
    await deleteDonor(admin, 'eve@example.org');
    const rows = await rowsOf(id);
    expect(rows.map(({ email }) => email)).toEqual([null, null, 'bob@example.org']);
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual([null, null]);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('of a person who signs up, and of a merged donor, are found by the donor who has the gift', async () => {
    const first = await record({ giver: { email: 'gus@example.org', name: 'Gus Byron' } });
    const { access_token: token } = await aSignedInDonor(context, 'gus@example.org');
    const [receipt] = await rowsOf(first);
    const number = receipt ? formatReceiptNumber(receipt) : '';
    const read = () => context.request('receipt', { token, params: { number } });
    // Signing up does not wait for the gifts of the address.
    await expect.poll(async () => (await read()).statusCode).toBe(200);
    expect((await read()).json().html).toContain('Gus Byron');
    const { access_token: other } = await aSignedInDonor(context, 'ivy@example.org');
    const denied = await context.request('receipt', { token: other, params: { number } });
    expect(denied.statusCode).toBe(404);
    await mergeDonors(admin, { kept: 'ivy@example.org', merged: 'gus@example.org' });
    const merged = await context.request('receipt', { token: other, params: { number } });
    expect(merged.statusCode).toBe(200);
  });

  test('are mailed with the name and address of today: an outdated one is replaced first', async () => {
    await signUp(context, 'old@example.org');
    const id = await record({ giver: { email: 'old@example.org' } });
    await editDonor(admin, 'old@example.org', { email: 'new@example.org', lastName: 'Byron' });
    const before = await deskCall(context, 'readGift', { cookie, params: { id } });
    expect(before.receipts.map(({ state }) => state)).toEqual(['outdated']);
    const { message } = await deskCall(context, 'sendReceipt', { cookie, params: { id } });
    const { receipts } = await deskCall(context, 'readGift', { cookie, params: { id } });
    expect(receipts.map(({ state }) => state)).toEqual(['reversed', 'counter', 'valid']);
    expect(message).toBe(`Receipt ${receipts[2]?.number} is on its way to new@example.org.`);
    expect(receipts[2]?.mail).toMatchObject({ state: 'waiting' });
  });

  test('are mailed once by two people at the same time', async () => {
    const id = await record();
    const responses = await Promise.all(
      [1, 2, 3].map(() => deskRequest(context, 'sendReceipt', { cookie, params: { id } })),
    );
    expect(statusesOf(responses)).toEqual([200, 409, 409]);
    const failed = { state: 'failed', content: '', error: 'no such address' } as const;
    await context.database.updateTable('outbox').set(failed).execute();
    expect((await deskRequest(context, 'sendReceipt', { cookie, params: { id } })).statusCode).toBe(200);
  });

  test('are refused with a sentence for a giver without an address and for a gift that is not completed', async () => {
    const nameless = await record({ giver: { name: 'Halima Guyo' } });
    const pending = await record({ paymentStatus: 'pending' });
    expect(await messageOf(nameless)).toBe('The giver has no e-mail address. Print the receipt instead.');
    expect(await messageOf(pending)).toBe('Only a completed gift has a receipt.');
    expect(await messageOf(999_999)).toBe('There is no such gift.');
  });

  test('are printed in the giver’s language, and say when they are reversed', async () => {
    const { access_token: token } = await aSignedInDonor(context, 'zofia@example.org');
    await context.database
      .updateTable('donors')
      .set({ language: 'en' })
      .where('email_key', '=', 'zofia@example.org')
      .execute();
    const id = await record({ giver: { email: 'zofia@example.org' } });
    const { records } = (await context.request('dashboard', { token })).json();
    const number = records.donation_history[0].receipt;
    const page = (await context.request('receipt', { token, params: { number } })).json().html;
    expect(page).toContain('Donation receipt');
    expect(page).toContain('$25');
    expect(page).toContain(gift.cause);
    expect(page).toContain('It will be in the public ledger once its month is closed');
    await refundGift(admin, id, reason);
    const reversed = (await context.request('receipt', { token, params: { number } })).json().html;
    expect(reversed).toContain('This receipt is no longer valid');
    const refused = await context.request('mailReceipt', { token, params: { number }, body: {} });
    expect(refused.statusCode).toBe(409);
  });

  test('name the month of the public ledger that has the gift', async () => {
    const id = await record({ date: '2026-10-14' });
    const [receipt] = await rowsOf(id);
    const params = { id: receipt?.id ?? 0 };
    const page = async () => (await deskCall(context, 'readReceipt', { cookie, params })).html;
    expect(await page()).toContain('It will be in the public ledger once its month is closed');
    const { entry } = await context.database
      .selectFrom('gift_entries')
      .select(({ fn }) => fn.min('id').as('entry'))
      .where('gift_id', '=', id)
      .executeTakeFirstOrThrow();
    const month = '2026-10';
    const file = { entries: 1, hash: '', document: '', closed_at: 0 };
    await context.database
      .insertInto('ledgers')
      .values({ month, ...file })
      .execute();
    expect(await page()).toContain('it will be in the next public ledger');
    await context.database
      .insertInto('ledger_leaves')
      .values({ month, entry_id: entry, position: 0, salt: '' })
      .execute();
    expect(await page()).toContain('in the public ledger of Oct 2026');
    await context.database.deleteFrom('ledger_leaves').execute();
    await context.database.deleteFrom('ledgers').execute();
  });

  test('reach a donor who asks for one by mail, and nobody else', async () => {
    const { access_token: token } = await aSignedInDonor(context, 'kim@example.org');
    const id = await record({ giver: { email: 'kim@example.org' } });
    const { records } = (await context.request('dashboard', { token })).json();
    await record({ giver: { email: 'kim@example.org' } });
    const number = records.donation_history[0].receipt;
    const sent = await context.request('mailReceipt', { token, params: { number }, body: {} });
    expect(sent.json()).toEqual({ message: `Receipt ${number} is on its way to kim@example.org.` });
    await changeGiver(admin, id, { giver: { email: 'bob@example.org' }, reason });
    const later = await context.request('mailReceipt', { token, params: { number }, body: {} });
    expect(later.statusCode).toBe(404);
  });

  test('show an auditor numbers and amounts, and no names', async () => {
    const id = await record();
    const response = await deskRequest(context, 'readGift', { cookie: auditor, params: { id } });
    expect(response.json().receipts).toMatchObject([{ amount: 25, state: 'valid' }]);
    expect(response.body).not.toMatch(/ada@|Byron/);
    const [receipt] = response.json().receipts;
    const page = await deskRequest(context, 'readReceipt', { cookie: auditor, params: { id: receipt.id } });
    expect(page.statusCode).toBe(403);
  });

  test('are listed, shown and sent by the command line', async () => {
    const id = await record();
    const sent = await runAdmin(context, ['receipt', 'send', String(id)]);
    const [, number = ''] = /^Receipt (\S+) is queued\. The server mails it to ada@example\.org\.$/.exec(sent) ?? [];
    expect(await runAdmin(context, ['receipt', 'list'])).toContain(`${number}\t`);
    for (const range of [
      ['--to', '2020-01-01'],
      ['--from', '2100-01-01'],
    ])
      expect(await runAdmin(context, ['receipt', 'list', ...range])).toBe('There are no such receipts.');
    expect(await runAdmin(context, ['receipt', 'show', number])).toContain(`gift ${id}`);
    for (const command of ['show', 'send'])
      await expect(runAdmin(context, ['receipt', command, '2025-99999'])).rejects.toThrow(
        'There is no receipt 2025-99999; “receipt list” shows the newest.',
      );
    const ofEarlierYear = number.replace('2026', '2025');
    await expect(runAdmin(context, ['receipt', 'show', ofEarlierYear])).rejects.toThrow('There is no receipt');
    const other = await record({ giver: { email: 'kim@example.org' } });
    const [receipt] = await rowsOf(other);
    const numbered = formatReceiptNumber(receipt ?? { serial: 0, year: 0 });
    expect(await runAdmin(context, ['receipt', 'send', numbered])).toContain(`Receipt ${numbered} is queued.`);
  });

  test('are checked: a gap and a wrong amount are found', async () => {
    const { id = 0 } = (await rowsOf(await record()))[0] ?? {};
    const transaction = await context.database.startTransaction().execute();
    await transaction.updateTable('receipts').set({ serial: 9_999, cents: 1 }).where('id', '=', id).execute();
    const { problems } = await checkBooks(transaction);
    await transaction.rollback().execute();
    expect(problems).toEqual([
      expect.stringMatching(/^Gift \d+ counts \$25, but its receipts come to \$0\.01\.$/),
      expect.stringMatching(/^2026 has \d+ receipts, but the last is number 9999\.$/),
    ]);
  });
});
