import { type Selectable, sql } from 'kysely';

import { inBatches } from '../../database/in-batches.ts';
import type { Database, GiftStatus, Schema } from '../../database/schema.ts';
import { lockVersion, raiseVersion } from '../../database/versions.ts';
import { searchKey } from '../../lib/search-key.ts';
import { keepCurrency } from './currency.ts';
import type { GiverColumns } from './giver.ts';

/** The author, time and reason of a change of the books. */
export interface Change {
  /** Epoch milliseconds. */
  at: number;
  actor: string;
  reason: string;
  /** The import that makes the change, if any. */
  importId?: number;
}

/** The author of the entries and bills of the sample data. */
export const sampleActor = 'sample data';

/** The columns of a new gift. */
export interface GiftColumns extends GiverColumns {
  campaign_id: number | null;
  /** `YYYY-MM-DD` in the foundation's time zone. */
  date: string;
  amount_cents: number;
  cause: string;
  payment_method: string;
  payment_status: GiftStatus;
  external_id: string | null;
  /** The fee that the payment provider kept, 0 by default. */
  fee_cents?: number;
  /** The import that records the gift, if any. */
  import_id?: number;
  /** The payment reference without spaces. */
  reference?: string | null;
  /** The payer as the bank names them. See `payerKey`. */
  payer_key?: string | null;
  /** The pledge of which the gift pays a part. */
  pledge_id?: number | null;
  /** 1 if it takes the place of the pledge. */
  closes_pledge?: 0 | 1;
  /** Whom it is in memory or in honor of. */
  occasion_id?: number | null;
  /** 1 if the giver asked to stay anonymous in public for it. */
  stays_anonymous?: 0 | 1;
  /** 1 for a further gift with the reference of a plan. */
  beside_plan?: 0 | 1;
}

/** An entry without id, time, actor and reason. */
export type NewEntry = Pick<
  Selectable<Schema['gift_entries']>,
  'gift_id' | 'first_id' | 'kind' | 'cents' | 'campaign_id' | 'date'
>;

/** Rows per statement. Twenty columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 500;

/** Blocks other changes of the books until the transaction ends, without raising their version. */
export const lockBooks = (transaction: Database): Promise<void> => lockVersion(transaction, 'books');

/**
 * Blocks other changes of the books until the transaction ends, and raises their version. Throws `OtherCurrency` when
 * the books are kept in another currency than the foundation's.
 */
export async function changeBooks(transaction: Database): Promise<void> {
  await raiseVersion(transaction, 'books');
  await keepCurrency(transaction);
}

/** Returns the amount of a completed gift, and 0 for any other. */
export const countedCents = (gift: Pick<GiftColumns, 'amount_cents' | 'payment_status'>): number =>
  gift.payment_status === 'completed' ? gift.amount_cents : 0;

/**
 * Inserts gifts with their first entries. Skips gifts with a known external id. Calls `onProgress` after each
 * statement. Returns the new gifts with their ids.
 */
export async function insertGifts(
  transaction: Database,
  gifts: readonly GiftColumns[],
  change: Change,
  onProgress: (inserted: number) => Promise<void> = async () => undefined,
) {
  const inserted = [];
  for await (const some of inBatches(gifts, batchSize)) {
    const rows = await transaction
      .insertInto('gifts')
      .values(some.map((gift) => ({ ...gift, cause_key: searchKey(gift.cause) })))
      .onConflict((conflict) => conflict.column('external_id').doNothing())
      .returning(['id', 'external_id', 'campaign_id', 'date', 'amount_cents', 'payment_status'])
      .execute();
    inserted.push(...rows);
    await onProgress(inserted.length);
  }
  const entries = inserted.map((gift) => ({
    gift_id: gift.id,
    first_id: null,
    kind: 'recorded' as const,
    cents: countedCents(gift),
    campaign_id: gift.campaign_id,
    date: gift.date,
  }));
  await insertEntries(transaction, entries, change);
  return inserted;
}

/** Inserts entries and updates the balances of their campaigns. The gifts must already be updated. */
export async function insertEntries(
  transaction: Database,
  entries: readonly NewEntry[],
  { actor, at, importId, reason }: Change,
): Promise<void> {
  const made = { actor, at, reason, import_id: importId ?? null };
  for await (const some of inBatches(entries, batchSize)) {
    const rows = some.map((entry) => ({ ...entry, ...made }));
    await transaction.insertInto('gift_entries').values(rows).execute();
  }
  const campaigns = new Set(entries.flatMap(({ campaign_id: id }) => id ?? []));
  await recountCampaigns(transaction, [...campaigns]);
}

/** Recomputes the amount raised and the contributors of campaigns from their opening balances and entries. */
export async function recountCampaigns(transaction: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await transaction
      .updateTable('campaigns')
      .set({
        raised_cents: sql`opening_cents
          + coalesce((select sum(cents) from entry_sums where campaign_id = ${id}), 0)`,
        contributors: sql`opening_contributors + (select count(distinct giver_key) from gifts
          where campaign_id = ${id} and payment_status = 'completed')`,
      })
      .where('id', '=', id)
      .execute();
  }
}
