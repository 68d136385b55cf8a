import { parsePaymentReference } from '@hearthlight/domain';
import { sql, type SqlBool } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { donorsLike } from '../accounts/donors-like.ts';
import { donorKey } from '../books/giver.ts';
import { isPersonLike } from '../books/person-like.ts';
import { parseReceiptNumber } from '../receipts/receipt-number.ts';
import type { FoundGifts } from './gift-list.ts';

/** Givers whose gifts one search lists. */
const maxGivers = 200;

interface FoundBySearch {
  found: FoundGifts;
  /** Whether more givers match than can be listed. */
  moreGivers: boolean;
}

/** Finds gifts by giver, by their own number, by that of a receipt, and by the number or reference of the payment. Each is found in an index. */
export async function giftsOfSearch(database: Database, search: string): Promise<FoundBySearch> {
  const keys = await giversLike(database, search, maxGivers + 1);
  const number = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  const reference = parsePaymentReference(search)?.text;
  const receipt = parseReceiptNumber(search);
  const parts = [
    sql`select id from gifts where external_id = ${search}`,
    ...(number === undefined ? [] : [sql`select id from gifts where id = ${Number(number)}`]),
    ...(receipt === undefined
      ? []
      : [sql`select gift_id from receipts where year = ${receipt.year} and serial = ${receipt.serial}`]),
    ...(reference === undefined ? [] : [sql`select id from gifts where reference = ${reference}`]),
    ...(keys.length === 0
      ? []
      : [sql`select id from gifts where giver_key in (${sql.join(keys.slice(0, maxGivers))})`]),
  ];
  return {
    found: sql<SqlBool>`id in (${sql.join(parts, sql` union all `)})`,
    moreGivers: keys.length > maxGivers,
  };
}

/** Returns the keys of donors, and of people without an account, whose name or address has a part: at most `most` of each. */
export const giversLike = async (database: Database, search: string, most: number): Promise<string[]> => [
  ...(await donorsLike(database, search, most)).map(donorKey),
  ...(await peopleLike(database, search, most)),
];

/** Selects keys only, so that PostgreSQL reads the index of givers and no rows. */
async function peopleLike(database: Database, search: string, most: number): Promise<string[]> {
  const rows = await database
    .selectFrom('gifts')
    .select('giver_key')
    .distinct()
    .where(isPersonLike(search))
    .orderBy('giver_key')
    .limit(most)
    .execute();
  return rows.map(({ giver_key: key }) => key);
}
