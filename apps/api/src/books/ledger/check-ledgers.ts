import {
  hashEntry,
  hashText,
  isSigned,
  type LedgerDocument,
  readLedger,
  tagOf,
} from '@hearthlight/domain/ledger';

import { countOf } from '../../count-of.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../iso-time.ts';
import { monthsAfter } from './close-month.ts';
import { differencesFrom } from './compare-copy.ts';
import { type PublishedCopy } from './published-copy.ts';
import { listedKeys } from './signing-key.ts';

/**
 * Checks that each published ledger still matches its entries, its row and the month before, and that it equals the copy, if
 * there is one. Returns one sentence per problem.
 */
export async function ledgerProblems(database: Database, copy?: PublishedCopy): Promise<string[]> {
  const ledgers = await database.selectFrom('ledgers').selectAll().orderBy('month').execute();
  const keys = (await listedKeys(database)).map(({ public_key: key }) => key);
  const counts = new Map<number, number>();
  const problems: string[] = [];
  for (const [place, ledger] of ledgers.entries()) {
    const document = readLedger(ledger.document);
    if (!document) problems.push(`The ledger of ${ledger.month} is unreadable, or does not match its root.`);
    else
      problems.push(...rowProblems(ledger, document), ...chainProblems(document, ledgers[place - 1], keys));
    problems.push(...(await leafProblems(database, { month: ledger.month, document, counts })));
  }
  if (copy) problems.push(...(await differencesFrom(copy, ledgers, keys)));
  return problems;
}

interface Ledger {
  month: string;
  entries: number;
  hash: string;
  document: string;
  closed_at: number;
}

function rowProblems(row: Ledger, { closed_at: closedAt, leaves, month }: LedgerDocument): string[] {
  const agrees = {
    month: row.month === month,
    'number of entries': row.entries === leaves.length,
    'closing time': isoInstant(row.closed_at) === closedAt,
    hash: row.hash === hashText(row.document),
  };
  return Object.entries(agrees).flatMap(([name, isSame]) =>
    isSame ? [] : [`The ledger of ${row.month} has another ${name} than the books have for it.`],
  );
}

function chainProblems(
  document: LedgerDocument,
  before: Ledger | undefined,
  keys: readonly string[],
): string[] {
  const { format, month } = document;
  const isNext = before === undefined || monthsAfter(before.month, 1) === month;
  const gap = isNext ? [] : [`There is no ledger between ${before.month} and ${month}.`];
  if (format === 'donation-ledger-1') return gap;
  const signer = document.keys.at(-1) ?? '';
  return [
    ...gap,
    ...(document.previous === (before?.hash ?? null)
      ? []
      : [`The ledger of ${month} does not follow the one before.`]),
    ...(document.keys.every((key) => keys.includes(key))
      ? []
      : [`The ledger of ${month} has a key that is not listed.`]),
    ...(isSigned(document, signer) ? [] : [`The signature of the ledger of ${month} does not match.`]),
  ];
}

/** The file of a month, and the numbers of each gift's entries in earlier months, which grow. */
interface CheckedMonth {
  month: string;
  document: LedgerDocument | undefined;
  counts: Map<number, number>;
}

async function leafProblems(
  database: Database,
  { counts, document, month }: CheckedMonth,
): Promise<string[]> {
  const rows = await database
    .selectFrom('ledger_leaves')
    .innerJoin('donation_entries', 'donation_entries.id', 'ledger_leaves.entry_id')
    .leftJoin('gift_secrets', 'gift_secrets.donation_id', 'donation_entries.donation_id')
    .select([
      'position',
      'salt',
      'secret',
      'donation_entries.id as entry',
      'donation_entries.donation_id as gift',
    ])
    .select(['kind', 'date', 'cents', 'campaign_id as campaign'])
    .where('month', '=', month)
    .orderBy('position')
    .execute();
  const { leaves = [], tags } =
    document?.format === 'donation-ledger-2' ? document : { ...document, tags: undefined };
  const changed = rows.flatMap(({ position, salt, secret, ...row }) => {
    const place = counts.get(row.gift) ?? 0;
    counts.set(row.gift, place + 1);
    const isTagged = secret !== null && (!tags || tags[position] === tagOf(secret, place));
    const isListed = leaves[position] === hashEntry(row, salt);
    return isListed && isTagged ? [] : [`Entry ${row.entry} has changed since ${month} was closed.`];
  });
  if (rows.length === leaves.length) return changed;
  const count = countOf(leaves.length, 'entry', 'entries');
  return [...changed, `The ledger of ${month} has ${count}, but the books have only ${rows.length} of them.`];
}
