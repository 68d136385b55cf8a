import { sql } from 'kysely';

import { countUpTo } from '../../database/count-up-to.ts';
import type { Database } from '../../database/schema.ts';

/** A giver who has an address, and what the statement of a year says. */
export interface StatementGiver {
  key: string;
  email: string;
  /** The first name of a donor, or the name of a person without an account. */
  name: string | null;
  language: string | null;
  gifts: number;
  cents: number;
}

/** Selects the completed gifts of a year. */
const giftsOfYear = (database: Database, year: number) =>
  database
    .selectFrom('gifts')
    .where('payment_status', '=', 'completed')
    .where('gifts.date', '>=', `${year}-01-01`)
    .where('gifts.date', '<=', `${year}-12-31`);

/** A sum that PostgreSQL returns as a number. */
const sumOfCents = sql<number>`cast(sum(amount_cents) as bigint)`;

/** Gifts of donors and of people with an address. */
const withAddress = sql<boolean>`(giver_key like 'donor:%' or giver_key like 'email:%')`;

/**
 * Selects the keys of the givers of a year who have an address and have not got their statement. With `not exists`,
 * PostgreSQL may compare every gift with every mail, because it knows nothing of mails that were just sent.
 */
const remainingGivers = (database: Database, year: number) =>
  giftsOfYear(database, year).where(withAddress).select('giver_key').except(mailedGivers(database, year));

const mailedGivers = (database: Database, year: number) =>
  database.selectFrom('statement_mails').select('giver_key').where('year', '=', year);

/** Returns the keys of the givers who have not got the statement of a year. Reads all gifts of the year. */
export async function remainingKeys(database: Database, year: number): Promise<string[]> {
  const rows = await remainingGivers(database, year).orderBy('giver_key').execute();
  return rows.map(({ giver_key: key }) => key);
}

/** Returns those givers of `keys` who have not got the statement of a year, in the order of their keys. */
export async function giversToMail(
  database: Database,
  year: number,
  keys: readonly string[],
): Promise<StatementGiver[]> {
  const mailed = await mailedGivers(database, year)
    .where('giver_key', 'in', ['', ...keys])
    .execute();
  const known = new Set(mailed.map(({ giver_key: key }) => key));
  const remaining = keys.filter((key) => !known.has(key));
  const rows = await giftsOfYear(database, year)
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .where(withAddress)
    .where('gifts.giver_key', 'in', ['', ...remaining])
    .select('gifts.giver_key as key')
    .select(({ fn }) => [
      fn.max('donors.email').as('donor_email'),
      fn.max('donors.first_name').as('first_name'),
      fn.max('donors.language').as('language'),
      fn.max('giver_email').as('giver_email'),
      fn.max('giver_name').as('giver_name'),
      fn.countAll<number>().as('gifts'),
      sumOfCents.as('cents'),
    ])
    .groupBy('gifts.giver_key')
    .orderBy('gifts.giver_key')
    .execute();
  return rows.map(({ cents, donor_email, first_name, gifts, giver_email, giver_name, key, language }) => ({
    key,
    email: donor_email ?? giver_email ?? '',
    name: first_name ?? giver_name,
    language,
    gifts,
    cents,
  }));
}

/** Counts the givers who have not got the statement of a year. */
export async function countRemaining(database: Database, year: number): Promise<number> {
  const { count } = await database
    .selectFrom(remainingGivers(database, year).as('givers'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A number of givers or gifts, and their sum in cents. */
interface Sum {
  count: number;
  cents: number;
}

/** Returns the sums of a year: givers with an address, givers with only a name, and gifts from nobody known. */
export async function sumsOfYear(
  database: Database,
  year: number,
): Promise<Record<'donors' | 'named' | 'nameless', Sum>> {
  const kind = sql<'donors' | 'named' | 'nameless'>`case when ${withAddress} then 'donors'
    when giver_key like 'name:%' then 'named' else 'nameless' end`;
  const givers = giftsOfYear(database, year)
    .select(['giver_key', sumOfCents.as('amount_cents')])
    .groupBy('giver_key');
  const rows = await database
    .selectFrom(givers.as('givers'))
    .select(kind.as('kind'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), sumOfCents.as('cents')])
    .groupBy('kind')
    .execute();
  const sumOf = (name: string) => {
    const row = rows.find((each) => each.kind === name);
    return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
  };
  return { donors: sumOf('donors'), named: sumOf('named'), nameless: sumOf('nameless') };
}

/** Givers in a list. */
const maxListed = 500;

/** Selects the gifts of a year from givers who have a name and no address. */
const namedGifts = (database: Database, year: number) =>
  giftsOfYear(database, year)
    .where('giver_key', 'like', 'name:%')
    // All other keys come before, in every collation. With the pattern alone, PostgreSQL cannot use the order of the
    // index.
    .where('giver_key', '>', 'f');

/** Returns the givers of a year who have a name and no address, by name. */
export const giversWithoutAddress = (database: Database, year: number) =>
  namedGifts(database, year)
    .select(({ fn }) => [
      fn.max('giver_name').as('name'),
      fn.countAll<number>().as('gifts'),
      sumOfCents.as('cents'),
      fn.max('id').as('newest_gift'),
    ])
    .groupBy('giver_key')
    .orderBy('giver_key')
    .limit(maxListed)
    .execute();

/** Counts the givers of a year who have a name and no address, at most `limit`. */
export const countWithoutAddress = (database: Database, year: number, limit: number): Promise<number> =>
  countUpTo(database, namedGifts(database, year).select('giver_key').groupBy('giver_key'), limit);

/** Returns the years with completed gifts, the newest first. */
export async function yearsOfGifts(database: Database): Promise<number[]> {
  const { first, last } = await database
    .selectFrom('gifts')
    .where('payment_status', '=', 'completed')
    .select(({ fn }) => [fn.min('date').as('first'), fn.max('date').as('last')])
    .executeTakeFirstOrThrow();
  if (!first || !last) return [];
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
