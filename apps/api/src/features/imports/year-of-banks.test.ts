import { calls, sumMoney } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { readAnswered } from '../../testing/measure-statements.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { type MadeStatement, yearOfStatements } from '../../testing/statements.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addBill, payBill } from '../bills/bills.ts';
import { checkBooks } from '../ledger/check.ts';
import { closeMonth } from '../ledger/close-month.ts';
import { importGifts, outcomeCounts, previewImport } from './planning/import-gifts.ts';

/** A statement with the campaign that its account is for. */
interface Sent extends MadeStatement {
  campaignId: number;
}

const sumOf = (statements: readonly MadeStatement[]) =>
  statements.flatMap(({ gifts }) => gifts).reduce((sum, { cents }) => sum + cents, 0) / 100;
const countOf = (statements: readonly MadeStatement[]) => statements.flatMap(({ gifts }) => gifts).length;

describe.each(engines)('a year of ten banks on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let sent: Sent[];
  beforeAll(async () => {
    context = await createTestContext(engine);
    context.clock.now = Date.parse('2027-01-05T12:00:00Z');
    ({ cookie } = await aSignedInStaff(context, 'bookkeeper'));
    const campaigns = [await addCampaign(context.database), await addCampaign(context.database)];
    const year = yearOfStatements(1).map((made) => ({
      ...made,
      currency: 'USD',
      timeZone: 'America/Los_Angeles',
    }));
    sent = year.map((made, index) => ({ ...made, campaignId: campaigns[index % 2] ?? 0 }));
  });
  afterAll(() => context.close());

  /** Reads a statement with the right answers to its questions. Every gift in it is one of its own. */
  async function rowsOf(statement: Sent) {
    const { rows } = await readAnswered(statement, { bank: statement.name.slice(0, 5) });
    const separate = new Set(statement.gifts.map(({ line }) => line));
    return { rows, options: { campaignId: statement.campaignId, separate } };
  }

  test('has the same sums in every list, file and book, and a second import adds nothing', async () => {
    for (const statement of sent) {
      const { rows, options } = await rowsOf(statement);
      const { grossCents, report } = await importGifts(adminContextOf(context), rows, options);
      const { new: fresh, refused } = outcomeCounts(report);
      expect({ name: statement.name, fresh, refused, gross: grossCents / 100 }).toEqual({
        name: statement.name,
        fresh: statement.gifts.length,
        refused: 0,
        gross: sumOf([statement]),
      });
    }
    const [count, total] = [countOf(sent), sumOf(sent)];
    expect(await deskCall(context, 'giftTotals', { cookie })).toEqual({
      count,
      amount: total,
      paid_pledges: 0,
      completed_count: count,
      completed_amount: total,
    });
    const file = await deskRequest(context, 'giftFile', { cookie });
    const lines = file.body.trim().split('\r\n').slice(1);
    const amounts = lines.map((line) => Number(/^"?\d+"?,"?[\d-]+"?,"?([\d.]+)/.exec(line)?.[1]));
    expect([lines.length, sumMoney(amounts)]).toEqual([count, total]);

    const bill = { payee: 'Miller Rent', kind: 'Rent', amountCents: 100, scan: { publish: false } };
    const added = await addBill(adminContextOf(context), bill);
    await payBill(adminContextOf(context), added.id, { date: '2026-12-02', scan: { publish: false } });
    const books = calls.openBooks.response.parse((await context.request('openBooks')).json());
    expect(books.received).toBe(total);
    for (const { month, received } of books.months) {
      const ofMonth = sent.filter(({ name }) => name.endsWith(month.slice(4)));
      expect([month, received]).toEqual([month, sumOf(ofMonth)]);
    }
    for (const { id, received } of books.campaigns) {
      expect([id, received]).toEqual([id, sumOf(sent.filter(({ campaignId }) => campaignId === id))]);
    }
    const { entries } = await closeMonth(adminContextOf(context), '2026-12', { yes: true });
    expect(entries).toBe(count);
    expect(await checkBooks(context.database)).toMatchObject({ problems: [], gifts: count });

    for (const statement of sent) {
      const { rows, options } = await rowsOf(statement);
      const { report } = await previewImport(adminContextOf(context), rows, options);
      const { known, new: fresh } = outcomeCounts(report);
      expect([statement.name, fresh, known]).toEqual([statement.name, 0, statement.gifts.length]);
    }
  }, 120_000);
});
