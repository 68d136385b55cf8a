import { randomBytes } from 'node:crypto';

import { formats } from '@hearthlight/domain';
import { hashEntry, hashText, type SignedMonth, tagOf } from '@hearthlight/domain/ledger';
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
import { listedKeys, signingKey } from './signing-key.ts';

/** A closed month. */
export interface ClosedMonth {
  month: string;
  /** The number of entries in its ledger. */
  entries: number;
  /** The SHA-256 hash of its file. */
  hash: string;
}

/** Rows per statement. Four columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 1000;

/** Adds `count` months, which may be negative, to a month. */
export const monthsAfter = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
};

/**
 * Closes a month: publishes a salted hash and a tag of each entry up to its last day that is not yet in a ledger. Later
 * corrections are entries in the next ledger. Throws an `ActionError` for a month that is not over, is already closed or does
 * not follow the last closed one, and for a first month with earlier entries unless `yes` is set.
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
      const signer = { secret: context.mailing().secret, now: context.now() };
      const result = { ...(await publishMonth(database, month, signer)), earlier };
      const detail = `${countOf(result.entries, 'entry', 'entries')}, hash ${result.hash}`;
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

/** Publishes the ledger of a month, which must be over and follow the last closed one. `secret` is `AUTH_SECRET`. */
export async function publishMonth(
  database: Database,
  month: string,
  { now, secret }: { now: number; secret: string },
): Promise<ClosedMonth> {
  const key = await signingKey(database, secret, now);
  const entries = await newEntries(database, month);
  const leaves = entries.map((entry) => ({ ...entry, salt: newSecret() }));
  const earlier = (await listedKeys(database)).map(({ public_key: known }) => known);
  const document: SignedMonth = key.signed({
    format: 'donation-ledger-2',
    month,
    closed_at: isoInstant(now),
    currency: formats().currency,
    previous: await newestHash(database),
    keys: [...earlier.filter((known) => known !== key.publicKey), key.publicKey],
    leaves: leaves.map(({ salt, ...entry }) => hashEntry(entry, salt)),
    tags: entries.map(({ position, secret: giftSecret }) => tagOf(giftSecret, position)),
  });
  const text = `${JSON.stringify(document, null, 1)}\n`;
  const closed = { month, entries: entries.length, hash: hashText(text) };
  const row = { ...closed, document: text, closed_at: now };
  await database.insertInto('ledgers').values(row).execute();
  const rows = leaves.map(({ entry, salt }, position) => ({ entry_id: entry, month, position, salt }));
  for (let start = 0; start < rows.length; start += batchSize) {
    const values = rows.slice(start, start + batchSize);
    await database.insertInto('ledger_leaves').values(values).execute();
  }
  return closed;
}

/** Returns 32 random bytes in hexadecimal digits. */
const newSecret = () => randomBytes(32).toString('hex');

async function newestHash(database: Database): Promise<string | null> {
  const newest = database.selectFrom('ledgers').select('hash').orderBy('month', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.hash ?? null;
}

/** Returns the entries up to the end of a month that are not yet in a ledger. */
const openEntries = (database: Database, month: string) =>
  database
    .selectFrom('donation_entries')
    .leftJoin('ledger_leaves', 'ledger_leaves.entry_id', 'donation_entries.id')
    .leftJoin('gift_secrets', 'gift_secrets.donation_id', 'donation_entries.donation_id')
    .where('ledger_leaves.entry_id', 'is', null)
    .where('date', '<', `${monthsAfter(month, 1)}-01`);

/** Returns the entries to publish, oldest first, each with the secret of its gift and its position in the gift's history. */
async function newEntries(database: Database, month: string) {
  await addSecrets(database, month);
  const rows = await openEntries(database, month)
    .select(['donation_entries.id as entry', 'donation_entries.donation_id as gift', 'kind', 'date', 'cents'])
    .select(['campaign_id as campaign', sql<string>`secret`.as('secret')])
    .select(
      sql<number>`(select count(*) from ledger_leaves l join donation_entries e on e.id = l.entry_id
      where e.donation_id = donation_entries.donation_id)`.as('published'),
    )
    .orderBy('donation_entries.id')
    .execute();
  const counts = new Map<number, number>();
  return rows.map(({ published, ...row }) => {
    const position = counts.get(row.gift) ?? published;
    counts.set(row.gift, position + 1);
    return { ...row, position };
  });
}

/** Gives each gift its secret when its first entry is published. */
async function addSecrets(database: Database, month: string): Promise<void> {
  const without = openEntries(database, month).where('secret', 'is', null);
  const gifts = await without.select('donation_entries.donation_id').distinct().execute();
  const rows = gifts.map((gift) => ({ ...gift, secret: newSecret() }));
  for (let start = 0; start < rows.length; start += batchSize) {
    const values = rows.slice(start, start + batchSize);
    await database.insertInto('gift_secrets').values(values).execute();
  }
}

/** Lists the closed months, newest first. */
export async function listLedgers(database: Database): Promise<Listing> {
  const months = await database
    .selectFrom('ledgers')
    .select(['month', 'entries', 'hash', 'closed_at'])
    .orderBy('month', 'desc')
    .execute();
  const rows = months.map((row) => ({ ...row, closed_at: isoInstant(row.closed_at) }));
  return {
    rows,
    lines: rows.map((row) =>
      [row.month, countOf(row.entries, 'entry', 'entries'), row.hash, row.closed_at].join('\t'),
    ),
    empty: 'No month is closed.',
  };
}
