import { fromCents } from '@hearthlight/domain';
import type { DeskBill } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import { keysetPage } from '../../actions/keyset.ts';
import type { BillState, Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { isOwnBill } from './bill-approval.ts';

const selectBills = (database: Database) =>
  database
    .selectFrom('bills')
    .leftJoin('campaigns', 'campaigns.id', 'bills.campaign_id')
    .select([
      'bills.id',
      'payee',
      'kind',
      'bills.date',
      'amount_cents',
      'state',
      'paid_on',
      'scan',
      'published',
    ])
    .select(['recorded_by', 'recorded_staff', 'approved_at', 'approved_by'])
    .select('campaigns.title as campaign');

type Row = Awaited<ReturnType<ReturnType<typeof selectBills>['executeTakeFirstOrThrow']>>;

/** Returns bills, the newest first, and what is needed to record another one. */
export async function readBills(
  context: ActionContext,
  { after, state }: { after?: string | undefined; state?: BillState | undefined },
) {
  const { database, needsApproval } = context;
  const query = selectBills(database).$if(state !== undefined, (all) =>
    all.where('state', '=', state ?? 'open'),
  );
  const keys = [
    { column: 'bills.date', of: (row: Row) => row.date },
    { column: 'bills.id', of: (row: Row) => row.id },
  ];
  const { next, rows } = await keysetPage(query, keys, after);
  const kinds = await database
    .selectFrom('bills')
    .select('kind')
    .distinct()
    .orderBy('kind')
    .limit(50)
    .execute();
  return {
    bills: rows.map((row) => describe(context, row)),
    next,
    needs_approval: needsApproval,
    kinds: kinds.map(({ kind }) => kind),
    campaigns: await database.selectFrom('campaigns').select(['id', 'title']).orderBy('id', 'desc').execute(),
  };
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
