import { formats } from '@hearthlight/domain';
import { checkLimits, type Statement } from '@hearthlight/domain/ledger';

import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../iso-time.ts';
import { signingKey } from './signing-key.ts';

/** What a statement states besides its lines. */
interface Issuer {
  /** The name of the foundation. */
  foundation: string;
  /** Epoch milliseconds. */
  now: number;
  /** `AUTH_SECRET`, from which the key is derived. */
  secret: string;
}

/**
 * Returns a donor's signed statement as JSON text: every entry of the donor's gifts in closed months, which anyone can
 * check. It contains no names. Throws for more lines than a check accepts, because an incomplete statement would mislead.
 */
export async function issueStatement(
  database: Database,
  donorId: number,
  { foundation, now, secret }: Issuer,
): Promise<string> {
  const key = await signingKey(database, secret, now);
  const rows = await entriesOf(database, donorId);
  if (rows.length > checkLimits.lines)
    throw new Error(`donor ${donorId} has too many entries for a statement`);
  const gifts = [...Map.groupBy(rows, ({ gift }) => gift)].map(([gift, entries]) => ({
    gift,
    secret: entries[0]?.secret ?? '',
    lines: entries.map(({ gift: _gift, secret: _secret, ...line }) => line),
  }));
  const statement: Statement = key.signed({
    format: 'donation-statement-2',
    foundation,
    issued_at: isoInstant(now),
    currency: formats().currency,
    total: rows.reduce((sum, { cents }) => sum + cents, 0),
    key: key.publicKey,
    months: await monthsFrom(database, rows[0]?.month),
    gifts,
  });
  return `${JSON.stringify(statement, null, 2)}\n`;
}

/** Returns a donor's published entries in the order of publication. The order of columns is that of the schema. */
const entriesOf = (database: Database, donorId: number) =>
  database
    .selectFrom('donations')
    .innerJoin('donation_entries', 'donation_entries.donation_id', 'donations.id')
    .innerJoin('ledger_leaves', 'ledger_leaves.entry_id', 'donation_entries.id')
    .innerJoin('gift_secrets', 'gift_secrets.donation_id', 'donations.id')
    .select([
      'donations.id as gift',
      'gift_secrets.secret',
      'donation_entries.id as entry',
      'donation_entries.kind',
      'donation_entries.date',
      'donation_entries.cents',
      'donation_entries.campaign_id as campaign',
      'ledger_leaves.month',
      'ledger_leaves.position as index',
      'ledger_leaves.salt',
    ])
    .where('donations.donor_id', '=', donorId)
    .orderBy('ledger_leaves.month')
    .orderBy('ledger_leaves.position')
    .orderBy('donation_entries.id')
    .limit(checkLimits.lines + 1)
    .execute();

/** Returns the closed months from `first` on, with the hashes of their files. */
async function monthsFrom(database: Database, first: string | undefined) {
  if (first === undefined) return [];
  const months = database.selectFrom('ledgers').select(['month', 'hash']).where('month', '>=', first);
  return months.orderBy('month').execute();
}
