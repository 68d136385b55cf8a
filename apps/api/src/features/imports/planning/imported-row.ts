import { formatMoney, formatMonth, fromCents } from '@hearthlight/domain';
import type { ImportOutcome, PledgeOutcome } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import type { ImportedGift } from '../rows/imported-gift.ts';
import type { PledgeChoice } from './paid-pledges.ts';
import type { SimilarGift } from './suspects.ts';

/** The outcome of a row. */
export interface ImportedRow {
  line: number;
  /**
   * Ignored rows are not gifts, such as fees and withdrawals. Refused rows may be gifts but were not recorded.
   * Suspected ones look like a gift that is recorded already, or are payments for pledges about which somebody has to
   * decide.
   */
  outcome: ImportOutcome;
  /** The reason why a row was not recorded, the difference to a known gift, or a warning about a new gift. */
  note: string | undefined;
  date: string | undefined;
  /** In the currency's major unit. */
  amount: number | undefined;
  /** The currency of the amount, if it is not that of the books. */
  currency?: string | undefined;
  giver: string | undefined;
  /** What the payer wrote. */
  purpose: string | undefined;
  /** The gift in the books that a suspected row may be. */
  like?: SimilarGift | undefined;
  /** The gifts among which somebody chooses the one that came back, the likeliest first, if there are several. */
  candidates?: ReturnedGift[] | undefined;
  /** What the row would add to the totals. A suspected row adds it once somebody records it. */
  adds?: RowTotals | undefined;
  /** What a suspected row may do to the pledges whose references it has. */
  pledges?: AskedPledges | undefined;
  /** The open pledges that it pays, or may pay. */
  pledgeIds?: number[] | undefined;
  /** Those that another row may pay too, of which one at least waits for a decision. */
  sharedPledges?: number[];
  /** Whether it completes its pledge whatever is left of it, because the pledge is of a standing order. */
  anyAmount?: boolean;
  /** The payment provider whose payout it may be. */
  payout?: string | undefined;
  /** Whether a suspected row waits only because nothing says that its payer gives. */
  isNewPayer?: boolean | undefined;
  /** Whether it repeats another row of its file. */
  repeats?: boolean | undefined;
  /** The payer whose payments may be left out together. */
  payer?: string | undefined;
  /** Whether a row is ignored only because somebody left it, or one like it, out of an earlier import. */
  wasLeftOut?: boolean;
  /** The day of a standing order that a suspected row pays, unless it is a further gift. */
  plan?: { due: string } | undefined;
}

/** A gift that a payment that came back may return. */
export interface ReturnedGift {
  /** Names it in a decision. */
  of: string;
  /** The number of the gift in the books, or the line of the gift in the file. */
  id?: number | undefined;
  line?: number | undefined;
  date: string;
  /** What came back of it. */
  cents: number;
  giver: string | null;
  cause: string;
}

/** The gifts that payments that came back return, by line: those that somebody chose among several. */
export type ChosenReturns = ReadonlyMap<number, string>;

/** Returns a row with more sentences in its note. */
export const withNotes = (row: ImportedRow, notes: readonly string[]): ImportedRow => ({
  ...row,
  note: [row.note ?? [], ...notes].flat().join(' '),
});

/** The totals of a row, in cents. */
interface RowTotals {
  grossCents: number;
  returnedCents: number;
  feeCents: number;
}

/** The sum of the pledges of a payment, and what it may do to them. */
interface AskedPledges {
  cents: number;
  choices: PledgeChoice[];
}

/** The part of a row that the books decide. */
export type Outcome = Pick<
  ImportedRow,
  'anyAmount' | 'isNewPayer' | 'outcome' | 'note' | 'like' | 'pledgeIds' | 'pledges' | 'plan' | 'wasLeftOut'
>;

/** Lines of suspected rows that are gifts of their own. */
export type SeparateLines = 'all' | 'none' | ReadonlySet<number>;

/** Whether a suspected row is a gift of its own. */
export const isSeparate = (line: number, separate: SeparateLines) =>
  separate === 'all' || (separate !== 'none' && separate.has(line));

/** The open pledges that payments without a reference named when somebody decided about them, by line. */
export type NamedPledges = ReadonlyMap<number, number>;

/** What somebody has decided about payments for pledges: for all of them, or by line. */
export type PledgeDecisions = PledgeOutcome | ReadonlyMap<number, PledgeOutcome> | undefined;

/** Formats cents such as `$1,250.50`. */
export const money = (cents: number) => formatMoney(fromCents(cents));

/** Says that a gift counts for a month whose ledger is published already. */
export const closedNotes = ({ date }: Pick<ImportedGift, 'date'>, closed: string | undefined) =>
  closed !== undefined && date.slice(0, 7) <= closed ? [words.closedMonth({ month: formatMonth(closed) })] : [];
