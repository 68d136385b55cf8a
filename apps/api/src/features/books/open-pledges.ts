import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

/** A pledge that waits for a payment with its reference. */
export interface OpenPledge {
  id: number;
  donor_id: number | null;
  amount_cents: number;
  date: string;
  reference: string;
}

/** Pledges among which a payment with a mistake in its reference is looked for. */
const most = 50_000;

/** Returns the newest pledges that wait for a payment. */
export async function openPledges(database: Database): Promise<OpenPledge[]> {
  const pledges = await database
    .selectFrom('gifts')
    .select(['id', 'donor_id', 'amount_cents', 'date', 'reference'])
    // As text, because SQLite uses a partial index only for a value that it knows.
    .where(sql<boolean>`payment_status = 'pending'`)
    .where('reference', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return pledges.map(({ reference, ...pledge }) => ({ ...pledge, reference: reference ?? '' }));
}
