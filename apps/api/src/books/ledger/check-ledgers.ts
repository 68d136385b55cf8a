import { hashEntry, ledgerDocument, merkleTree, fromHex, toHex } from '@hearthlight/domain/ledger';

import { countOf } from '../../count-of.ts';
import type { Database } from '../../database/schema.ts';
import { sha256 } from './hashing.ts';

/** Checks that each published ledger still matches its entries. Returns one sentence per problem. */
export async function ledgerProblems(database: Database): Promise<string[]> {
  const ledgers = await database.selectFrom('ledgers').selectAll().orderBy('month').execute();
  const problems: string[] = [];
  for (const { document, month, root } of ledgers) {
    const { leaves, root: published } = ledgerDocument.parse(JSON.parse(document));
    const tree = await merkleTree(sha256, leaves.map(fromHex));
    if (toHex(tree.root) !== root || published !== root) {
      problems.push(`The ledger of ${month} does not match its root.`);
    }
    problems.push(...(await leafProblems(database, month, leaves)));
  }
  return problems;
}

async function leafProblems(database: Database, month: string, leaves: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('ledger_leaves')
    .innerJoin('donation_entries', 'donation_entries.id', 'ledger_leaves.entry_id')
    .select([
      'position',
      'salt',
      'donation_entries.id',
      'donation_id',
      'kind',
      'date',
      'cents',
      'campaign_id',
    ])
    .where('month', '=', month)
    .execute();
  const problems: string[] = [];
  for (const { campaign_id: campaign, donation_id: gift, id: entry, position, salt, ...row } of rows) {
    const hash = await hashEntry(sha256, { entry, gift, campaign, ...row }, salt);
    if (leaves[position] !== toHex(hash)) {
      problems.push(`Entry ${entry} has changed since ${month} was closed.`);
    }
  }
  if (rows.length !== leaves.length) {
    problems.push(
      `The ledger of ${month} has ${countOf(leaves.length, 'entry', 'entries')}, but the books have only ${rows.length} of them.`,
    );
  }
  return problems;
}
