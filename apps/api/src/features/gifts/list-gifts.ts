import { fromCents, toCents } from '@hearthlight/domain';
import {
  deskLimits,
  type DeskQuery,
  type GiftChoices,
  type GiftRow,
  type GiftTotals,
  type ListOrder,
  programText,
} from '@hearthlight/domain/desk';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

import type { Page, PageRange } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { keysetPage } from '../../actions/keyset.ts';
import { listOrdersOf } from '../../actions/list-orders.ts';
import { readPage } from '../../actions/read-page.ts';
import { distinctTexts } from '../../database/distinct-texts.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { giverName } from '../books/giver.ts';
import { giftsThatPaid, paidPledges } from '../books/paid-with.ts';
import { unknownGift } from '../books/requirements.ts';
import { hasStatus, shownStatus } from '../books/shown-status.ts';

/** Selects gifts. Amounts are in the currency's major unit, days in the foundation's time zone. */
export interface GiftFilter extends DeskQuery<'giftTotals'> {
  /** The address of the giver, with an account or without one. */
  email?: string | undefined;
}

interface GiftPage extends GiftFilter {
  order?: ListOrder | undefined;
  after?: string | undefined;
}

/** Selects the gifts that a search has found. */
export type FoundGifts = Expression<SqlBool> | undefined;

/** The permissions of the person who asks. */
export interface Sight {
  /** Whether names, addresses and the givers' words are shown. */
  names: boolean;
}

const selected = (database: Database, filter: GiftFilter, found?: FoundGifts) => {
  const { campaign, donor, email = '', from, giver_of: gift, import: imported } = filter;
  const { least, method, most, occasion, status, to } = filter;
  let query = database.selectFrom('gifts');
  if (found !== undefined) query = query.where(found);
  if (status !== undefined) query = query.where(hasStatus(status));
  if (method !== undefined) query = query.where('payment_method', '=', method);
  if (campaign === 0) query = query.where('campaign_id', 'is', null);
  else if (campaign !== undefined) query = query.where('campaign_id', '=', campaign);
  if (from !== undefined) query = query.where('date', '>=', from);
  if (to !== undefined) query = query.where('date', '<=', to);
  if (least !== undefined) query = query.where('amount_cents', '>=', toCents(least));
  if (most !== undefined) query = query.where('amount_cents', '<=', toCents(most));
  if (donor !== undefined) query = query.where('donor_id', '=', donor);
  if (gift !== undefined) query = query.where('giver_key', '=', giverKeyOf(database, gift));
  if (email !== '') query = query.where(isFrom(email));
  if (imported !== undefined) query = query.where('gifts.id', 'in', giftsIn(database, imported));
  if (occasion !== undefined) query = query.where('occasion_id', '=', occasion);
  return query;
};

const giverKeyOf = (database: Database, gift: number) =>
  database.selectFrom('gifts as one').select('one.giver_key').where('one.id', '=', gift);

const isFrom = (email: string) => (where: ExpressionBuilder<Schema, 'gifts'>) => {
  const donors = where.selectFrom('donors').select('donors.id').where('email_key', '=', emailKey(email));
  return where.or([where('donor_id', 'in', donors), where('giver_email_key', '=', emailKey(email))]);
};

/** Selects the gifts that an import recorded, completed or refunded, not the pledges of which it left a rest open. */
const giftsIn = (database: Database, id: number) =>
  database
    .selectFrom('gift_entries')
    .select('gift_id')
    .where('gift_entries.import_id', '=', id)
    .where((where) => where.or([where('kind', '<>', 'corrected'), where('cents', '<>', 0)]));

const orders = listOrdersOf('gifts');

/**
 * Returns a page of gifts, the newest first by default. Finds their numbers in an index before it reads any row,
 * because a filter may have to pass over a million gifts.
 */
export async function findGifts(
  database: Database,
  { after, order = 'newest', ...filter }: GiftPage,
  sight: Sight,
  { found, most = deskLimits.page }: { found?: FoundGifts; most?: number } = {},
): Promise<{ gifts: GiftRow[]; next: string | null }> {
  const query = selected(database, filter, found).select(['amount_cents', 'date', 'id']);
  const { direction, keys } = orders[order];
  const { next, rows } = await keysetPage(query, keys, after, most, direction);
  return {
    gifts: await readGifts(
      database,
      rows.map(({ id }) => id),
      sight,
    ),
    next,
  };
}

/** Reads the gifts of a query with their givers and campaigns. */
const rowsOf = (gifts: SelectQueryBuilder<Schema, 'gifts', object>) =>
  gifts
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .select(['gifts.id', 'gifts.date', 'amount_cents', 'payment_status', 'canceled_at', 'payment_method'])
    .select(['cause', 'external_id', 'reference', 'campaign_id', 'campaigns.title'])
    .select(['gifts.donor_id', 'giver_name', 'giver_email', 'donors.email', 'first_name', 'last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Returns gifts with their givers and campaigns, in the order of their numbers in `ids`. */
export async function readGifts(database: Database, ids: readonly number[], sight: Sight): Promise<GiftRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(database.selectFrom('gifts').where('gifts.id', 'in', ids)).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const paidWith = await paymentsFor(database, rows);
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .map((row) => ({ ...describe(row, sight), paid_with: paidWith.get(row.id) }));
}

const paymentsFor = (database: Database, rows: readonly Row[]) =>
  giftsThatPaid(
    database,
    rows.flatMap(({ canceled_at: at, id }) => (at === null ? [] : id)),
  );

function describe(row: Row, { names }: Sight): GiftRow {
  return {
    id: row.id,
    date: row.date,
    amount: fromCents(row.amount_cents),
    status: shownStatus(row),
    method: row.payment_method,
    campaign: row.campaign_id === null ? null : { id: row.campaign_id, title: row.title ?? '' },
    giver: names ? giverOf(row) : null,
    cause: names ? row.cause : null,
  };
}

const giverOf = (row: Row) => ({
  donor_id: row.donor_id,
  name: giverName(row),
  email: row.email ?? row.giver_email,
});

/** Returns gifts as the command line prints them, the newest first. */
export async function listGifts(
  database: Database,
  { page, ...filter }: GiftFilter & Pick<PageRange, 'page'> = { page: 1 },
): Promise<Page> {
  const query = newestFirst(rowsOf(selected(database, filter)), 'gifts.date', 'gifts.id');
  const { hasMore, rows } = await readPage(query, page);
  const paidWith = await paymentsFor(database, rows);
  const gifts = rows.map((row) => printed(row, paidWith.get(row.id)));
  return {
    columns: printedColumns,
    rows: gifts,
    lines: gifts.map(lineOf),
    empty: 'There are no such gifts.',
    hasMore,
  };
}

/** Returns a gift as the command line prints it. Throws an `ActionError` for an unknown gift. */
export async function printGift(database: Database, id: number) {
  const row = await rowsOf(database.selectFrom('gifts').where('gifts.id', '=', id)).executeTakeFirst();
  if (!row) throw unknownGift();
  const json = printed(row, (await paymentsFor(database, [row])).get(id));
  return { json, line: lineOf(json) };
}

const printed = (row: Row, paidWith: number | undefined) => ({
  id: row.id,
  date: row.date,
  amount: fromCents(row.amount_cents),
  payment_status: shownStatus(row),
  payment_method: row.payment_method,
  giver: giverName(row),
  email: row.email ?? row.giver_email,
  cause: row.cause,
  campaign_id: row.campaign_id,
  campaign: row.title,
  external_id: row.external_id,
  reference: row.reference,
  /** Of a pledge: the payment that took its place. */
  paid_with: paidWith ?? null,
});

const printedColumns = [
  'id',
  'date',
  'amount',
  'payment_status',
  'payment_method',
  'giver',
  'email',
  'cause',
  'campaign_id',
  'campaign',
  'external_id',
  'reference',
  'paid_with',
] satisfies (keyof ReturnType<typeof printed>)[];

function lineOf(gift: ReturnType<typeof printed>): string {
  const { amount, campaign, cause, date, email, giver, id, paid_with: payment, payment_status: status } = gift;
  return [
    id,
    date,
    exactMoney(toCents(amount)),
    payment === null ? status : programText('paidWith', { number: String(payment) }),
    giver ?? email ?? 'anonymous',
    campaign ?? 'no campaign',
    cause.replace(/[\s\p{Cc}]+/gu, ' '),
  ].join('\t');
}

/** Returns the number and the sum of the gifts that a filter selects. A pledge adds nothing if another gift paid it. */
export async function sumGifts(database: Database, filter: GiftFilter, found?: FoundGifts): Promise<GiftTotals> {
  const row = await selected(database, filter, found)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`cast(coalesce(sum(amount_cents), 0) as bigint)`.as('cents'),
      sql<number>`count(case when payment_status = 'completed' then 1 end)`.as('completed'),
      sql<number>`cast(coalesce(sum(case when payment_status = 'completed' then amount_cents end), 0) as bigint)`.as(
        'completed_cents',
      ),
    ])
    .executeTakeFirstOrThrow();
  const paid = await selected(database, filter, found)
    .where('canceled_at', 'is not', null)
    .where('gifts.id', 'in', paidPledges(database).select('payment.pledge_id'))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`cast(coalesce(sum(amount_cents), 0) as bigint)`.as('cents'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    amount: fromCents(row.cents - paid.cents),
    paid_pledges: paid.count,
    completed_count: row.completed,
    completed_amount: fromCents(row.completed_cents),
    ...(filter.import !== undefined && {
      import: await importOf(database, { ...filter, import: filter.import }, found),
    }),
  };
}

/** Returns what a list of the gifts of an import says about it, with its sums unless the list has only some of them. */
async function importOf(
  database: Database,
  { import: id, ...others }: GiftFilter & { import: number },
  found: FoundGifts,
): Promise<GiftTotals['import']> {
  const row = await database
    .selectFrom('imports')
    .select(['file_name', 'source', 'gross_cents', 'returned_cents'])
    .where('id', '=', id)
    .where('state', '=', 'imported')
    .executeTakeFirst();
  if (!row) return undefined;
  const { file_name, gross_cents: gross, returned_cents: returned, source } = row;
  const hasAll = found === undefined && Object.values(others).every((part) => part === undefined);
  return { file_name, source, ...(hasAll && { sums: { gross: fromCents(gross), returned: fromCents(returned) } }) };
}

/** Choices in the filter. */
const maxChoices = 200;

/** Returns the payment methods and campaigns that the filter can choose from. */
export async function giftChoices(database: Database): Promise<GiftChoices> {
  const campaigns = await database
    .selectFrom('campaigns')
    .select(['id', 'title'])
    .orderBy('id', 'desc')
    .limit(maxChoices)
    .execute();
  const methods = await distinctTexts(database, {
    table: 'gifts',
    column: 'payment_method',
    most: maxChoices,
  });
  return { methods, campaigns };
}
