import { formatDay, formatMonth } from '@hearthlight/domain';
import type { ImportRow } from '@hearthlight/domain/desk';
import { RadioCards, useWords } from '@hearthlight/ui';

import type { Decision } from './decisions.ts';
import { RowFacts } from './row-facts.tsx';

export interface PlanRowProps {
  /** The row of a payment. */
  row: ImportRow;
  /** The day of the standing order that it pays, unless it is a further gift. */
  plan: NonNullable<ImportRow['plan']>;
  /** Whether the decision is missing. */
  isMissing: boolean;
  onDecide: (decision: Decision) => void;
}

const decisions = ['complete', 'separate', 'leaveOut'] as const;

/** A second payment of a standing order: the next one, early, or a further gift. Somebody has to decide. */
export function PlanRow({ row, plan, isMissing, onDecide }: PlanRowProps) {
  const words = useWords('deskImports');
  const { pledgeMissing, pledgeQuestion } = useWords('deskGift');
  const labels = {
    complete: words.nextPayment({ day: formatDay(plan.due) }),
    separate: words.furtherGift({ month: formatMonth(row.date?.slice(0, 7) ?? '') }),
    leaveOut: words.leaveOut,
  };
  return (
    <fieldset
      aria-label={words.lineNumber({ line: row.line })}
      className="grid gap-3 rounded-control border border-line bg-paper-warm px-4 py-3"
    >
      <RowFacts title={`${words.inTheFile} · ${words.lineNumber({ line: row.line })}`} gift={row} />
      <p className="text-small text-ink-soft">{row.note}</p>
      <RadioCards
        name={`plan-${row.line}`}
        label={pledgeQuestion}
        options={decisions.map((value) => ({ value, label: labels[value] }))}
        error={isMissing ? pledgeMissing : undefined}
        onChange={({ currentTarget }) => {
          const chosen = decisions.find((each) => each === currentTarget.value);
          if (chosen) onDecide(chosen);
        }}
      />
    </fieldset>
  );
}
