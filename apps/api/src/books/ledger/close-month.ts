import { formats } from '@hearthlight/domain';
import {
  hashEntry,
  type LedgerDocument,
  type LedgerEntry,
  merkleTree,
  toHex,
} from '@hearthlight/domain/ledger';
import { sql } from 'kysely';

import { countOf } from '../../count-of.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../iso-time.ts';
import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  type Listing,
} from '../../staff/action.ts';
import { changeBooks } from '../entries.ts';
import { todayOf } from '../requirements.ts';
import { newSalt, sha256 } from './hashing.ts';

/** A closed month. */
export interface ClosedMonth {
  month: string;
  /** The number of entries in its ledger. */
  entries: number;
  root: string;
}

/** Rows per statement. Five columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 1000;

/** Adds `count` months, which may be negative, to a month. */
export const monthsAfter = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
};

/**
 * Closes a month: publishes a salted hash of each entry up to its last day that is not yet in a ledger, and their
 * Merkle root. Later corrections are entries in the next ledger. Throws an `ActionError` for a month that is not over,
 * is already closed or does not follow the last closed one, and for a first month with earlier entries unless `yes` is
 * set.
 */
export async function closeMonth(
  context: ActionContext,
  month: string,
  { yes = false, ...options }: ChangeOptions & { yes?: boolean } = {},
): Promise<ClosedMonth & { earlier: EarlierMonth[] }> {
  const thisMonth = todayOf(context).slice(0, 7);
  if (month >= thisMonth) {
    throw new ActionError(`The month ${month} is not over: in ${context.timeZone} it is ${thisMonth}.`);
  }
  return audited(
    context,
    'ledger close',
    async (database) => {
      await changeBooks(database);
      const last = await lastClosedMonth(database);
      requireNext(last, month);
      const earlier = last === undefined ? await earlierMonths(database, month) : [];
      if (earlier.length > 0 && !yes && !options.dryRun) throw new ActionError(confirmation(month, earlier));
      const result = { ...(await publishMonth(database, month, context.now())), earlier };
      const detail = `${countOf(result.entries, 'entry', 'entries')}, root ${result.root}`;
      return { subject: `ledger ${month}`, detail, result };
    },
    options,
  );
}

/** Returns the newest closed month, or `undefined` when none is closed. */
export async function lastClosedMonth(database: Database): Promise<string | undefined> {
  const last = await database
    .selectFrom('ledgers')
    .select('month')
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.month;
}

/** Returns a warning about a gift dated in a closed month, or `undefined` for any other day. */
export async function closedMonthWarning(database: Database, day: string): Promise<string | undefined> {
  const last = await lastClosedMonth(database);
  if (last === undefined || day.slice(0, 7) > last) return undefined;
  return `It is dated ${day}, but the months up to ${last} are closed: it will appear in the next ledger.`;
}

/** Throws an `ActionError` unless the month follows `last`, which is `undefined` if no month is closed. */
function requireNext(last: string | undefined, month: string): void {
  if (last === undefined) return;
  if (month <= last) throw new ActionError(`The months up to ${last} are already closed.`);
  const next = monthsAfter(last, 1);
  if (month !== next) throw new ActionError(`Close ${next} first: the last closed month is ${last}.`);
}

/** A month before the first closed one, whose entries are in the first ledger. */
export interface EarlierMonth {
  month: string;
  entries: number;
}

/** Returns the months before `month` that have entries. */
async function earlierMonths(database: Database, month: string): Promise<EarlierMonth[]> {
  const { rows } = await sql<EarlierMonth>`
    select substr(date, 1, 7) as month, count(*) as entries from donation_entries
    where date < ${`${month}-01`} group by substr(date, 1, 7) order by 1`.execute(database);
  return rows;
}

/** Returns the request to confirm that the first ledger contains earlier months. */
const confirmation = (month: string, earlier: readonly EarlierMonth[]) =>
  `The first closed month contains all entries before it:\n${linesOf(earlier)}\nClose ${earlier[0]?.month} first to publish them month by month, or add --yes to publish them with ${month}.`;

/** Returns a line for each month, such as `2026-08: 3 entries`. */
export const linesOf = (months: readonly EarlierMonth[]): string =>
  months.map(({ entries, month }) => `${month}: ${countOf(entries, 'entry', 'entries')}`).join('\n');

/** Publishes the ledger of a month, which must be over and follow the last closed one. */
export async function publishMonth(database: Database, month: string, now: number): Promise<ClosedMonth> {
  const leaves = await Promise.all(
    (await openEntries(database, month)).map(async (entry) => {
      const salt = newSalt();
      return { entry, salt, hash: await hashEntry(sha256, entry, salt) };
    }),
  );
  const hashes = leaves.map(({ hash }) => hash);
  const { proofOf, root: rootHash } = await merkleTree(sha256, hashes);
  const root = toHex(rootHash);
  const document: LedgerDocument = {
    format: 'donation-ledger-1',
    month,
    closed_at: isoInstant(now),
    currency: formats().currency,
    root,
    leaves: hashes.map(toHex),
  };
  const entries = leaves.length;
  const ledger = { month, entries, root, document: `${JSON.stringify(document, null, 1)}\n` };
  await database
    .insertInto('ledgers')
    .values({ ...ledger, closed_at: now })
    .execute();
  const rows = leaves.map(({ entry, salt }, position) => ({
    entry_id: entry.entry,
    month,
    position,
    salt,
    proof: proofOf(position).map(toHex).join(' '),
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await database
      .insertInto('ledger_leaves')
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
  return { month, entries, root };
}

/** Returns the entries up to the end of a month that are not yet in a ledger, oldest first. */
async function openEntries(database: Database, month: string): Promise<LedgerEntry[]> {
  const rows = await database
    .selectFrom('donation_entries')
    .leftJoin('ledger_leaves', 'ledger_leaves.entry_id', 'donation_entries.id')
    .select(['id', 'donation_id', 'kind', 'date', 'cents', 'campaign_id'])
    .where('ledger_leaves.entry_id', 'is', null)
    .where('date', '<', `${monthsAfter(month, 1)}-01`)
    .orderBy('id')
    .execute();
  return rows.map(({ campaign_id: campaign, donation_id: gift, id: entry, ...row }) => ({
    entry,
    gift,
    campaign,
    ...row,
  }));
}

/** Lists the closed months, newest first. */
export async function listLedgers(database: Database): Promise<Listing> {
  const months = await database
    .selectFrom('ledgers')
    .select(['month', 'entries', 'root', 'closed_at'])
    .orderBy('month', 'desc')
    .execute();
  const rows = months.map((row) => ({ ...row, closed_at: isoInstant(row.closed_at) }));
  return {
    rows,
    lines: rows.map((row) =>
      [row.month, countOf(row.entries, 'entry', 'entries'), row.root, row.closed_at].join('\t'),
    ),
    empty: 'No month is closed.',
  };
}
