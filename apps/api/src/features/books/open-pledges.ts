import { type Expression, sql } from 'kysely';

import type { Database } from '../../database/schema.ts';

/** A pledge that waits for a payment with its reference, or has one. */
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
export const openPledges = (database: Database): Promise<OpenPledge[]> =>
  // As text, because SQLite uses a partial index only for a value that it knows.
  newestPledges(database, sql<boolean>`payment_status = 'pending'`);

/** Returns the newest gifts of donors that were paid with a reference. */
export const paidPledges = (database: Database): Promise<OpenPledge[]> =>
  newestPledges(database, sql<boolean>`payment_status = 'completed' and donor_id is not null`);

async function newestPledges(database: Database, isMeant: Expression<boolean>): Promise<OpenPledge[]> {
  const pledges = await database
    .selectFrom('gifts')
    .select(['id', 'donor_id', 'amount_cents', 'date', 'reference'])
    .where(isMeant)
    .where('reference', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return pledges.map(({ reference, ...pledge }) => ({ ...pledge, reference: reference ?? '' }));
}
