import { formats } from '@hearthlight/domain';
import { checkLimits, type Statement } from '@hearthlight/domain/ledger';

import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { publishedEntries } from './close-month.ts';
import { signingKey } from './signing-key.ts';

/**
 * Returns a donor's statement as JSON text, signed with a key of `secret`, `AUTH_SECRET`: every entry of the donor's
 * gifts in closed months, without names. Throws for more lines than a check accepts, because an incomplete statement
 * would mislead.
 */
export async function issueStatement(
  database: Database,
  donorId: number,
  { foundation, now, secret }: { foundation: string; now: number; secret: string },
): Promise<string> {
  const key = await signingKey(database, secret, now);
  const rows = await publishedEntries(database)
    .innerJoin('gifts', 'gifts.id', 'gift_entries.gift_id')
    .where('donor_id', '=', donorId)
    .orderBy('month')
    .orderBy('index')
    .execute();
  if (rows.length > checkLimits.lines) throw new Error(`donor ${donorId} has too many entries for a statement`);
  const [first] = rows;
  const months = await database.selectFrom('ledgers').select(['month', 'hash']).orderBy('month').execute();
  const gifts = [...Map.groupBy(rows, ({ gift }) => gift)].map(([gift, entries]) => ({
    gift,
    secret: entries[0]?.secret ?? '',
    lines: entries.map(({ gift: _gift, place: _place, secret: _secret, ...line }) => line),
  }));
  const statement: Statement = key.signed({
    format: 'donation-statement-2',
    foundation,
    issued_at: isoInstant(now),
    currency: formats().currency,
    total: rows.reduce((sum, { cents }) => sum + cents, 0),
    key: key.publicKey,
    months: months.filter(({ month }) => first && month >= first.month),
    gifts,
  });
  return `${JSON.stringify(statement, null, 2)}\n`;
}
