import { useWords } from '@hearthlight/ui';

import { PledgeChoice } from '../gifts/pledge-choice.tsx';
import type { Decision } from './decisions.ts';
import { RowFacts } from './row-facts.tsx';
import type { SuspectRowProps } from './suspect-row.tsx';
import { type ShownRow, useRowTitle } from './use-row-title.ts';

export interface PledgeRowProps extends SuspectRowProps {
  /** The pledges whose references it has, and what it may do to them. */
  pledges: NonNullable<ShownRow['pledges']>;
}

/** A payment for pledges that somebody has to decide about, with the entries of the decision. */
export function PledgeRow({ row, pledges, decision, onDecide }: PledgeRowProps) {
  const words = useWords('deskImports');
  const { separateGift } = useWords('deskGift');
  const { label, title } = useRowTitle(row);
  const { choices } = pledges;
  const decisions: readonly Decision[] = [...choices.map(({ outcome }) => outcome), 'separate', 'leaveOut'];
  return (
    <fieldset aria-label={label} className="grid gap-3 rounded-control border border-line bg-paper-warm px-4 py-3">
      <RowFacts title={title} gift={row} />
      <p className="text-small text-ink-soft">{row.note}</p>
      {row.like && <RowFacts title={words.inTheBooks({ id: row.like.id })} gift={row.like} />}
      <PledgeChoice
        name={`row-${row.line}`}
        pledged={pledges.amount}
        paid={row.amount ?? 0}
        outcomes={choices.map(({ outcome }) => outcome)}
        others={[
          { value: 'separate', label: separateGift },
          { value: 'leaveOut', label: words.leaveOut },
        ]}
        value={decision ?? null}
        entries={choices.find(({ outcome }) => outcome === decision)?.entries}
        onChange={({ currentTarget }) => {
          const chosen = decisions.find((each) => each === currentTarget.value);
          if (chosen) onDecide(chosen);
        }}
      />
    </fieldset>
  );
}
