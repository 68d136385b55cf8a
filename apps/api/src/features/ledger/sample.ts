import { dayIn } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { RemoveSample } from '../../actions/feature.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks, recountCampaigns, sampleActor } from '../books/entries.ts';
import { nobody } from '../books/giver.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { lastClosedMonth, monthsAfter, monthsFrom } from '../books/months.ts';
import { publishMonth } from './close-month.ts';

const mark = 'sample-ledger';

/** Closes every past month of the sample data, unless the operator has closed one. */
export async function closeSampleMonths(
  transaction: Database,
  { now, secret, timeZone }: { now: number; secret: string; timeZone: string },
): Promise<void> {
  if ((await lastClosedMonth(transaction)) !== undefined) return;
  const first = await transaction
    .selectFrom('gift_entries')
    .select(({ fn }) => fn.min('date').as('date'))
    .executeTakeFirstOrThrow();
  const thisMonth = dayIn(timeZone, now).slice(0, 7);
  for (const month of monthsFrom(first.date.slice(0, 7), thisMonth)) {
    const closedAt = Date.parse(`${monthsAfter(month, 1)}-03T17:00:00Z`);
    await publishMonth(transaction, month, { now: Math.min(closedAt, now), secret });
  }
  await transaction.insertInto('marks').values({ name: mark, at: now }).execute();
}

/** Removes the closed months of the sample data, unless the operator has closed a later one. */
async function removeSampleMonths(transaction: Database): Promise<void> {
  const added = await transaction.selectFrom('marks').select('at').where('name', '=', mark).executeTakeFirst();
  if (!added) return;
  const later = await transaction
    .selectFrom('ledgers')
    .select('month')
    .where('closed_at', '>', added.at)
    .orderBy('month')
    .limit(1)
    .executeTakeFirst();
  if (later) return;
  await transaction.deleteFrom('marks').where('name', '=', mark).execute();
  await transaction.deleteFrom('ledger_leaves').execute();
  await transaction.deleteFrom('ledgers').execute();
}

/** Selects the gifts that the sample data recorded. */
const sampleGifts = (database: Database) =>
  database
    .selectFrom('gift_entries')
    .innerJoin('gifts', 'gifts.id', 'gift_entries.gift_id')
    .select('gift_id')
    .where('kind', '=', 'recorded')
    .where('actor', '=', sampleActor);

/**
 * Removes the gifts, receipts, bills and closed months of the sample data. Gifts in a ledger that the operator
 * published stay without a name, because ledgers never change.
 */
export const removeSampleBooks: RemoveSample = async (transaction, { today }) => {
  await changeBooks(transaction);
  await removeSampleMonths(transaction);
  await transaction
    .deleteFrom('bills')
    .where('recorded_by', '=', sampleActor)
    .where('recorded_staff', 'is', null)
    .execute();
  const gifts = await sampleGifts(transaction).execute();
  const removed = await transaction
    .deleteFrom('gifts')
    .where('id', 'in', sampleGifts(transaction))
    .where('id', 'not in', (from) =>
      from
        .selectFrom('ledger_leaves')
        .innerJoin('gift_entries', 'gift_entries.id', 'ledger_leaves.entry_id')
        .select('gift_entries.gift_id'),
    )
    .returning('campaign_id')
    .execute();
  const campaigns = new Set(removed.flatMap(({ campaign_id: id }) => (id === null ? [] : [id])));
  await recountCampaigns(transaction, [...campaigns]);
  await makeAnonymous(transaction);
  await removeReceipts(
    transaction,
    gifts.map(({ gift_id: id }) => id),
    today,
  );
  return {};
};

/** Removes the names of sample gifts that stay. Those of the demo donor become anonymous with the donor. */
async function makeAnonymous(transaction: Database): Promise<void> {
  await transaction
    .updateTable('gifts')
    .set({
      ...nobody,
      giver_key: sql`'anonymous:' || id`,
      giver_settled: 1,
    })
    .where('donor_id', 'is', null)
    .where('id', 'in', sampleGifts(transaction))
    .execute();
  await transaction
    .updateTable('receipts')
    .set({ giver_key: sql`'anonymous:' || gift_id`, name: null, email: null })
    .where('gift_id', 'in', sampleGifts(transaction).where('donor_id', 'is', null))
    .execute();
}

/** Removes the receipts of gifts, or reverses them if there are others, whose numbers must have no gaps. */
async function removeReceipts(transaction: Database, gifts: readonly number[], today: string): Promise<void> {
  const isOfSample = new Set(gifts);
  const receipts = await transaction.selectFrom('receipts').select('gift_id').distinct().execute();
  const others = receipts.filter(({ gift_id: id }) => !isOfSample.has(id));
  if (others.length === 0) await transaction.deleteFrom('receipts').execute();
  await keepReceipts(transaction, gifts, today);
}
