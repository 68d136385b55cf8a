import { formatMoney, fromCents } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import type { Bill } from '../bills/bill-approval.ts';
import { sampleActor } from '../books/entries.ts';
import { ledgerProblems } from './check-ledgers.ts';
import type { PublishedCopy } from './published-copy.ts';

/** The result of a check of the books. Amounts are in US cents. */
export interface BooksCheck {
  gifts: number;
  entries: number;
  /** The sum of all entries. Equals the sum of completed gifts. */
  total: number;
  /** One sentence per problem. */
  problems: string[];
}

const money = (cents: number) => formatMoney(fromCents(cents));

/**
 * Checks that gifts and campaigns equal the sums of their entries, that each gift has the right owner and receipts, that
 * bills are consistent and that no closed month was changed, also compared with a copy of the published files. Changes nothing.
 */
export async function checkBooks(database: Database, copy?: PublishedCopy): Promise<BooksCheck> {
  const { rows } = await sql<{ gifts: number; entries: number; total: number; completed: number }>`
    select (select count(*) from gifts) as gifts, (select count(*) from gift_entries) as entries,
      (select cast(coalesce(sum(cents), 0) as bigint) from gift_entries) as total,
      (select cast(coalesce(sum(amount_cents), 0) as bigint) from gifts
        where payment_status = 'completed') as completed`.execute(database);
  const [counts] = rows;
  if (!counts) throw new Error('the books were not counted');
  const { completed, ...check } = counts;
  const problems = [
    ...(completed === check.total
      ? []
      : [`The completed gifts come to ${money(completed)}, but the entries to ${money(check.total)}.`]),
    ...(await balanceProblems(database)),
    ...(await ledgerProblems(database, copy)),
  ];
  return { ...check, problems };
}

/** Returns a sentence for each gift, owner, bill, entry, campaign and receipt that disagrees with the rest of the books. */
export const balanceProblems = async (database: Database): Promise<string[]> => [
  ...(await giftProblems(database)),
  ...(await ownerProblems(database)),
  ...(await billProblems(database)),
  ...(await entryProblems(database)),
  ...(await campaignProblems(database)),
  ...(await receiptProblems(database)),
];

async function giftProblems(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number; counted: number; sum: number | null }>`
    select d.id, case when d.payment_status = 'completed' then d.amount_cents else 0 end as counted,
      cast(sum(e.cents) as bigint) as sum
    from gifts d left join gift_entries e on e.gift_id = d.id
    group by d.id, d.payment_status, d.amount_cents
    having sum(e.cents) is null
      or sum(e.cents) <> case when d.payment_status = 'completed' then d.amount_cents else 0 end
    order by d.id`.execute(database);
  return rows.map(({ counted, id, sum }) =>
    sum === null
      ? `Gift ${id} has no entry.`
      : `Gift ${id} counts ${money(counted)}, but its entries come to ${money(sum)}.`,
  );
}

/** A gift belongs to a donor, an e-mail address without an account, a name, or nobody. Its key must agree. */
async function ownerProblems(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number; giver_key: string }>`
    select d.id, d.giver_key from gifts d
    where case
      when d.donor_id is not null then d.giver_key <> 'donor:' || d.donor_id
        or d.giver_name is not null or d.giver_email is not null or d.giver_email_key is not null
      when d.giver_email_key is not null then d.giver_key <> 'email:' || d.giver_email_key
        or exists (select 1 from donors o where o.email_key = d.giver_email_key)
      when d.giver_name is not null then d.giver_key not like 'name:%'
      else d.giver_key not like 'anonymous:%'
    end order by d.id`.execute(database);
  return rows.map(({ giver_key: key, id }) => `Gift ${id} is counted for “${key}”, who is not its giver.`);
}

/**
 * Compares bills with the audit table, except those of the sample data, which no command added. Constraints of the
 * database already check that state and days agree.
 */
async function billProblems(database: Database): Promise<string[]> {
  const bills = await database
    .selectFrom('bills')
    .selectAll()
    .where((row) => row.or([row('recorded_by', 'is', null), row('recorded_by', '<>', sampleActor)]))
    .orderBy('id')
    .execute();
  const changes = await database
    .selectFrom('audit')
    .select(['action', 'subject', 'detail'])
    .where('action', 'in', ['bill add', 'bill correct', 'bill pay', 'bill reopen', 'bill cancel'])
    .orderBy('id')
    .execute();
  const recorded = new Map<string, RecordedBill>();
  for (const { action, detail, subject } of changes) {
    const setsAmount = action === 'bill add' || action === 'bill correct';
    const amount = setsAmount ? detail : recorded.get(subject)?.amount;
    if (amount !== undefined) recorded.set(subject, { amount, state: stateAfter[action] ?? 'open' });
  }
  const known = new Set(bills.map(({ id }) => `bill ${id}`));
  const missing = changes.filter(({ action, subject }) => action === 'bill add' && !known.has(subject));
  return [
    ...bills.flatMap((bill) => billProblem(bill, recorded.get(`bill ${bill.id}`)) ?? []),
    ...missing.map(({ subject }) => `The ${subject} was added and is missing.`),
  ];
}

/** A bill as the audit table has it. */
interface RecordedBill {
  amount: string;
  state: Bill['state'];
}

/** The state of a bill after an action, if it is not open. */
const stateAfter: Readonly<Record<string, Bill['state']>> = { 'bill pay': 'paid', 'bill cancel': 'canceled' };

function billProblem({ amount_cents: cents, id, state }: Bill, recorded?: RecordedBill): string | undefined {
  if (!recorded) return `Bill ${id} was not added by a command.`;
  const { amount } = recorded;
  if (amount !== money(cents)) return `Bill ${id} is ${money(cents)}, but ${amount} was recorded.`;
  return state === recorded.state
    ? undefined
    : `Bill ${id} is ${state}, but it was recorded as ${recorded.state}.`;
}

/** All entries of a gift must refer to its first entry. */
async function entryProblems(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from gift_entries e
    where e.first_id is distinct from (
      select case when min(f.id) = e.id then null else min(f.id) end
      from gift_entries f where f.gift_id = e.gift_id)
    order by e.id`.execute(database);
  return rows.map(({ id }) => `Entry ${id} does not refer to the first entry of its gift.`);
}

async function campaignProblems(database: Database): Promise<string[]> {
  const { rows } = await sql<{
    id: number;
    raised_cents: number;
    contributors: number;
    expected_cents: number;
    expected_contributors: number;
  }>`select * from (
    select c.id, c.raised_cents, c.contributors,
      c.opening_cents
        + cast(coalesce((select sum(e.cents) from gift_entries e where e.campaign_id = c.id), 0) as bigint)
          as expected_cents,
      c.opening_contributors + (select count(distinct d.giver_key) from gifts d
        where d.campaign_id = c.id and d.payment_status = 'completed') as expected_contributors
    from campaigns c) balances
    where raised_cents <> expected_cents or contributors <> expected_contributors order by id`.execute(
    database,
  );
  return rows.map(
    (row) =>
      `Campaign ${row.id} shows ${money(row.raised_cents)} from ${countOf(row.contributors, 'contributor')}, but its opening balance and entries come to ${money(row.expected_cents)} from ${row.expected_contributors}.`,
  );
}

/** The receipts of a gift come to what it counts, and the numbers of a year have no gaps. */
async function receiptProblems(database: Database): Promise<string[]> {
  const gaps = await sql<{ year: number; count: number; last: number }>`
    select year, count(*) as count, max(serial) as last from receipts
    group by year having count(*) <> max(serial) order by year`.execute(database);
  const gifts = await sql<{ id: number; counted: number; sum: number }>`
    select * from (
      select d.id, case when d.payment_status = 'completed' then d.amount_cents else 0 end as counted,
        cast(coalesce((select sum(r.cents) from receipts r where r.gift_id = d.id), 0) as bigint) as sum
      from gifts d) counts
    where counted <> sum order by id`.execute(database);
  return [
    ...gaps.rows.map(
      ({ count, last, year }) => `${year} has ${count} receipts, but the last is number ${last}.`,
    ),
    ...gifts.rows.map(
      ({ counted, id, sum }) =>
        `Gift ${id} counts ${money(counted)}, but its receipts come to ${money(sum)}.`,
    ),
  ];
}
