import { formatMoney, fromCents } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { type Selectable, sql } from 'kysely';

import { ActionError, audited, type DeskActionContext } from '../../actions/action.ts';
import { countWhere } from '../../database/count-where.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { lockBooks } from '../books/entries.ts';
import { lastClosedMonth, monthsAfter, refusedMonth, requireNext, requireOver } from '../books/months.ts';
import { problemsBeforeClosing } from './check.ts';
import { closeMonth, openEntries, type Published, readPublished, unpublishedEntries } from './close-month.ts';

type Proposal = Selectable<Schema['month_proposals']>;

/** How the entries to publish differ from those of a proposal. Amounts are in cents. */
interface ChangesSince {
  added: number;
  addedCents: number;
  /** Entries that an undone import took away. */
  removed: number;
}

/**
 * Proposes to close a month. Throws an `ActionError` for a month that is not the next one, is proposed already, or has
 * something to settle first. A proposal since which entries have changed is replaced.
 */
export async function proposeMonth(context: DeskActionContext, month: string): Promise<void> {
  requireOver(context, month);
  await audited(context, 'ledger propose', async (database) => {
    await lockBooks(database);
    const before = await monthBefore(database);
    if (before === undefined) throw refusedMonth(words.noEntries);
    requireNext(before, month);
    const earlier = await findProposal(database, month);
    if (earlier && !(await changesSince(database, earlier))) {
      throw refusedMonth(words.monthProposed({ name: earlier.actor }));
    }
    await requireSettled(database, month);
    const sums = await sumsOf(database, month);
    const by = { staff_id: context.staff.id, actor: context.actor, at: context.now() };
    await database.deleteFrom('month_proposals').where('month', '=', month).execute();
    await database
      .insertInto('month_proposals')
      .values({ month, ...by, ...sums })
      .execute();
    return { subject: { kind: 'ledger', id: month }, detail: sumOf(sums), result: undefined };
  });
}

/** Withdraws a proposal. Throws an `ActionError` if there is none. */
export async function withdrawMonth(context: DeskActionContext, month: string): Promise<void> {
  await audited(context, 'ledger withdraw', async (database) => {
    await lockBooks(database);
    const proposal = await proposalFor(database, month);
    await database.deleteFrom('month_proposals').where('month', '=', month).execute();
    return {
      subject: { kind: 'ledger', id: month },
      detail: programText('proposedBy', { name: proposal.actor }),
      result: undefined,
    };
  });
}

/**
 * Closes a month that somebody else proposed, or where one person is enough, anybody. Throws an `ActionError` if
 * entries have changed since the proposal.
 */
export const closeProposedMonth = (context: DeskActionContext, month: string) =>
  closeMonth(context, month, {
    // Every entry before the month was part of the proposal.
    yes: true,
    requireMore: async (database) => {
      const proposal = await proposalFor(database, month);
      if (context.needsApproval && proposal.staff_id === context.staff.id) {
        throw new ActionError(words.ownProposal, { status: 403 });
      }
      const changes = await changesSince(database, proposal);
      if (changes) throw changed(proposal, changes);
      await requireSettled(database, month);
    },
  });

const changed = ({ actor }: Proposal, { added, addedCents, removed }: ChangesSince) =>
  refusedMonth(words.monthChanged({ name: actor, added, amount: formatMoney(fromCents(addedCents)), removed }));

/** Returns the month before the first that can be proposed: the last closed one, or the one before the first entry. */
export async function monthBefore(database: Database): Promise<string | undefined> {
  const closed = await lastClosedMonth(database);
  if (closed !== undefined) return closed;
  const first = await database.selectFrom('gift_entries').select('date').orderBy('date').limit(1).executeTakeFirst();
  return first && monthsAfter(first.date.slice(0, 7), -1);
}

/** Returns a proposal, or `undefined` if the month is not proposed. */
export const findProposal = (database: Database, month: string): Promise<Proposal | undefined> =>
  database.selectFrom('month_proposals').selectAll().where('month', '=', month).executeTakeFirst();

async function proposalFor(database: Database, month: string): Promise<Proposal> {
  const proposal = await findProposal(database, month);
  if (proposal) return proposal;
  throw refusedMonth(words.monthNotProposed);
}

/** Returns the newest entries that the ledger of the last closed month lacks, because they were recorded later. */
export async function newestLateEntries(database: Database, month: string, limit: number) {
  const { entry } = await readPublished(database);
  return openEntries(database, month)
    .innerJoin('gifts', 'gifts.id', 'gift_id')
    .where('gift_entries.id', '>', entry)
    .select(['gift_id', 'kind', 'cents', 'gift_entries.date', 'payment_status', 'canceled_at'])
    .orderBy('gift_entries.id', 'desc')
    .limit(limit)
    .execute();
}

const totals = {
  count: sql<number>`count(*)`,
  cents: sql<number>`cast(coalesce(sum(cents), 0) as bigint)`,
};

type Sums = Pick<Proposal, 'cents' | 'entries' | 'newest_entry'>;

/** Returns the number and the sum of the entries that the ledger of a month would publish, and the newest of them. */
export const sumsOf = async (database: Database, month: string): Promise<Sums> =>
  sumsAfter(database, month, await readPublished(database));

const sumsAfter = (database: Database, month: string, published: Published): Promise<Sums> =>
  unpublishedEntries(database, month, published)
    .select([totals.count.as('entries'), totals.cents.as('cents')])
    .select(sql<number>`coalesce(max(gift_entries.id), 0)`.as('newest_entry'))
    .executeTakeFirstOrThrow();

/** Returns how the entries to publish have changed since a proposal, or `undefined` if they have not. */
export async function changesSince(database: Database, proposal: Proposal): Promise<ChangesSince | undefined> {
  const published = await readPublished(database);
  const now = await sumsAfter(database, proposal.month, published);
  const { added, addedCents } = await unpublishedEntries(database, proposal.month, published)
    .where('gift_entries.id', '>', proposal.newest_entry)
    .select([totals.count.as('added'), totals.cents.as('addedCents')])
    .executeTakeFirstOrThrow();
  const removed = proposal.entries + added - now.entries;
  return added === 0 && removed === 0 ? undefined : { added, addedCents, removed };
}

/** Returns the number of uploaded files that are neither imported nor discarded. */
export const countWaitingFiles = (database: Database): Promise<number> =>
  countWhere(database, 'imports', 'state', 'uploaded');

/** Throws an `ActionError` while an uploaded file waits, or if what a month would publish does not balance. */
async function requireSettled(database: Database, month: string): Promise<void> {
  const count = await countWaitingFiles(database);
  if (count > 0) {
    throw refusedMonth(words.filesWait({ count }));
  }
  const entries = unpublishedEntries(database, month, await readPublished(database));
  const [problem] = await problemsBeforeClosing(database, { entries, month });
  if (problem !== undefined) throw new ActionError(words.booksUnbalanced, { status: 409, hint: problem });
}

const sumOf = ({ cents, entries }: Pick<Proposal, 'cents' | 'entries'>) =>
  programText('monthProposed', { count: entries, amount: formatMoney(fromCents(cents)) });
