import { makePaymentReference } from '@hearthlight/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { sqlite } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { bankReader } from '../imports/formats/bank.ts';
import { planImport } from '../imports/planning/plan-import.ts';
import { payoutFinder } from '../imports/rows/payout.ts';
import { isRefusal } from '../imports/rows/refusal.ts';
import { likelyDonors } from './likely-donors.ts';

/** Pledges and donors, and spellings of their references. */
const pledged = 10_000;
const spellings = 100_000;
/** Payments whose donors are proposed at once. */
const batch = 500;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext(sqlite);
});
afterAll(() => context.close());

/** Returns whole numbers from 0 to below `limit`, the same in each run (Lehmer). */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const below = numbers(20_261_128);
const characters = '0123456789'.repeat(4) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ?';

/** Returns a text with a wrong, missing or additional character, or two neighbors in the wrong order. */
function withMistake(text: string): string {
  const at = below(text.length);
  const other = characters[below(characters.length)] ?? '';
  const [before, own = '', next = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  switch (below(6)) {
    case 0:
      return before + next + after;
    case 1:
      return before + other + own + next + after;
    case 2:
      return before + next + own + after;
    default:
      return before + other + next + after;
  }
}

interface AnyPledge {
  id: number;
  donor: number;
  reference: string;
  cents: number;
}

/** Returns the values in groups that fit into a statement. */
const inGroups = <Value>(values: readonly Value[]) =>
  Array.from({ length: values.length / batch }, (_, group) => values.slice(group * batch, (group + 1) * batch));

async function addPledges(): Promise<AnyPledge[]> {
  const { database } = context;
  const donors = Array.from({ length: pledged }, (_, index) => ({
    id: index + 1,
    email: `${index}@example.org`,
    email_key: `${index}@example.org`,
    first_name: 'Giver',
    last_name: String(index),
    password_hash: '',
    user_agent: '',
    goal_cents: 0,
    created_at: 0,
    last_login_at: 0,
  }));
  for (const some of inGroups(donors)) await database.insertInto('donors').values(some).execute();
  const pledges = Array.from({ length: pledged }, (_, index) => {
    const donor = 1 + below(pledged);
    const reference = makePaymentReference({ donor, campaign: 1 + below(30) }, below(1_000_000));
    return { id: index + 1, donor, reference, cents: 500 * (1 + below(40)) };
  });
  const given = pledges.map(({ cents, donor, id, reference }) => ({
    id,
    reference,
    donor_id: donor,
    giver_key: `donor:${donor}`,
    amount_cents: cents,
    cause: 'Wells',
    date: `2026-0${1 + below(9)}-11`,
    payment_method: 'Bank transfer',
    payment_status: 'pending' as const,
  }));
  for (const some of inGroups(given)) await database.insertInto('gifts').values(some).execute();
  return pledges;
}

const columns = {
  bank: 'oak',
  date: 'day',
  date_format: 'YYYY-MM-DD' as const,
  amount: 'amount',
  decimal: '.' as const,
  cause: 'text',
  number: 'number',
};

test('proposes the pledge of a misspelled reference first, and books none for another one', async () => {
  const pledges = await addPledges();
  const meant: AnyPledge[] = [];
  const read = bankReader(columns, [], { findPayout: payoutFinder(), timeZone: 'UTC' });
  const rows = Array.from({ length: spellings }, (_, index) => {
    const pledge = pledges[below(pledged)];
    if (!pledge) throw new Error('there is no pledge');
    meant.push(pledge);
    const once = withMistake(pledge.reference);
    const text = below(2) === 0 ? once : withMistake(once);
    // Every fourth payment has another amount than its pledge.
    const cents = below(4) === 0 ? pledge.cents + 500 : pledge.cents;
    const fields = { day: '2026-10-02', amount: (cents / 100).toFixed(2), text, number: String(index) };
    const gift = read({ fields, former: fields });
    if (isRefusal(gift)) throw new Error(gift.refusal);
    return { line: index + 1, gift, refusal: undefined, isNoGift: false };
  });
  const { changed, fresh, report } = await planImport(context.database, adminContextOf(context), rows, {
    separate: 'all',
  });
  expect(report.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  const pledgeOf = (number = '') => meant[Number(number.split(':')[1])];
  // A second mistake may undo the first one.
  const booked = [...changed, ...fresh].flatMap(({ gift, known }) =>
    gift && (known || gift.donorId) ? [{ donor: gift.donorId, id: known?.id, meant: pledgeOf(gift.externalId) }] : [],
  );
  const wrong = booked.filter(
    ({ donor, id, meant: right }) => donor !== right?.donor || (id ?? right?.id) !== right?.id,
  );
  const open = fresh.flatMap(({ gift }) => (gift && gift.donorId === undefined ? gift : []));
  let first = 0;
  for (let start = 0; start < open.length; start += batch) {
    const some = open.slice(start, start + batch);
    const payments = some.map(({ amountCents, cause, date }, index) => ({
      id: index,
      amount_cents: amountCents,
      cause,
      date,
      giver_name: null,
      payer_key: null,
    }));
    const likely = await likelyDonors(context.database, payments);
    first += some.filter((gift, index) => {
      const right = pledgeOf(gift.externalId);
      const [proposed] = likely.get(index) ?? [];
      return proposed?.id === right?.donor && proposed?.pledge?.id === right?.id;
    }).length;
  }
  console.log(`${first} of ${open.length} proposed first, ${booked.length} booked, ${wrong.length} of them wrongly`);
  expect(wrong).toEqual([]);
  expect(first / open.length).toBeGreaterThan(0.99);
}, 600_000);
