import type { ImportChoices, PledgeOutcome } from '@hearthlight/domain/desk';

/** A decision about a suspected row: a gift of its own, what it does to pledges, or nothing. */
export type Decision = PledgeOutcome | 'separate' | 'leaveOut';

/** Decisions by line. */
export type Decisions = ReadonlyMap<number, Decision>;

/** Returns the decisions as a call has them. */
export function decidedLines(decisions: Decisions): Pick<ImportChoices, 'separate_lines' | 'pledges'> {
  const all = [...decisions];
  return {
    separate_lines: all.flatMap(([line, decision]) => (decision === 'separate' ? line : [])),
    pledges: all.flatMap(([line, decision]) =>
      decision === 'separate' || decision === 'leaveOut' ? [] : { line, outcome: decision },
    ),
  };
}
