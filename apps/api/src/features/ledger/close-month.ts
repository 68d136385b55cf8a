import { randomBytes } from 'node:crypto';

import { formats } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { hashEntry, hashText, type SignedMonth, tagOf } from '@hearthlight/domain/ledger';
import { sql } from 'kysely';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../actions/action.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { changeBooks } from '../books/entries.ts';
import { lastClosedMonth, monthsAfter, requireNext, requireOver } from '../books/months.ts';
import { signingKey } from './signing-key.ts';

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

/** Options of closing a month. */
interface ClosingOptions extends ChangeOptions {
  /** Lets the first closed month contain all months before it. */
  yes?: boolean;
  /** Throws unless the month may be closed. Called once the books are locked. */
  requireMore?: (database: Database) => Promise<void>;
}

/**
 * Closes a month: publishes a salted hash and a tag of each entry up to its last day that is not yet in a ledger. Later
 * corrections are entries in the next ledger. Throws an `ActionError` for a month that is not over, is already closed
 * or does not follow the last closed one, and for a first month with earlier entries unless `yes` is set.
 */
export async function closeMonth(
  context: ActionContext,
  month: string,
  { yes = false, requireMore, ...options }: ClosingOptions = {},
): Promise<ClosedMonth & { earlier: EarlierMonth[] }> {
  requireOver(context, month);
  return audited(
    context,
    'ledger close',
    async (database) => {
      await changeBooks(database);
      const last = await lastClosedMonth(database);
      requireNext(last, month);
      await requireMore?.(database);
      const earlier = last === undefined ? await earlierMonths(database, month) : [];
      if (earlier.length > 0 && !yes && !options.dryRun) throw new ActionError(confirmation(month, earlier));
      const signer = { secret: context.mailing().secret, now: context.now() };
      const result = { ...(await publishMonth(database, month, signer)), earlier };
      const detail = programText('monthClosed', { count: result.entries, hash: result.hash });
      return { subject: { kind: 'ledger', id: month }, detail, result };
    },
    options,
  );
}

/** A month before the first closed one, whose entries are in the first ledger. */
export interface EarlierMonth {
  month: string;
  entries: number;
}

/** Returns the months before `month` that have entries. */
async function earlierMonths(database: Database, month: string): Promise<EarlierMonth[]> {
  const { rows } = await sql<EarlierMonth>`
    select substr(date, 1, 7) as month, count(*) as entries from gift_entries
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
  const before = await readPublished(database);
  const row = { month, closed_at: now, entries: 0, hash: '', document: '' };
  await database.insertInto('ledgers').values(row).execute();
  await database.deleteFrom('month_proposals').where('month', '<=', month).execute();
  await addLeaves(database, month, before);
  const content = await contentOf(database, row);
  const document: SignedMonth = key.signed({ format: 'donation-ledger-2', ...content, keys: key.listed });
  const text = `${JSON.stringify(document, null, 1)}\n`;
  const published = { entries: content.leaves.length, hash: hashText(text) };
  await database
    .updateTable('ledgers')
    .set({ ...published, document: text })
    .where('month', '=', month)
    .execute();
  return { month, ...published };
}

const newSecret = () => randomBytes(32).toString('hex');

/** Selects the entries up to the end of a month that are in no ledger yet. */
export const openEntries = (database: Database, month: string) =>
  database
    .selectFrom('gift_entries')
    .leftJoin('ledger_leaves', 'ledger_leaves.entry_id', 'gift_entries.id')
    .where('ledger_leaves.entry_id', 'is', null)
    .where('gift_entries.date', '<', `${monthsAfter(month, 1)}-01`);

/** The newest published entry, and a day after which no closed month has any. */
export interface Published {
  entry: number;
  day: string;
}

/** Reads what is published before the query that needs it, because PostgreSQL chooses an index by known values only. */
export async function readPublished(database: Database): Promise<Published> {
  const { rows } = await sql<Published>`
    select (select coalesce(max(entry_id), 0) from ledger_leaves) as entry,
      (select coalesce(max(month), '') || '-31' from ledgers) as day`.execute(database);
  return rows[0] ?? { entry: 0, day: '' };
}

/**
 * Selects the entries of `openEntries` without reading all published ones: an entry that is in no ledger was recorded
 * after the newest published one, or counts for a month after the last closed one.
 */
export const unpublishedEntries = (database: Database, month: string, { day, entry }: Published) =>
  openEntries(database, month).where((where) =>
    where.or([where('gift_entries.id', '>', entry), where('date', '>', day)]),
  );

/** Gives each entry that a month publishes its place, and its gift a secret. */
async function addLeaves(database: Database, month: string, published: Published): Promise<void> {
  const open = await unpublishedEntries(database, month, published)
    .select(['gift_entries.id', 'gift_id'])
    .orderBy('gift_entries.id')
    .execute();
  const gifts = [...new Set(open.map(({ gift_id: gift }) => gift))];
  for await (const some of inBatches(gifts, batchSize)) {
    await database
      .insertInto('gift_secrets')
      .values(some.map((gift) => ({ gift_id: gift, secret: newSecret() })))
      .onConflict((conflict) => conflict.column('gift_id').doNothing())
      .execute();
  }
  const leaves = open.map(({ id }, position) => ({ entry_id: id, month, position, salt: newSecret() }));
  for await (const some of inBatches(leaves, batchSize))
    await database.insertInto('ledger_leaves').values(some).execute();
}

/** Returns what the file of a month contains according to the books, in the order of its schema. */
export async function contentOf(database: Database, { closed_at: at, month }: { closed_at: number; month: string }) {
  const before = database.selectFrom('ledgers').select('hash').where('month', '<', month).orderBy('month', 'desc');
  const entries = await publishedEntries(database).where('ledger_leaves.month', '=', month).orderBy('index').execute();
  return {
    month,
    closed_at: isoInstant(at),
    currency: formats().currency,
    previous: (await before.limit(1).executeTakeFirst())?.hash ?? null,
    leaves: entries.map((entry) => hashEntry(entry, entry.salt)),
    tags: entries.map(({ place, secret }) => tagOf(secret, place)),
  };
}

/**
 * Selects published entries, with the secret of their gift and their place among its published entries. The columns of
 * a statement's line are in the order of its schema.
 */
export const publishedEntries = (database: Database) =>
  database
    .selectFrom('ledger_leaves')
    .innerJoin('gift_entries', 'gift_entries.id', 'ledger_leaves.entry_id')
    .innerJoin('gift_secrets', 'gift_secrets.gift_id', 'gift_entries.gift_id')
    .select(['gift_entries.id as entry', 'kind', 'gift_entries.date', 'cents'])
    .select(['gift_entries.campaign_id as campaign', 'month', 'position as index', 'salt'])
    .select(['gift_entries.gift_id as gift', 'secret'])
    .select(
      sql<number>`(select count(*) from ledger_leaves l join gift_entries e on e.id = l.entry_id
        where e.gift_id = gift_entries.gift_id and (l.month < ledger_leaves.month
          or (l.month = ledger_leaves.month and l.position < ledger_leaves.position)))`.as('place'),
    );
