import { parsePaymentReference } from '@hearthlight/domain';
import { may, searchLimit } from '@hearthlight/domain/desk';
import { sql, type SqlBool } from 'kysely';

import type { Search } from '../../actions/feature.ts';
import type { Database } from '../../database/schema.ts';
import { parseReceiptNumber } from '../receipts/format-receipt-number.ts';
import { readGifts } from './list-gifts.ts';
import { giftsByNumber, giftsFor, giversLike, searchedCents } from './search-gifts.ts';

/**
 * Finds gifts by number, receipt and amount, and for roles that see names by payment reference, giver and purpose. Each
 * is found in an index.
 */
export const searchForGifts: Search = async ({ database }, { role }, search) => {
  if (!may(role, 'books.read')) return {};
  const names = may(role, 'donors.read');
  const number = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  const ids = [
    ...(number === undefined ? [] : [Number(number)]),
    ...(names ? await byReference(database, search) : []),
    ...(names ? await byPaymentNumber(database, search) : []),
    ...(await byReceipt(database, search)),
    ...(await byAmount(database, search)),
    ...(names ? await byGiver(database, search) : []),
    ...(names ? await byCause(database, search) : []),
  ];
  const most = [...new Set(ids)].slice(0, 4 * searchLimit);
  const gifts = await readGifts(database, most, { names });
  const newestFirst = gifts.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  // The one with the number is first, whatever its day.
  const ordered = newestFirst.toSorted((one, other) => Number(other.id === most[0]) - Number(one.id === most[0]));
  return { gifts: ordered.slice(0, searchLimit) };
};

const newest = (database: Database) =>
  database.selectFrom('gifts').select('id').orderBy('date', 'desc').orderBy('id', 'desc').limit(searchLimit);

const idsOf = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => id);

async function byReference(database: Database, search: string): Promise<number[]> {
  const reference = parsePaymentReference(search)?.text;
  if (reference === undefined) return [];
  const found = database.selectFrom('gifts').select('id').where('reference', '=', reference);
  return idsOf(await found.limit(searchLimit).execute());
}

async function byPaymentNumber(database: Database, search: string): Promise<number[]> {
  return idsOf((await giftsByNumber(search).execute(database)).rows);
}

async function byReceipt(database: Database, search: string): Promise<number[]> {
  const number = parseReceiptNumber(search);
  if (!number) return [];
  const { serial, year } = number;
  const found = await database
    .selectFrom('receipts')
    .select('gift_id')
    .where('year', '=', year)
    .where('serial', '=', serial)
    .execute();
  return found.map((receipt) => receipt.gift_id);
}

async function byAmount(database: Database, search: string): Promise<number[]> {
  const cents = searchedCents(search);
  if (cents === undefined) return [];
  return idsOf(await newest(database).where('amount_cents', '=', cents).execute());
}

/** Finds the gifts before it looks for the newest: PostgreSQL would read all gifts by date if they are few. */
async function byCause(database: Database, search: string): Promise<number[]> {
  const found = sql<SqlBool>`id in (with found as materialized (${giftsFor(search)}) select id from found)`;
  return idsOf(await newest(database).where(found).execute());
}

async function byGiver(database: Database, search: string): Promise<number[]> {
  const ids: number[] = [];
  for (const giver of await giversLike(database, search, searchLimit))
    ids.push(...idsOf(await newest(database).where('giver_key', '=', giver).execute()));
  return ids;
}
