import { addDays, makePaymentReference } from '@hearthlight/domain';
import { lastDay, simulatedPlans } from '@hearthlight/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { changeBooks, insertGifts } from '../books/entries.ts';
import { donorKey, nobody } from '../books/giver.ts';
import { readGiftRows, readImportTable } from '../imports/formats/read-file.ts';
import { importGifts } from '../imports/planning/import-gifts.ts';
import { checkBooks } from '../ledger/check.ts';
import { checkPlans } from './check-plans.ts';
import { deskPlanOf, findProgress } from './read-plans.ts';

const columns = { ...bankColumns, number: 'Number' };
const simulated = simulatedPlans(1000);
const referenceOf = (donor: number) => makePaymentReference({ donor, campaign: undefined }, donor * 977);
const emailOf = (donor: number) => `donor-${donor}@example.org`;

/** All payments of the simulation, in the order of their days, with the rows of a bank's export. */
const payments = simulated
  .flatMap(({ donor, payments: own }) => own.map((payment) => ({ ...payment, donor })))
  .toSorted((one, other) => one.date.localeCompare(other.date))
  .map((payment, index) => ({
    ...payment,
    row: `${payment.date},${(payment.cents / 100).toFixed(2)},"${payment.payer}",${referenceOf(payment.donor)},N${index}`,
  }));

describe.each(engines)('1,000 standing orders over 24 months on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
    const donors = simulated.map(({ donor }) => ({
      id: donor,
      email: emailOf(donor),
      email_key: emailOf(donor),
      first_name: `Donor ${donor}`,
      last_name: 'Ada',
      password_hash: '',
      goal_cents: 0,
      created_at: 0,
      last_login_at: 0,
      user_agent: '',
    }));
    const pledges = simulated.map(({ donor, order }) => ({
      ...nobody,
      campaign_id: null,
      donor_id: donor,
      giver_key: donorKey(donor),
      date: addDays(order.first, -20),
      amount_cents: 2500,
      cause: 'A well for the village',
      payment_method: 'Bank transfer',
      payment_status: 'pending' as const,
      external_id: null,
      reference: referenceOf(donor),
    }));
    const plans = simulated.map(({ donor, order }) => ({
      reference: referenceOf(donor),
      rhythm: order.rhythm,
      amount_cents: 2500,
      first_on: order.first,
      last_on: order.last ?? null,
    }));
    await context.database.transaction().execute(async (transaction) => {
      await changeBooks(transaction);
      await transaction.insertInto('donors').values(donors).execute();
      await insertGifts(transaction, pledges, { at: 0, actor: 'ruth', reason: 'pledged' });
      await transaction.insertInto('plans').values(plans).execute();
    });
  });
  afterAll(() => context.close());

  const importUntil = async (from: string, to: string) => {
    const rows = payments.filter(({ date }) => date > from && date <= to).map(({ row }) => row);
    // A payment of somebody else shows up to which day the bank's payments are known.
    const other = `${to},1.00,"Somebody else",Thanks,X${to}`;
    const body = Buffer.from(['Date,Amount,Payer,Details,Number', ...rows, other].join('\n'));
    const table = await readImportTable(body, { known: {}, timeZone: 'UTC' });
    const read = await readGiftRows(table, { columns, timeZone: 'UTC' });
    const { report } = await importGifts(adminContextOf(context), read, { source: 'oak', separate: 'none' });
    expect(report.filter(({ outcome }) => outcome !== 'new' && outcome !== 'changed')).toEqual([]);
  };

  test('are in the right state, and nobody who has paid is mailed', async () => {
    let from = '2024-01-01';
    while (from < lastDay) {
      const to = [addDays(from, 30), lastDay].toSorted()[0] ?? lastDay;
      context.clock.now = Date.parse(`${to}T20:00:00Z`);
      await importUntil(from, to);
      await checkPlans(adminContextOf(context), { remind: true });
      const mailed = await context.database.deleteFrom('outbox').returning('recipient').execute();
      for (const { recipient } of mailed) {
        const { donor, order } = simulated.find((plan) => emailOf(plan.donor) === recipient) ?? {};
        const days = { monthly: 31, quarterly: 92, yearly: 366 }[order?.rhythm ?? 'monthly'];
        const since = addDays(to, -days);
        expect(
          payments.filter((payment) => payment.donor === donor && payment.date > since && payment.date <= to),
        ).toEqual([]);
      }
      from = to;
    }
    const { database } = context;
    const rows = await database.selectFrom('plans').selectAll().orderBy('id').execute();
    const found = await findProgress(database, adminContextOf(context), rows);
    const seen = found.map(({ progress: { days, state }, newest }) => ({
      donor: newest?.donor_id,
      state,
      days: days.map(({ due, state: each }) => `${due} ${each}`),
    }));
    expect(seen).toEqual(simulated.map(({ donor, expected }) => ({ donor, ...expected })));
    const paused = found.map(deskPlanOf).filter(({ missing_since: since }) => since !== null);
    const stored = rows.filter(({ missing_since: since }) => since !== null);
    expect(stored).toHaveLength(paused.length);
    expect((await checkBooks(database)).problems).toEqual([]);
  }, 300_000);
});
