import { type GiftEntry, programText, readProgramText } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

const reasonStart = programText('paidWith', { number: '' });

/**
 * Selects the pledges that were closed because a payment, recorded as another gift, took their place. Both were recorded
 * before anybody knew, and a recorded gift stays. Their newest entry names the payment.
 */
export const paidPledges = (database: Database) =>
  database
    .selectFrom('gifts as payment')
    // SQLite keeps the order of a cross join. Otherwise it reads all entries before the few payments.
    .crossJoin('gift_entries as paid')
    .whereRef('paid.gift_id', '=', 'payment.pledge_id')
    .where('payment.pledge_id', 'is not', null)
    .where('payment.payment_status', '<>', 'failed')
    .where('paid.kind', '=', 'failed')
    .where('paid.reason', '=', sql<string>`${reasonStart} || cast(${sql.ref('payment.id')} as text)`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('gift_entries as later')
            .select('later.id')
            .whereRef('later.gift_id', '=', 'paid.gift_id')
            .whereRef('later.id', '>', 'paid.id'),
        ),
      ),
    );

/** Returns the gifts with which pledges were paid, by the number of the pledge. */
export async function giftsThatPaid(
  database: Database,
  pledges: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (pledges.length === 0) return new Map();
  const rows = await paidPledges(database)
    .where('payment.pledge_id', 'in', pledges)
    .select(['paid.gift_id as pledge', 'payment.id as payment'])
    .execute();
  return new Map(rows.map(({ payment, pledge }) => [pledge, payment]));
}

/** Returns the gift with which a pledge was paid, if its entry says so. */
export function paidWithOf({
  kind,
  reason = '',
}: {
  kind: GiftEntry['kind'];
  reason?: string | undefined;
}): number | undefined {
  const text = kind === 'failed' ? readProgramText('reason', reason) : undefined;
  return text?.name === 'paidWith' ? Number(text.values['number']) : undefined;
}
