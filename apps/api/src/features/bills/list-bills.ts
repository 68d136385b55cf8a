import { fromCents } from '@hearthlight/domain';
import { type BillState, type BillTotals, type DeskBill, deskLimits, type DeskQuery } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { sql, type SqlBool } from 'kysely';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import { keysetPage } from '../../actions/keyset.ts';
import { listOrdersOf } from '../../actions/list-orders.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { containing, searchKey } from '../../lib/search-key.ts';
import { isOwnBill } from './bill-approval.ts';

const selectBills = (database: Database) =>
  database
    .selectFrom('bills')
    .leftJoin('campaigns', 'campaigns.id', 'bills.campaign_id')
    .select(['bills.id', 'payee', 'kind', 'bills.date', 'amount_cents', 'state', 'paid_on', 'scan', 'published'])
    .select(['recorded_by', 'recorded_staff', 'approved_at', 'approved_by'])
    .select(['bills.campaign_id', 'campaigns.title as campaign']);

type Row = Awaited<ReturnType<ReturnType<typeof selectBills>['executeTakeFirstOrThrow']>>;

const orders = listOrdersOf('bills');

/** Selects bills by a part of the payee or the purpose. */
export const isBillLike = (search: string) =>
  sql<SqlBool>`search_key like ${containing(searchKey(search))} escape '\\'`;

/** Which bills are selected. */
type BillFilter = Pick<DeskQuery<'billList'>, 'search' | 'state'>;

const isSelected = ({ search = '', state }: BillFilter) =>
  sql<SqlBool>`(${state === undefined ? sql`true` : sql`state = ${state}`}
    and ${search === '' ? sql`true` : isBillLike(search)})`;

/** Returns at most `most` bills, the newest first by default. */
export async function findBills(
  context: ActionContext,
  { after, order = 'newest', ...filter }: DeskQuery<'billList'>,
  most: number,
): Promise<{ bills: DeskBill[]; next: string | null }> {
  const query = selectBills(context.database).where(isSelected(filter));
  const { direction, keys } = orders[order];
  const { next, rows } = await keysetPage(query, keys, after, most, direction);
  return { bills: rows.map((row) => describe(context, row)), next };
}

/** Returns bills, the newest first by default, and what is needed to record another one. */
export async function readBills(context: ActionContext, query: DeskQuery<'billList'>) {
  const { database, needsApproval } = context;
  const { bills, next } = await findBills(context, query, deskLimits.page);
  const totals = query.after === undefined ? await sumBills(database, query) : undefined;
  const kinds = await database.selectFrom('bills').select('kind').distinct().orderBy('kind').limit(50).execute();
  return {
    bills,
    next,
    ...(totals && { totals }),
    needs_approval: needsApproval,
    kinds: kinds.map(({ kind }) => kind),
    campaigns: await database.selectFrom('campaigns').select(['id', 'title']).orderBy('id', 'desc').execute(),
  };
}

const sumOf = (state: BillState) =>
  sql<number>`cast(coalesce(sum(case when state = ${state} then amount_cents end), 0) as bigint)`;

async function sumBills(database: Database, filter: BillFilter): Promise<BillTotals> {
  const { count, open, paid } = await database
    .selectFrom('bills')
    .where(isSelected(filter))
    .select([sql<number>`count(*)`.as('count'), sumOf('open').as('open'), sumOf('paid').as('paid')])
    .executeTakeFirstOrThrow();
  return { count, open_amount: fromCents(open), paid_amount: fromCents(paid) };
}

/** Returns a bill. Throws an `ActionError` for an unknown one. */
export async function readBill(context: ActionContext, id: number): Promise<DeskBill> {
  const row = await selectBills(context.database).where('bills.id', '=', id).executeTakeFirst();
  if (row) return describe(context, row);
  throw new ActionError(words.entryGone, { status: 404 });
}

function describe(context: ActionContext, row: Row): DeskBill {
  const { amount_cents: cents, approved_at: at, approved_by: by, id, published, scan } = row;
  return {
    id,
    payee: row.payee,
    kind: row.kind,
    campaign: row.campaign,
    campaign_id: row.campaign_id,
    amount: fromCents(cents),
    date: row.date,
    state: row.state,
    paid_on: row.paid_on,
    scan: scan === null ? null : scan.endsWith('.pdf') ? 'pdf' : 'picture',
    published: published === 1,
    recorded_by: row.recorded_by,
    is_own: isOwnBill(context, row),
    is_approved: at !== null,
    approved_by: by,
    approved_at: at === null || at === 0 ? null : isoInstant(at),
  };
}
