import { fromCents } from '@hearthlight/domain';
import type { Selectable } from 'kysely';

import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';

type Gift = Pick<Selectable<Schema['gifts']>, 'id' | 'amount_cents' | 'giver_key' | 'pledge_id' | 'pledged_cents'>;

/** What was pledged and what came, in the currency's major unit. */
export interface PledgeSums {
  /** The number of the pledge. */
  id: number;
  amount: number;
  came: number;
}

/** Pledges per query. */
const batchSize = 500;

/**
 * Returns what was pledged and what came, by gift, for gifts of another sum than pledged and for parts of a pledge.
 * Counts the payments of the same giver, because a payment may have been given to somebody else since.
 */
export async function pledgeSums(database: Database, gifts: readonly Gift[]): Promise<ReadonlyMap<number, PledgeSums>> {
  const sums = new Map<number, PledgeSums>();
  const some = gifts.flatMap((gift) => {
    const pledge = gift.pledge_id ?? (gift.pledged_cents === null ? undefined : gift.id);
    return pledge === undefined ? [] : { gift, pledge };
  });
  for await (const part of inBatches(some, batchSize)) {
    const pledges = await giftsOfPledges(database, [...new Set(part.map(({ pledge }) => pledge))]);
    for (const { gift, pledge } of part) {
      const own = pledges.filter(({ giver_key: giver }) => giver === gift.giver_key);
      const pledged = own.find(({ id }) => id === pledge);
      const paid = own.filter(
        ({ id, payment_status: status, pledge_id: of }) => (id === pledge || of === pledge) && status === 'completed',
      );
      const cents = pledged && (pledged.pledged_cents ?? pledged.amount_cents);
      if (cents === undefined || cents === gift.amount_cents) continue;
      const came = paid.reduce((sum, { amount_cents: each }) => sum + each, 0);
      sums.set(gift.id, { id: pledge, amount: fromCents(cents), came: fromCents(came) });
    }
  }
  return sums;
}

/** Returns pledges and the payments that are parts of them. */
const giftsOfPledges = (database: Database, ids: readonly number[]) =>
  database
    .selectFrom('gifts')
    .select(['id', 'amount_cents', 'giver_key', 'payment_status', 'pledge_id', 'pledged_cents'])
    .where((where) => where.or([where('id', 'in', ids), where('pledge_id', 'in', ids)]))
    .execute();
