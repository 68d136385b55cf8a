import { formatMoney, fromCents } from '@hearthlight/domain';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

import type { Database, Schema } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import type { Bill } from '../bills/bill-approval.ts';
import { sampleActor } from '../books/entries.ts';
import { monthsAfter, monthsFrom } from '../books/months.ts';
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

/** Gifts per statement, so that none reaches its time limit or fills the memory. */
const giftsAtOnce = 100_000;

/** Returns the condition that the number of a gift, in a column, is one of those to check. */
type GiftScope = (column: string) => RawBuilder<unknown>;

/**
 * Checks that gifts, campaigns and the kept sums equal the sums of the entries, that each gift has the right owner and
 * receipts, that bills are consistent and that no closed month was changed, also compared with a copy of the published
 * files. Changes nothing.
 */
export async function checkBooks(database: Database, copy?: PublishedCopy): Promise<BooksCheck> {
  const check = { gifts: 0, entries: 0, total: 0 };
  let completed = 0;
  for await (const scope of allGifts(database)) {
    const counts = await countsOf(database, scope);
    check.gifts += counts.gifts;
    check.entries += counts.entries;
    check.total += counts.total;
    completed += counts.completed;
  }
  const problems = [
    ...(completed === check.total
      ? []
      : [`The completed gifts come to ${money(completed)}, but the entries to ${money(check.total)}.`]),
    ...(await balanceProblems(database)),
    ...(await sumProblems(database)),
    ...(await ledgerProblems(database, copy)),
  ];
  return { ...check, problems };
}

/** Yields all gifts, some at a time. */
async function* allGifts(database: Database): AsyncGenerator<GiftScope> {
  const { last } = await database
    .selectFrom('gifts')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let first = 1; first <= (last ?? 0); first += giftsAtOnce)
    yield (column) => sql`${sql.ref(column)} between ${first} and ${first + giftsAtOnce - 1}`;
}

async function countsOf(database: Database, scope: GiftScope) {
  const { rows } = await sql<{ gifts: number; entries: number; total: number; completed: number }>`
    select g.*, e.* from
      (select count(*) as gifts, cast(coalesce(sum(case when payment_status = 'completed' then amount_cents end), 0) as bigint)
          as completed from gifts where ${scope('id')}) g,
      (select count(*) as entries, cast(coalesce(sum(cents), 0) as bigint) as total
        from gift_entries where ${scope('gift_id')}) e`.execute(database);
  return rows[0] ?? { gifts: 0, entries: 0, total: 0, completed: 0 };
}

/**
 * Returns a sentence for each gift, owner, bill, entry, campaign and receipt that disagrees with the rest of the books.
 */
export async function balanceProblems(database: Database): Promise<string[]> {
  const problems: string[] = [];
  for await (const scope of allGifts(database)) problems.push(...(await problemsOfGifts(database, scope)));
  problems.push(...(await billProblems(database)));
  for (const { id } of await database.selectFrom('campaigns').select('id').orderBy('id').execute())
    problems.push(...(await campaignProblems(database, sql`id = ${id}`, contributorsOfGifts)));
  const years = await database
    .selectFrom('receipts')
    .select(({ fn }) => [fn.min('year').as('first'), fn.max('year').as('last')])
    .executeTakeFirstOrThrow();
  for (let year = years.first ?? 0; year <= (years.last ?? -1); year += 1)
    problems.push(...(await missingReceipts(database, year)));
  return problems;
}

/**
 * Returns the problems of the gifts whose entries a month would publish, and of what is quickly compared, so that
 * closing a month takes no longer with more earlier months. `checkBooks` compares the others.
 */
export const problemsBeforeClosing = async (
  database: Database,
  { entries, month }: { entries: SelectQueryBuilder<Schema, 'gift_entries', object>; month: string },
): Promise<string[]> => [
  ...(await problemsOfGifts(
    database,
    (column) => sql`${sql.ref(column)} in (${entries.select('gift_entries.gift_id')})`,
  )),
  ...(await billProblems(database)),
  ...(await campaignProblems(database, sql`1 = 1`, sql`c.contributors`)),
  ...(await missingReceipts(database, Number(month.slice(0, 4)))),
];

const problemsOfGifts = async (database: Database, scope: GiftScope): Promise<string[]> => [
  ...(await giftProblems(database, scope)),
  ...(await ownerProblems(database, scope)),
  ...(await entryProblems(database, scope)),
  ...(await receiptProblems(database, scope)),
];

async function giftProblems(database: Database, scope: GiftScope): Promise<string[]> {
  const { rows } = await sql<{ id: number; counted: number; sum: number | null }>`
    select d.id, case when d.payment_status = 'completed' then d.amount_cents else 0 end as counted,
      cast(sum(e.cents) as bigint) as sum
    from gifts d left join gift_entries e on e.gift_id = d.id where ${scope('d.id')}
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
async function ownerProblems(database: Database, scope: GiftScope): Promise<string[]> {
  const { rows } = await sql<{ id: number; giver_key: string }>`
    select d.id, d.giver_key from gifts d
    where ${scope('d.id')} and case
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
  return state === recorded.state ? undefined : `Bill ${id} is ${state}, but it was recorded as ${recorded.state}.`;
}

/** All entries of a gift must refer to its first entry. */
async function entryProblems(database: Database, scope: GiftScope): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from gift_entries e
    where ${scope('e.gift_id')} and e.first_id is distinct from (
      select case when min(f.id) = e.id then null else min(f.id) end
      from gift_entries f where f.gift_id = e.gift_id)
    order by e.id`.execute(database);
  return rows.map(({ id }) => `Entry ${id} does not refer to the first entry of its gift.`);
}

const contributorsOfGifts = sql`c.opening_contributors + (select count(distinct d.giver_key) from gifts d
  where d.campaign_id = c.id and d.payment_status = 'completed')`;

async function campaignProblems(
  database: Database,
  which: RawBuilder<unknown>,
  contributors: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{
    id: number;
    raised_cents: number;
    contributors: number;
    expected_cents: number;
    expected_contributors: number;
  }>`select * from (
    select c.id, c.raised_cents, c.contributors,
      c.opening_cents
        + cast(coalesce((select sum(s.cents) from entry_sums s where s.campaign_id = c.id), 0) as bigint)
          as expected_cents,
      ${contributors} as expected_contributors
    from campaigns c where ${which}) balances
    where raised_cents <> expected_cents or contributors <> expected_contributors order by id`.execute(database);
  return rows.map(
    (row) =>
      `Campaign ${row.id} shows ${money(row.raised_cents)} from ${countOf(row.contributors, 'contributor')}, but its opening balance and entries come to ${money(row.expected_cents)} from ${row.expected_contributors}.`,
  );
}

/** The sums that triggers keep equal those of the entries, month by month. */
async function sumProblems(database: Database): Promise<string[]> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(month) as first, max(month) as last from (
      select min(month) as month from entry_sums union all select max(month) from entry_sums
      union all select substr(min(date), 1, 7) from gift_entries
      union all select substr(max(date), 1, 7) from gift_entries) months`.execute(database);
  const [{ first, last } = { first: null, last: null }] = rows;
  const months = first === null || last === null ? [] : monthsFrom(first, monthsAfter(last, 1));
  const problems: string[] = [];
  for (const month of months) problems.push(...(await sumProblemsOf(database, month)));
  return problems;
}

async function sumProblemsOf(database: Database, month: string): Promise<string[]> {
  const { rows } = await sql<{ cents: number; expected: number }>`
    select cast(sum(kept) as bigint) as cents, cast(sum(expected) as bigint) as expected from (
      select campaign_id, payment_method, cents as kept, 0 as expected from entry_sums where month = ${month}
      union all
      select coalesce(e.campaign_id, 0), d.payment_method, 0, sum(e.cents)
      from gift_entries e join gifts d on d.id = e.gift_id
      where e.date >= ${`${month}-01`} and e.date < ${`${monthsAfter(month, 1)}-01`} group by 1, 2) sums
    group by campaign_id, payment_method having sum(kept) <> sum(expected)`.execute(database);
  return rows.map(
    ({ cents, expected }) =>
      `A sum of ${month} is kept as ${money(cents)}, but its entries come to ${money(expected)}.`,
  );
}

/** The numbers of a year have no gaps. */
async function missingReceipts(database: Database, year: number): Promise<string[]> {
  const { count, last } = await database
    .selectFrom('receipts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('serial').as('last')])
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return count === (last ?? 0) ? [] : [`${year} has ${count} receipts, but the last is number ${last}.`];
}

/** The receipts of a gift come to what it counts. */
async function receiptProblems(database: Database, scope: GiftScope): Promise<string[]> {
  const { rows } = await sql<{ id: number; counted: number; sum: number }>`
    select * from (
      select d.id, case when d.payment_status = 'completed' then d.amount_cents else 0 end as counted,
        cast(coalesce((select sum(r.cents) from receipts r where r.gift_id = d.id), 0) as bigint) as sum
      from gifts d where ${scope('d.id')}) counts
    where counted <> sum order by id`.execute(database);
  return rows.map(
    ({ counted, id, sum }) => `Gift ${id} counts ${money(counted)}, but its receipts come to ${money(sum)}.`,
  );
}
