import type { ImportRow } from '@hearthlight/domain/desk';
import { Checkbox, useWords } from '@hearthlight/ui';

import type { Decision } from './decisions.ts';

export interface RowChoiceProps {
  /** A new row, or one that is left out as before. */
  row: ImportRow;
  decision: Decision | undefined;
  /** Called without a decision to take it back. */
  onDecide: (decision: Decision | undefined) => void;
}

/**
 * The choice that a new row is no gift, it alone or all payments of its payer, or to record a row that was left out
 * before.
 */
export function RowChoice({ row, decision, onDecide }: RowChoiceProps) {
  const words = useWords('deskImports');
  const { line, outcome, payer, was_left_out: wasLeftOut } = row;
  if (outcome !== 'new')
    return (
      wasLeftOut && (
        <Checkbox
          hideLabel
          label={words.recordLine({ line })}
          checked={decision !== undefined}
          onChange={({ currentTarget }) => onDecide(currentTarget.checked ? 'separate' : undefined)}
        />
      )
    );
  return (
    <>
      <Checkbox
        hideLabel
        label={words.noGiftInLine({ line })}
        checked={decision !== undefined}
        onChange={({ currentTarget }) => onDecide(currentTarget.checked ? 'leaveOut' : undefined)}
      />
      {decision !== undefined && payer !== undefined && (
        <Checkbox
          label={words.leavePayerOut({ payer })}
          checked={decision === 'leavePayerOut'}
          onChange={({ currentTarget }) => onDecide(currentTarget.checked ? 'leavePayerOut' : 'leaveOut')}
        />
      )}
    </>
  );
}
