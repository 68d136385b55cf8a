import type { ImportRow } from '@hearthlight/domain/desk';
import { Checkbox, useWords } from '@hearthlight/ui';

import { RowFacts } from './row-facts.tsx';

export interface SuspectRowProps {
  /** The row and the gift that it may repeat. */
  row: ImportRow;
  /** Whether it is imported as a gift of its own. */
  isSeparate: boolean;
  /** Makes it a gift of its own, or no longer. */
  onSeparate: (isSeparate: boolean) => void;
}

/** A row that may be recorded already, beside the gift in the books, with the choice to record it. */
export function SuspectRow({ row, isSeparate, onSeparate }: SuspectRowProps) {
  const words = useWords('deskImports');
  const { amount, date, giver, like, line, note } = row;
  return (
    <fieldset
      aria-label={words.lineNumber({ line })}
      className="grid gap-x-6 gap-y-3 rounded-control border border-line bg-paper-warm px-4 py-3 tablet:grid-cols-2"
    >
      <RowFacts title={`${words.inTheFile} · ${words.lineNumber({ line })}`} gift={{ amount, date, giver }} />
      {like ? (
        <RowFacts title={words.inTheBooks({ id: like.id })} gift={like}>
          <bdi>{like.method}</bdi>
        </RowFacts>
      ) : (
        <p className="text-small text-ink-soft">{note}</p>
      )}
      <Checkbox
        className="tablet:col-span-2"
        label={words.separate}
        checked={isSeparate}
        onChange={({ currentTarget }) => onSeparate(currentTarget.checked)}
      />
    </fieldset>
  );
}
