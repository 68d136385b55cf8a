import { formats } from '@hearthlight/domain';
import { sealOf, type Statement, type StatementLine } from '@hearthlight/domain/ledger';

import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../iso-time.ts';
import { sha256 } from './hashing.ts';

/** Maximum number of lines, far more than a donor has. */
const maxLines = 20_000;

/**
 * Returns a donor's statement as JSON text: every entry of the donor's gifts in closed months, with the salt and proof
 * that anyone can check. It contains no names.
 */
export async function issueStatement(
  database: Database,
  donorId: number,
  { foundation, now }: { foundation: string; now: number },
): Promise<string> {
  const lines = await linesOf(database, donorId);
  const unsealed = {
    format: 'donation-statement-1' as const,
    foundation,
    issued_at: isoInstant(now),
    currency: formats().currency,
    count: lines.length,
    lines,
  };
  const statement: Statement = { ...unsealed, seal: await sealOf(sha256, unsealed) };
  return `${JSON.stringify(statement, null, 2)}\n`;
}

async function linesOf(database: Database, donorId: number): Promise<StatementLine[]> {
  const rows = await database
    .selectFrom('donations')
    .innerJoin('donation_entries', 'donation_entries.donation_id', 'donations.id')
    .innerJoin('ledger_leaves', 'ledger_leaves.entry_id', 'donation_entries.id')
    .select([
      'donation_entries.id as entry',
      'donations.id as gift',
      'donation_entries.kind',
      'donation_entries.date',
      'donation_entries.cents',
      'donation_entries.campaign_id as campaign',
      'ledger_leaves.month',
      'ledger_leaves.position as index',
      'ledger_leaves.salt',
      'ledger_leaves.proof',
    ])
    .where('donations.donor_id', '=', donorId)
    .orderBy('donation_entries.id')
    .limit(maxLines)
    .execute();
  return rows.map(({ proof, ...row }, index) => ({
    number: index + 1,
    ...row,
    proof: proof.split(' ').filter(Boolean),
  }));
}
