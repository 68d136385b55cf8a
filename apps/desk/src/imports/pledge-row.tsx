import type { ImportRow } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { PledgeChoice } from '../gifts/pledge-choice.tsx';
import type { Decision } from './decisions.ts';
import { RowFacts } from './row-facts.tsx';

export interface PledgeRowProps {
  /** The row of a payment. */
  row: ImportRow;
  /** The pledges whose references it has, and what it may do to them. */
  pledges: NonNullable<ImportRow['pledges']>;
  decision: Decision | undefined;
  /** Whether the decision is missing. */
  isMissing: boolean;
  onDecide: (decision: Decision) => void;
}

/** A payment for pledges that somebody has to decide about, with the entries of the decision. */
export function PledgeRow({ row, pledges, decision, isMissing, onDecide }: PledgeRowProps) {
  const words = useWords('deskImports');
  const { pledgeMissing, separateGift } = useWords('deskGift');
  const { choices } = pledges;
  const decisions: readonly Decision[] = [...choices.map(({ outcome }) => outcome), 'separate', 'leaveOut'];
  return (
    <fieldset
      aria-label={words.lineNumber({ line: row.line })}
      className="grid gap-3 rounded-control border border-line bg-paper-warm px-4 py-3"
    >
      <RowFacts title={`${words.inTheFile} · ${words.lineNumber({ line: row.line })}`} gift={row} />
      <p className="text-small text-ink-soft">{row.note}</p>
      {row.like && <RowFacts title={words.inTheBooks({ id: row.like.id })} gift={row.like} />}
      <PledgeChoice
        name={`pledges-${row.line}`}
        pledged={pledges.amount}
        paid={row.amount ?? 0}
        outcomes={choices.map(({ outcome }) => outcome)}
        others={[
          { value: 'separate', label: separateGift },
          { value: 'leaveOut', label: words.leaveOut },
        ]}
        error={isMissing ? pledgeMissing : undefined}
        entries={choices.find(({ outcome }) => outcome === decision)?.entries}
        onChange={({ currentTarget }) => {
          const chosen = decisions.find((each) => each === currentTarget.value);
          if (chosen) onDecide(chosen);
        }}
      />
    </fieldset>
  );
}
