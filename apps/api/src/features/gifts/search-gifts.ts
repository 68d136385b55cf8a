// cspell:words rtrim
import { formats, parseMoney, parsePaymentReference } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { languages } from '@hearthlight/words/languages';
import { sql, type SqlBool } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { containing, searchKey } from '../../lib/search-key.ts';
import { donorsLike } from '../accounts/donors-like.ts';
import { giftsFrom } from '../books/gift-sources.ts';
import { donorKey } from '../books/giver.ts';
import { isPersonLike } from '../books/person-like.ts';
import { parseReceiptNumber } from '../receipts/format-receipt-number.ts';
import type { FoundGifts } from './list-gifts.ts';

/** Givers whose gifts one search lists. */
const maxGivers = 200;

interface FoundBySearch {
  found: FoundGifts;
  /** Whether more givers match than can be listed. */
  moreGivers: boolean;
}

/**
 * Finds gifts by giver, purpose and amount, by their own number, by that of a receipt, and by the number or reference
 * of the payment. Each is found in an index.
 */
export async function giftsOfSearch(database: Database, search: string): Promise<FoundBySearch> {
  const keys = await giversLike(database, search, maxGivers + 1);
  const number = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  const reference = parsePaymentReference(search)?.text;
  const receipt = parseReceiptNumber(search);
  const cents = searchedCents(search);
  const parts = [
    giftsFor(search),
    giftsByNumber(search),
    ...(number === undefined ? [] : [sql`select id from gifts where id = ${Number(number)}`]),
    ...(receipt === undefined
      ? []
      : [sql`select gift_id from receipts where year = ${receipt.year} and serial = ${receipt.serial}`]),
    ...(cents === undefined ? [] : [sql`select id from gifts where amount_cents = ${cents}`]),
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

/**
 * Reads an amount as the reader's language writes it, otherwise as the first other language that can: `312,45`,
 * `1.250,00`. Returns cents, or `undefined` for other texts.
 */
export function searchedCents(search: string): number | undefined {
  const own = formats();
  const notations = languages.map(({ tag }) => formatsOf(tag, own.currency, own.timeZone));
  return [own, ...notations].map((notation) => parseMoney(search, notation)).find((cents) => cents !== undefined);
}

/**
 * Selects the gifts with the number of a payment, which may lack the source of its file in front: `paypal:8AB` or
 * `8AB`.
 */
export const giftsByNumber = (search: string) =>
  sql<{ id: number }>`select id from gifts where external_id = ${search}
    union all select id from gifts where ${shortNumber} = ${search}`;

/** The number without its source, as in the index `gifts_by_short_number`. Both engines can compute it. */
const shortNumber = sql`replace(external_id, rtrim(external_id, replace(external_id, ':', '')), '')`;

/**
 * Selects the numbers of gifts whose purpose, or payer or text in a bank statement, has a part. Reads indexes only, and
 * there no gift without one.
 */
export const giftsFor = (search: string) =>
  sql<number>`select id from gifts where cause_key > '' and cause_key like ${containing(searchKey(search))} escape '\\'
    union all ${giftsFrom(search)}`;

/**
 * Returns the keys of donors, and of people without an account, whose name or address has a part: at most `most` of
 * each.
 */
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
