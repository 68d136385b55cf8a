import type { Database } from '../../database/schema.ts';

/**
 * Selects the pledges that were closed because a payment, recorded as another gift, took their place. Both were recorded
 * before anybody knew, and a recorded gift stays.
 */
export const paidPledges = (database: Database) =>
  database
    .selectFrom('gifts as payment')
    .where('payment.pledge_id', 'is not', null)
    .where('payment.closes_pledge', '=', 1);

/** Returns the gifts with which pledges were paid, by the number of the pledge. */
export async function giftsThatPaid(
  database: Database,
  pledges: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (pledges.length === 0) return new Map();
  const rows = await paidPledges(database)
    .where('payment.pledge_id', 'in', pledges)
    .select(['payment.pledge_id as pledge', 'payment.id as payment'])
    .execute();
  return new Map(rows.flatMap(({ payment, pledge }) => (pledge === null ? [] : [[pledge, payment] as const])));
}
