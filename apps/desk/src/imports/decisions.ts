import { sumMoney } from '@hearthlight/domain';
import type {
  ImportOutcome,
  ImportPreview,
  ImportRow,
  PledgeOutcome,
  RowChoices,
} from '@hearthlight/domain/desk';

import type { OutcomeCounts } from './outcomes.ts';

/** A decision about a suspected row: a gift of its own, what it does to pledges, or nothing. A new row may be no gift. */
export type Decision = PledgeOutcome | 'separate' | 'leaveOut' | 'noGift';

/** Decisions by line. */
export type Decisions = ReadonlyMap<number, Decision>;

/** Returns the decisions with another one about some lines, or without theirs. */
export function withDecision(
  decisions: Decisions,
  lines: readonly number[],
  decision: Decision | undefined,
): Decisions {
  const next = new Map(decisions);
  for (const line of lines)
    if (decision) next.set(line, decision);
    else next.delete(line);
  return next;
}

/** Returns the decisions as a call has them. */
export function decidedLines(decisions: Decisions): RowChoices {
  const all = [...decisions];
  const linesWith = (wanted: Decision) =>
    all.flatMap(([line, decision]) => (decision === wanted ? line : []));
  return {
    separate_lines: linesWith('separate'),
    left_out_lines: [...linesWith('noGift'), ...linesWith('leaveOut')],
    pledges: all.flatMap(([line, outcome]) =>
      outcome === 'separate' || outcome === 'leaveOut' || outcome === 'noGift' ? [] : { line, outcome },
    ),
  };
}

/** Returns the totals of an import with the decisions about its rows. */
export function decidedTotals(preview: ImportPreview, decisions: Decisions) {
  const sum = (part: 'gross' | 'returned' | 'fees') =>
    sumMoney([
      preview[part],
      ...preview.rows.map(({ adds, line }) => signOf(decisions.get(line)) * (adds?.[part] ?? 0)),
    ]);
  return { gross: sum('gross'), returned: sum('returned'), fees: sum('fees') };
}

/** Returns the rows by outcome with the decisions about them. */
export function decidedCounts({ counts, rows }: ImportPreview, decisions: Decisions): OutcomeCounts {
  const decided: OutcomeCounts = { ...counts };
  for (const row of rows) {
    const outcome = outcomeOf(row, decisions.get(row.line));
    decided[row.outcome] = (decided[row.outcome] ?? 0) - 1;
    decided[outcome] = (decided[outcome] ?? 0) + 1;
  }
  return decided;
}

/** What pays a pledge, or returns a gift, changes a known one. */
function outcomeOf(row: ImportRow, decision: Decision | undefined): ImportOutcome {
  if (decision === undefined) return row.outcome;
  if (decision === 'leaveOut' || decision === 'noGift') return 'ignored';
  if (decision === 'separate') return isRefund(row) ? 'changed' : 'new';
  return row.plan ? 'new' : 'changed';
}

/** Whether a row is money of a gift that went back. */
export const isRefund = ({ adds }: ImportRow): boolean =>
  adds !== undefined && adds.gross === 0 && adds.returned > 0;

/** A new row that is no gift is taken from the totals, a suspected one that is recorded is added. */
function signOf(decision: Decision | undefined): number {
  if (decision === undefined || decision === 'leaveOut') return 0;
  return decision === 'noGift' ? -1 : 1;
}
