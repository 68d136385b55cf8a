import { sumMoney } from '@hearthlight/domain';
import type { ImportChoices, ImportPreview, PledgeOutcome } from '@hearthlight/domain/desk';

/** A decision about a suspected row: a gift of its own, what it does to pledges, or nothing. A new row may be no gift. */
export type Decision = PledgeOutcome | 'separate' | 'leaveOut' | 'noGift';

/** Decisions by line. */
export type Decisions = ReadonlyMap<number, Decision>;

/** Returns the decisions as a call has them. */
export function decidedLines(
  decisions: Decisions,
): Pick<ImportChoices, 'left_out_lines' | 'separate_lines' | 'pledges'> {
  const all = [...decisions];
  const linesWith = (wanted: Decision) =>
    all.flatMap(([line, decision]) => (decision === wanted ? line : []));
  return {
    separate_lines: linesWith('separate'),
    left_out_lines: linesWith('noGift'),
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

/** Returns how many suspected rows become new gifts. What pays a pledge changes a known one. */
export const recordedOf = ({ rows }: ImportPreview, decisions: Decisions): number =>
  rows.filter(({ line, plan }) => {
    const decision = decisions.get(line);
    return decision === 'separate' || (decision === 'complete' && plan !== undefined);
  }).length;

/** A new row that is no gift is taken from the totals, a suspected one that is recorded is added. */
function signOf(decision: Decision | undefined): number {
  if (decision === undefined || decision === 'leaveOut') return 0;
  return decision === 'noGift' ? -1 : 1;
}
