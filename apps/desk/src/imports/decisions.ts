import type { ImportChoices, PledgeOutcome } from '@hearthlight/domain/desk';

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
