import type { LedgerMonths } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../iso-time.ts';

/** Returns the closed months, newest first. */
export async function ledgerMonths(database: Database): Promise<LedgerMonths> {
  const rows = await database
    .selectFrom('ledgers')
    .select(['month', 'entries', 'root', 'closed_at'])
    .orderBy('month', 'desc')
    .limit(1200)
    .execute();
  return { months: rows.map((row) => ({ ...row, closed_at: isoInstant(row.closed_at) })) };
}

/** Returns the published ledger of a month, or `undefined` if the month is not closed. */
export async function ledgerText(database: Database, month: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('ledgers')
    .select('document')
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.document;
}
