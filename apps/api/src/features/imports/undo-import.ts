import { formatMonth } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';
import { type Selectable, sql } from 'kysely';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../actions/action.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { changeBooks, recountCampaigns } from '../books/entries.ts';
import { giverName } from '../books/giver.ts';
import { keepReceipts, outdatedReceipts } from '../books/keep-receipts.ts';
import { todayOf } from '../books/requirements.ts';
import { partsOf } from './planning/known-gifts.ts';
import { forgetLeftOut } from './planning/left-out.ts';
import { giftsOfImport } from './planning/record-plan.ts';
import { countRecorded, forgetUndecided } from './planning/undecided-rows.ts';
import { type BlockingGift, undoRefusal } from './undo-refusal.ts';

/**
 * Undoes an import: removes its gifts with their entries, and restores the gifts that it changed. Throws an
 * `ActionError` when an entry is in a closed month's ledger, when a gift was changed since, and when the receipt of a
 * gift was mailed.
 */
export async function undoImport(
  context: ActionContext,
  id: number,
  options: ChangeOptions = {},
): Promise<{ removed: number; reopened: number }> {
  return audited(
    context,
    'gift import-undo',
    async (database) => {
      await changeBooks(database);
      await requireImported(database, id);
      await requireOpen(database, id);
      await requireUnchanged(database, id);
      const campaigns = await campaignsOf(database, id);
      const gifts = await giftsOfImport(database, id);
      await forgetDecisions(database, id);
      const reopened = await restoreGifts(database, id);
      const removed = await removeGifts(database, id);
      await forgetPledged(database, gifts);
      await requireUnsent(database, gifts);
      await recountCampaigns(database, campaigns);
      await keepReceipts(database, gifts, todayOf(context));
      await database
        .updateTable('imports')
        .set({ state: 'undone', undone_at: context.now(), undone_by: context.actor })
        .where('id', '=', id)
        .execute();
      return {
        subject: { kind: 'import', id },
        detail: programText('giftsRemoved', { count: removed }),
        result: { removed, reopened },
      };
    },
    options,
  );
}

/** Forgets what an import decided and which of its rows wait, while the gifts that it recorded are still known. */
async function forgetDecisions(database: Database, id: number): Promise<void> {
  await countRecorded(database, id, -1);
  await forgetLeftOut(database, id);
  await forgetUndecided(database, id);
}

/** Removes what an import recorded. Returns the number of its gifts. */
async function removeGifts(database: Database, id: number): Promise<number> {
  for (const table of ['gift_sources', 'import_changes', 'gift_entries'] as const)
    await database.deleteFrom(table).where('import_id', '=', id).execute();
  const gone = await database.deleteFrom('gifts').where('import_id', '=', id).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

async function requireImported(database: Database, id: number): Promise<void> {
  const found = await database.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirst();
  if (!found || found.state === 'uploaded') {
    throw new ActionError(words.gone, { status: 404 });
  }
  if (found.state === 'undone') {
    throw new ActionError(words.alreadyUndone, { status: 409 });
  }
}

/** Entries of a closed month are published and cannot be removed. */
async function requireOpen(database: Database, id: number): Promise<void> {
  const published = await database
    .selectFrom('gift_entries')
    .innerJoin('ledger_leaves', 'ledger_leaves.entry_id', 'gift_entries.id')
    .select('ledger_leaves.month')
    .where('gift_entries.import_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!published) return;
  throw new ActionError(words.undoClosed({ month: formatMonth(published.month) }), { status: 409 });
}

/** Later entries of a gift depend on those of the import. */
async function requireUnchanged(database: Database, id: number): Promise<void> {
  const gifts = await database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'date', 'giver_name', 'first_name', 'last_name'])
    .where(
      'gifts.id',
      'in',
      sql<number>`(select later.gift_id from gift_entries later
        join (select gift_id, min(id) as first from gift_entries where import_id = ${id} group by gift_id) own
          on own.gift_id = later.gift_id
        where later.id > own.first and later.import_id is distinct from ${id})`,
    )
    .orderBy('gifts.id')
    .execute();
  if (gifts.length === 0) return;
  const changed = gifts.map((gift) => ({ id: gift.id, giver: giverName(gift), date: gift.date }));
  throw undoRefusal(words.undoChanged, changed);
}

/** A giver keeps a mailed receipt, so its gift is corrected or refunded instead of removed. */
async function requireUnsent(database: Database, ids: readonly number[]): Promise<void> {
  const gifts: BlockingGift[] = [];
  for await (const some of partsOf(ids)) {
    const mailed = (await outdatedReceipts(database, some)).filter(({ mailed_at: at }) => at !== null);
    gifts.push(...mailed.map(({ date, email, gift_id: id, name }) => ({ id, giver: name ?? email, date })));
  }
  if (gifts.length > 0) throw undoRefusal(words.undoMailed, gifts);
}

async function campaignsOf(database: Database, id: number): Promise<number[]> {
  const rows = await database
    .selectFrom('gift_entries')
    .select('campaign_id')
    .distinct()
    .where('import_id', '=', id)
    .execute();
  return rows.flatMap(({ campaign_id: campaign }) => campaign ?? []);
}

/** Restores the gifts that an import changed. Returns the number of the pledges that are open again. */
async function restoreGifts(database: Database, id: number): Promise<number> {
  const changes = await database
    .selectFrom('import_changes')
    .select(['gift_id', 'status_before', 'cents_before', 'fee_before', 'date_before', 'method_before'])
    .where('import_id', '=', id)
    .where('status_before', 'is not', null)
    // One import may have changed a pledge several times: what it changed last is restored first.
    .orderBy('id', 'desc')
    .execute();
  for (const { cents_before: cents, fee_before: fee, status_before: status, ...change } of changes) {
    if (status === null || cents === null) continue;
    await database
      .updateTable('gifts')
      .set({ payment_status: status, amount_cents: cents, fee_cents: fee ?? 0, ...unpaid(change) })
      .where('id', '=', change.gift_id)
      .execute();
  }
  return new Set(
    changes.flatMap((change) => (change.status_before === 'pending' && change.date_before ? change.gift_id : [])),
  ).size;
}

/** Forgets what was pledged for pledges that are open again and of which no part came. */
async function forgetPledged(database: Database, ids: readonly number[]): Promise<void> {
  for await (const some of partsOf(ids))
    await database
      .updateTable('gifts')
      .set({ pledged_cents: null })
      .where('id', 'in', some)
      .where('payment_status', '=', 'pending')
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('gifts as part').select('part.id').whereRef('part.pledge_id', '=', 'gifts.id')),
        ),
      )
      .execute();
}

/** Returns the columns of a pledge before an import completed it. */
const unpaid = ({ date_before: date, method_before: method }: Before) =>
  date === null || method === null ? {} : { date, payment_method: method, external_id: null, payer_key: null };

type Before = Pick<Selectable<Schema['import_changes']>, 'date_before' | 'method_before'>;
