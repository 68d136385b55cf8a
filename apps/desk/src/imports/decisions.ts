import { sumMoney } from '@hearthlight/domain';
import type { ImportOutcome, ImportPreview, ImportRow, PledgeOutcome, RowChoices } from '@hearthlight/domain/desk';

import type { OutcomeCounts } from './outcomes.ts';

/**
 * A decision about a suspected row: a gift of its own, what it does to pledges, or nothing. A new row may be no gift.
 * With either, all payments of its payer may be left out, later ones too. `leaveOut` is about all payouts of a
 * provider, `leaveAloneOut` is not. `of …` names the gift that a payment that came back returns.
 */
export type Decision = PledgeOutcome | 'separate' | LeftOut | Returned;
type Returned = `of ${string}`;
type LeftOut = 'leaveOut' | 'leaveAloneOut' | 'leavePayerOut';

const isLeftOut = (decision: Decision): decision is LeftOut =>
  decision === 'leaveOut' || decision === 'leaveAloneOut' || decision === 'leavePayerOut';

const isReturned = (decision: Decision): decision is Returned => decision.startsWith('of ');

/** Returns the decision that a payment that came back returns a gift. */
export const returnedOf = ({ of }: { of: string }): Returned => `of ${of}`;

/**
 * Returns the lines of other rows that a decision about one is about too: a processor's own export has the gifts of all
 * its payouts, and a payer is left out with all payments. Rows that somebody records stay recorded.
 */
export const alikeOf = (
  rows: readonly ImportRow[],
  { line, payer, payout }: Pick<ImportRow, 'line' | 'payer' | 'payout'>,
  { decision, decisions }: { decision: Decision | undefined; decisions: Decisions },
): number[] =>
  rows.flatMap((row) => {
    const isSame =
      (decision === 'leaveOut' && payout !== undefined && row.payout === payout) ||
      (decision === 'leavePayerOut' && payer !== undefined && row.payer === payer);
    return isSame && row.line !== line && decisions.get(row.line) !== 'separate' ? row.line : [];
  });

/** Decisions by line. */
export type Decisions = ReadonlyMap<number, Decision>;

/**
 * Returns the decisions with another one about some lines and about the rows alike, or without theirs. Deciding
 * otherwise about a row of a payer who was left out takes that decision back for all of the payer's rows.
 */
export function withDecision(
  rows: readonly ImportRow[],
  decisions: Decisions,
  lines: readonly number[],
  decision: Decision | undefined,
): Decisions {
  const next = new Map(decisions);
  // Other rows are alone anyway.
  const ofProvider = new Set(rows.flatMap(({ line, payout }) => (payout === undefined ? [] : line)));
  const decide = (line: number, made: Decision | undefined) => (made ? next.set(line, made) : next.delete(line));
  for (const row of rows.filter(({ line }) => lines.includes(line))) {
    const before = decisions.get(row.line);
    const isTakenBack = before === 'leavePayerOut' && decision !== 'leavePayerOut' && decision !== 'separate';
    if (isTakenBack) for (const line of alikeOf(rows, row, { decision: before, decisions })) decide(line, undefined);
    for (const line of alikeOf(rows, row, { decision, decisions })) decide(line, decision);
  }
  for (const line of lines) decide(line, decision === 'leaveAloneOut' && !ofProvider.has(line) ? 'leaveOut' : decision);
  return next;
}

/** Returns the decisions as a call has them. */
export function decidedLines(decisions: Decisions): RowChoices {
  const all = [...decisions];
  const linesWith = (wanted: Decision) => all.flatMap(([line, decision]) => (decision === wanted ? line : []));
  return {
    separate_lines: linesWith('separate'),
    left_out_lines: linesWith('leaveOut'),
    left_out_alone: linesWith('leaveAloneOut'),
    left_out_payers: linesWith('leavePayerOut'),
    returns: all.flatMap(([line, decision]) => (isReturned(decision) ? { line, of: decision.slice(3) } : [])),
    pledges: all.flatMap(([line, outcome]) =>
      outcome === 'separate' || isLeftOut(outcome) || isReturned(outcome) ? [] : { line, outcome },
    ),
  };
}

/** Returns the totals of an import with the decisions about its rows. */
export function decidedTotals(preview: ImportPreview, decisions: Decisions) {
  const outcomes = decidedOutcomes(preview, decisions);
  const sum = (part: 'gross' | 'returned' | 'fees') =>
    sumMoney([
      preview[part],
      ...outcomes.map(([row, outcome]) => {
        const decision = decisions.get(row.line);
        return signOf(row, outcome, decision) * addedTo(part, row, decision);
      }),
    ]);
  return { gross: sum('gross'), returned: sum('returned'), fees: sum('fees') };
}

/** Returns what a row adds to a total: what came back depends on the gift. */
function addedTo(part: 'gross' | 'returned' | 'fees', { adds, candidates }: ImportRow, decision: Decision | undefined) {
  const chosen = part === 'returned' ? candidates?.find((gift) => returnedOf(gift) === decision) : undefined;
  return chosen?.amount ?? adds?.[part] ?? 0;
}

/** Returns the rows by outcome with the decisions about them. */
export function decidedCounts(preview: ImportPreview, decisions: Decisions): OutcomeCounts {
  const decided: OutcomeCounts = { ...preview.counts };
  for (const [row, outcome] of decidedOutcomes(preview, decisions)) {
    decided[row.outcome] = (decided[row.outcome] ?? 0) - 1;
    decided[outcome] = (decided[outcome] ?? 0) + 1;
  }
  return decided;
}

function decidedOutcomes({ rows }: ImportPreview, decisions: Decisions): [ImportRow, ImportOutcome][] {
  const paidOutcome = inTurn();
  return rows
    .toSorted((one, other) => one.line - other.line)
    .map((row) => {
      const decision = decisions.get(row.line);
      const made = outcomeOf(row, decision);
      return [row, made === 'changed' ? paidOutcome(row, decision) : made];
    });
}

/**
 * Returns the function that tells what becomes of each row that pays a pledge, in their order, after the earlier ones:
 * a gift of its own if they leave nothing of the pledge, and a row without a decision waits if they leave another sum
 * and the pledge is of no standing order.
 */
function inTurn() {
  const rests = new Map<number, number>();
  return (row: ImportRow, decision: Decision | undefined): ImportOutcome => {
    const { amount, any_amount: anyAmount, pledges, shared_pledges: shared = [] } = row;
    if (decision === 'separate' || shared.length === 0) return 'changed';
    if (shared.every((id) => rests.get(id) === 0)) return 'new';
    if (!decision && !anyAmount && shared.some((id) => rests.has(id) && rests.get(id) !== amount)) return 'suspected';
    const left = (id: number) => sumMoney([rests.get(id) ?? pledges?.amount ?? 0, -(amount ?? 0)]);
    for (const id of shared) rests.set(id, decision === 'split' ? Math.max(0, left(id)) : 0);
    return 'changed';
  };
}

/** What pays a pledge, or returns a gift, changes a known one. */
function outcomeOf(row: ImportRow, decision: Decision | undefined): ImportOutcome {
  if (decision === undefined) return row.outcome;
  if (isLeftOut(decision)) return 'ignored';
  if (decision === 'separate') return isRefund(row) ? 'changed' : 'new';
  return row.plan ? 'new' : 'changed';
}

/** Whether a row is money of a gift that went back. */
export const isRefund = ({ adds }: ImportRow): boolean => adds !== undefined && adds.gross === 0 && adds.returned > 0;

/** Whether a row is money that came back, also if no gift of it is known. */
export const isReturn = (row: ImportRow): boolean => isRefund(row) || (row.amount ?? 0) < 0;

/** A row that is left out or waits is taken from the totals, a suspected one that is recorded is added. */
function signOf({ outcome }: ImportRow, made: ImportOutcome, decision: Decision | undefined): number {
  if (decision === undefined) return outcome === 'changed' && made === 'suspected' ? -1 : 0;
  if (isLeftOut(decision)) return outcome === 'new' ? -1 : 0;
  return 1;
}
