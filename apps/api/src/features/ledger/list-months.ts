import { fromCents } from '@hearthlight/domain';
import type { DeskMonths, NextMonth } from '@hearthlight/domain/desk';

import type { DeskActionContext } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { lastClosedMonth, monthsAfter, monthsFrom } from '../books/months.ts';
import { giftsThatPaid } from '../books/paid-with.ts';
import { todayOf } from '../books/requirements.ts';
import { shownKind, shownStatus } from '../books/shown-status.ts';
import { countWaitingUntil } from '../imports/planning/undecided-rows.ts';
import { countUnmatched } from '../payments/unmatched-payments.ts';
import {
  changesSince,
  countWaitingFiles,
  findProposal,
  monthBefore,
  newestLateEntries,
  sumsOf,
} from './month-proposals.ts';
import { ledgerIndex } from './public-ledger.ts';

/** Late entries that are listed. Their number and sum are those of all. */
const shownEntries = 1000;

/** Returns the months of the books with what is to settle before the next one is closed. */
export async function listMonths(context: DeskActionContext): Promise<DeskMonths> {
  const { database, needsApproval } = context;
  const current = todayOf(context).slice(0, 7);
  const before = await monthBefore(database);
  const [next, ...waiting] = before === undefined ? [] : monthsFrom(monthsAfter(before, 1), current);
  const { months: closed } = await ledgerIndex(database);
  return {
    needs_confirmation: needsApproval,
    current,
    next: next === undefined ? null : await readNext(context, next),
    waiting,
    closed,
    late: await lateEntries(database),
  };
}

async function readNext(context: DeskActionContext, month: string): Promise<NextMonth> {
  const { database } = context;
  const { cents, entries } = await sumsOf(database, month);
  const end = `${monthsAfter(month, 1)}-01`;
  const pending = await database
    .selectFrom('gifts')
    .where('payment_status', '=', 'pending')
    .where('date', '>=', `${month}-01`)
    .where('date', '<', end)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const bills = await database
    .selectFrom('bills')
    .where('state', '=', 'open')
    .where('date', '<', end)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    month,
    entries,
    amount: fromCents(cents),
    proposal: await readProposal(context, month),
    waiting_files: await countWaitingFiles(database),
    pending_gifts: pending.count,
    waiting_rows: await countWaitingUntil(database, end),
    unmatched_payments: await countUnmatched(database, { start: `${month}-01`, end }),
    open_bills: bills.count,
  };
}

async function readProposal({ database, staff }: DeskActionContext, month: string): Promise<NextMonth['proposal']> {
  const proposal = await findProposal(database, month);
  if (!proposal) return null;
  const { actor: by, at, staff_id: proposer } = proposal;
  const changes = await changesSince(database, proposal);
  return {
    by,
    at: isoInstant(at),
    is_own: proposer === staff.id,
    changed: changes
      ? { added: changes.added, added_amount: fromCents(changes.addedCents), removed: changes.removed }
      : null,
  };
}

/** Returns the entries of closed months that were recorded too late for their ledgers. */
async function lateEntries(database: Database): Promise<DeskMonths['late']> {
  const last = await lastClosedMonth(database);
  if (last === undefined) return { count: 0, amount: 0, entries: [] };
  const { cents, entries: count } = await sumsOf(database, last);
  const rows = await newestLateEntries(database, last, shownEntries);
  const closed = rows.filter(({ kind }) => kind === 'failed').map(({ gift_id: gift }) => gift);
  const payments = await giftsThatPaid(database, closed);
  return {
    count,
    amount: fromCents(cents),
    entries: rows.map(({ cents, date, gift_id, kind, ...gift }) => ({
      gift_id,
      kind: shownKind(kind, shownStatus(gift)),
      paid_with: kind === 'failed' ? payments.get(gift_id) : undefined,
      amount: fromCents(cents),
      date,
    })),
  };
}
