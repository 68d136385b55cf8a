import { fromCents, toCents } from '@hearthlight/domain';
import {
  deskLimits,
  type DeskRequest,
  type DeskResponse,
  taskLimit,
  type UnmatchedPayment,
} from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { sql } from 'kysely';

import { ActionError, type Page, type PageRange } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { type Keys, keysetPage } from '../../actions/keyset.ts';
import { pageSize, readPage } from '../../actions/read-page.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import { inBatches } from '../../database/in-batches.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { Database } from '../../database/schema.ts';
import { foldedText } from '../../lib/folded-text.ts';
import { searchKey } from '../../lib/search-key.ts';
import { payerKey } from '../books/giver.ts';
import { searchedCents } from '../gifts/search-gifts.ts';
import { likelyDonors } from './likely-donors.ts';
import { likelyPeople } from './likely-people.ts';

const keys: Keys<Pick<Row, 'date' | 'id'>> = [
  { column: 'gifts.date', isText: true, of: ({ date }) => date },
  { column: 'gifts.id', of: ({ id }) => id },
];

/**
 * Payments whose donor nobody knows, until staff decide. Somebody with an address gets the gifts when the address is
 * verified.
 */
const unmatchedGifts = (database: Database) =>
  database
    .selectFrom('gifts')
    .where('import_id', 'is not', null)
    .where('donor_id', 'is', null)
    .where('giver_email_key', 'is', null)
    // As text, because SQLite uses a partial index only for a value that it knows.
    .where(sql<boolean>`giver_settled = 0`)
    .where('payment_status', '=', 'completed');

const unmatched = (database: Database) =>
  unmatchedGifts(database)
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .select(['gifts.id', 'gifts.date', 'amount_cents', 'cause', 'giver_name', 'payer_key', 'external_id'])
    .select(['campaign_id', 'campaigns.title', 'reference']);

/** Returns unmatched payments by number. */
export async function paymentsWith(database: Database, ids: readonly number[]): Promise<Row[]> {
  return ids.length === 0 ? [] : unmatched(database).where('gifts.id', 'in', ids).execute();
}

/**
 * Returns the number of payments whose donor nobody knows, as far as tasks are counted: all, or those from a day until
 * before another.
 */
export const countUnmatched = (
  database: Database,
  { end, start }: { end?: string; start?: string } = {},
): Promise<number> => {
  let payments = unmatchedGifts(database).select('id');
  if (start !== undefined) payments = payments.where('date', '>=', start);
  if (end !== undefined) payments = payments.where('date', '<', end);
  return countUpTo(database, payments, taskLimit);
};

/** Throws an `ActionError` for a gift that is not an unmatched payment. */
export async function requireUnmatched(database: Database, id: number): Promise<void> {
  if (await unmatched(database).where('gifts.id', '=', id).executeTakeFirst()) return;
  throw new ActionError(words.notUnmatched, { status: 409 });
}

/**
 * Returns a page of the groups of payments without a donor, the one with the newest payment first, with donors who may
 * have made them. Looks at the newest payments only; older ones follow when these are settled.
 */
export async function listUnmatched(
  database: Database,
  { after, by = 'payer', search = '' }: DeskRequest<'paymentList'>,
): Promise<DeskResponse<'paymentList'>> {
  const { next: older, rows } = await keysetPage(unmatched(database), keys, undefined, taskLimit);
  const found = rows.filter(foundBy(search));
  const groups = [...Map.groupBy(found, by === 'payer' ? payerOf : purposeOf).values()];
  const { next, page } = pageOf(groups, after);
  const payments = new Map((await describe(database, page.flat())).map((each) => [each.id, each]));
  return {
    groups: page.map((group) => group.flatMap(({ id }) => payments.get(id) ?? [])),
    count: found.length,
    amount: fromCents(found.reduce((sum, { amount_cents: cents }) => sum + cents, 0)),
    has_older: older !== null,
    next,
  };
}

const purposeOf = ({ cause }: Row) => `purpose ${foldedText(cause)}`;
const payerOf = (row: Row) => (row.giver_name === null ? purposeOf(row) : `payer ${payerKey(row.giver_name)}`);

/** Returns a payment reference without what banks and people write between its characters. */
const compact = (text: string) => searchKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns whether a payment has each word of a search in its payer or text, the reference or a part of it however it is
 * written, the amount, or the number with its source or without.
 */
function foundBy(search: string) {
  const typed = compact(search);
  const isReference = /^rf\d{4,}$/.test(typed);
  const parts = searchKey(search).split(' ');
  const cents = searchedCents(search);
  return ({ amount_cents, cause, external_id: number, giver_name: payer, reference }: Row) => {
    if (isReference && compact(`${cause} ${reference ?? ''}`).includes(typed)) return true;
    const text = searchKey(`${payer ?? ''} ${cause}`);
    if (`:${number}`.endsWith(`:${search}`)) return true;
    return amount_cents === cents || parts.every((part) => text.includes(part));
  };
}

/** Returns groups with about a page of payments. The cursor is the newest payment of the last one. */
function pageOf(groups: readonly Row[][], after: string | undefined) {
  const [day = '', id] = after?.split('.') ?? [];
  const isLater = ([newest]: Row[]) =>
    newest !== undefined && (newest.date < day || (newest.date === day && newest.id < Number(id)));
  const rest = after === undefined ? groups : groups.filter(isLater);
  let size = 0;
  const end = rest.findIndex((group) => (size += group.length) >= deskLimits.page) + 1;
  const page = end === 0 ? rest : rest.slice(0, end);
  const last = page.length < rest.length ? page.at(-1)?.[0] : undefined;
  return { page, next: last ? `${last.date}.${last.id}` : null };
}

type Row = Awaited<ReturnType<ReturnType<typeof unmatched>['execute']>>[number];

async function describe(database: Database, rows: readonly Row[]): Promise<UnmatchedPayment[]> {
  const likely = await likelyDonors(database, rows);
  const people = await likelyPeople(database, rows);
  const newest = await newestEntries(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ campaign_id: campaign, title, ...row }) => ({
    id: row.id,
    date: row.date,
    amount: fromCents(row.amount_cents),
    payer: row.giver_name,
    text: row.cause,
    campaign: campaign === null ? null : { id: campaign, title: title ?? '' },
    newest_entry: newest.get(row.id) ?? 0,
    likely: likely.get(row.id) ?? [],
    people: people.get(row.id) ?? [],
  }));
}

/** Returns the newest entry of each gift. */
export async function newestEntries(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('gift_entries')
    .select(({ fn }) => ['gift_id', fn.max<number>('id').as('newest')])
    .where('gift_id', 'in', ids)
    .groupBy('gift_id')
    .execute();
  return new Map(rows.map(({ gift_id: id, newest }) => [id, newest]));
}

/** Lists unmatched payments for the command line, newest first. */
export async function unmatchedListing(database: Database, { from, page, to }: PageRange): Promise<Page> {
  let query = unmatched(database);
  if (from !== undefined) query = query.where('gifts.date', '>=', from);
  if (to !== undefined) query = query.where('gifts.date', '<=', to);
  const { hasMore, rows } = await readPage(newestFirst(query, 'gifts.date', 'gifts.id'), page);
  const payments: UnmatchedPayment[] = [];
  // With `--csv`, there may be more rows than parameters of a statement.
  for await (const some of inBatches(rows, pageSize)) payments.push(...(await describe(database, some)));
  return {
    columns: ['id', 'date', 'amount', 'payer', 'text', 'campaign', 'newest_entry', 'likely', 'people'],
    hasMore,
    rows: payments,
    lines: payments.map(({ amount, date, id, likely, payer, text }) =>
      [
        id,
        date,
        exactMoney(toCents(amount)),
        payer ?? 'unknown',
        text.replace(/[\s\p{Cc}]+/gu, ' '),
        likely.map((donor) => `donor ${donor.id} (${donor.reason})`).join(', '),
      ].join('\t'),
    ),
    empty: 'No payment needs a donor.',
  };
}
