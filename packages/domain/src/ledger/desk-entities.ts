import * as z from 'zod/mini';

import { entryKinds } from '../gifts/desk-entities.ts';
import { ledgerMonth } from './documents.ts';
import { ledgerIndex } from './entities.ts';

/** The months of the desk's calls, with wire names. Months are `YYYY-MM`. */

const instant = z.iso.datetime();
/** An amount in the foundation's currency. */
const money = z.number();

/** How the books differ from what they were when a month was proposed. */
const changesSince = z.object({
  /** Entries recorded since, and their sum. */
  added: z.number(),
  added_amount: money,
  /** Entries that an undone import took away. */
  removed: z.number(),
});

/** A proposal to close a month. */
export const monthProposal = z.object({
  by: z.string(),
  at: instant,
  /** Whether the signed-in person made it. */
  is_own: z.boolean(),
  /** `null` if nothing has changed since. Otherwise the month must be proposed again. */
  changed: z.nullable(changesSince),
});

/** The month that can be closed now. */
export const nextMonth = z.object({
  month: ledgerMonth,
  /** The entries that its ledger would publish, and their sum. */
  entries: z.number(),
  amount: money,
  proposal: z.nullable(monthProposal),
  /** Uploaded files that are neither imported nor discarded. They must be settled first. */
  waiting_files: z.number(),
  /** Gifts dated in the month that are still pending. */
  pending_gifts: z.number(),
  /** Rows of imported files, dated in the month or before, about which nobody has decided. */
  waiting_rows: z.number(),
  /** Payments dated in the month without a donor. */
  unmatched_payments: z.number(),
  /** Bills dated in the month or before that are neither paid nor canceled. */
  open_bills: z.number(),
});
export type NextMonth = z.output<typeof nextMonth>;

/** An entry that counts for a closed month and was recorded too late for its ledger. */
const lateEntry = z.object({
  gift_id: z.number(),
  kind: z.enum(entryKinds),
  /** The gift with which a pledge was paid, if the entry closed the pledge. */
  paid_with: z.optional(z.number()),
  amount: money,
  date: z.iso.date(),
});

/** Returns the last day of a month, `YYYY-MM-DD`. */
export const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The months of the books. */
export const deskLedger = z.object({
  /** Whether somebody else must confirm a proposal. */
  needs_confirmation: z.boolean(),
  /** The present month, which is not over. */
  current: ledgerMonth,
  /** `null` before the books have an entry, and when all months that are over are closed. */
  next: z.nullable(nextMonth),
  /** Months that are over and wait for the one before, the oldest first. */
  waiting: z.array(ledgerMonth),
  /** The newest first. */
  closed: ledgerIndex.shape.months,
  /** Later changes in closed months. They will be in the next ledger. */
  late: z.object({
    count: z.number(),
    amount: money,
    /** The newest of them. */
    entries: z.array(lateEntry),
  }),
});
export type DeskMonths = z.output<typeof deskLedger>;
