import { type Books, fromCents, type PublishedBill } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

/** Maximum number of published bills in a response. */
const maxBills = 50;

/** Returns the version of the books, which every change raises. */
export async function booksVersion(database: Database): Promise<number> {
  const { value } = await database
    .selectFrom('versions')
    .select('value')
    .where('name', '=', 'books')
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Returns income and payments by year and kind, newest year first. Empty until the first bill is paid: a foundation
 * that records no payments has no public books.
 */
export async function publicBooks(database: Database, needsApproval: boolean): Promise<Books> {
  const paid = await paidOut(database);
  if (paid.length === 0) return { years: [], bills: [] };
  const received = await cameIn(database);
  const fees = await feesByYear(database);
  const years = new Set([...received.map(({ year }) => year), ...paid.map(({ year }) => year), ...fees.keys()]);
  return {
    years: [...years]
      .toSorted((one, other) => other - one)
      .map((year) => ({
        year,
        came_in: amountsOf(year, received),
        paid_out: amountsOf(year, paid),
        fees: fees.get(year),
      })),
    bills: await publishedBills(database),
    ...(!needsApproval && { is_unapproved: true }),
  };
}

interface Sum<Kind extends string> {
  year: number;
  kind: Kind;
  cents: number;
}

/** Opening balances have no day and are not included. */
async function cameIn(database: Database): Promise<Array<Sum<'campaign' | 'other'>>> {
  const { rows } = await sql<{ year: string; is_campaign: number; cents: number }>`
    select substr(month, 1, 4) as year, case campaign_id when 0 then 0 else 1 end as is_campaign,
      cast(sum(cents) as bigint) as cents
    from entry_sums group by 1, 2 having sum(cents) <> 0`.execute(database);
  return rows.map(({ cents, is_campaign: isCampaign, year }) => ({
    year: Number(year),
    kind: isCampaign === 1 ? 'campaign' : 'other',
    cents,
  }));
}

async function paidOut(database: Database): Promise<Array<Sum<string>>> {
  const { rows } = await sql<{ year: string; kind: string; cents: number }>`
    select substr(paid_on, 1, 4) as year, kind, cast(sum(amount_cents) as bigint) as cents
    from bills where state = 'paid' group by 1, 2`.execute(database);
  return rows.map(({ cents, kind, year }) => ({ year: Number(year), kind, cents }));
}

/** The fees that payment providers kept. Gifts are gross amounts, so fees are a cost. */
async function feesByYear(database: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ year: string; cents: number }>`
    select substr(date, 1, 4) as year, cast(sum(fee_cents) as bigint) as cents
    from gifts where fee_cents > 0 group by 1`.execute(database);
  return new Map(rows.map(({ cents, year }) => [Number(year), fromCents(cents)]));
}

/** The largest amount first. */
const amountsOf = <Kind extends string>(year: number, sums: ReadonlyArray<Sum<Kind>>) =>
  sums
    .filter((sum) => sum.year === year)
    .toSorted((one, other) => other.cents - one.cents || one.kind.localeCompare(other.kind))
    .map(({ cents, kind }) => ({ kind, amount: fromCents(cents) }));

const scannedBills = (database: Database) =>
  database.selectFrom('bills').where('state', '=', 'paid').where('published', '=', 1);

async function publishedBills(database: Database): Promise<PublishedBill[]> {
  const bills = await scannedBills(database)
    .select(['id', 'paid_on', 'payee', 'kind', 'amount_cents'])
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(maxBills)
    .execute();
  return bills.map(({ amount_cents: cents, paid_on: paidOn, ...bill }) => ({
    ...bill,
    paid_on: paidOn ?? '',
    amount: fromCents(cents),
  }));
}

/** Returns the file name of a published bill's scan, or `undefined` for any other bill. */
export async function publishedScan(database: Database, id: number): Promise<string | undefined> {
  const bill = await scannedBills(database).select('scan').where('id', '=', id).executeTakeFirst();
  return bill?.scan ?? undefined;
}
