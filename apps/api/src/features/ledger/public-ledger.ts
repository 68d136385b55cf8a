import type { LedgerIndex } from '@hearthlight/domain';

import type { Listing } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { listedKeys } from './signing-key.ts';

/** Returns the public keys, oldest first, and the closed months, newest first. */
export async function ledgerIndex(database: Database): Promise<LedgerIndex> {
  const keys = await listedKeys(database);
  const months = await database
    .selectFrom('ledgers')
    .select(['month', 'entries', 'hash', 'closed_at'])
    .orderBy('month', 'desc')
    .limit(1200)
    .execute();
  return {
    keys: keys.map(({ public_key: key, since_at: since }) => ({ key, since: isoInstant(since) })),
    months: months.map((row) => ({ ...row, closed_at: isoInstant(row.closed_at) })),
  };
}

/** Returns the published ledger of a month, or `undefined` if the month is not closed. */
export async function ledgerText(database: Database, month: string): Promise<string | undefined> {
  const row = await database.selectFrom('ledgers').select('document').where('month', '=', month).executeTakeFirst();
  return row?.document;
}

/** Lists the closed months, newest first. */
export async function listLedgers(database: Database): Promise<Listing> {
  const { months: rows } = await ledgerIndex(database);
  const lines = rows.map(({ closed_at: at, entries, hash, month }) =>
    [month, countOf(entries, 'entry', 'entries'), hash, at].join('\t'),
  );
  return { rows, lines, empty: 'No month is closed.' };
}
