import { formatDay, formatMoney } from '@hearthlight/domain';
import type { ImportRow } from '@hearthlight/domain/desk';
import { Checkbox, useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

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
      <Side title={`${words.inTheFile} · ${words.lineNumber({ line })}`} gift={{ amount, date, giver }} />
      {like ? (
        <Side title={words.inTheBooks({ id: like.id })} gift={like}>
          <bdi>{like.method}</bdi>
        </Side>
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

interface SideProps {
  title: string;
  gift: Pick<ImportRow, 'amount' | 'date' | 'giver'>;
  children?: ReactNode;
}

function Side({ title, gift: { amount, date, giver }, children }: SideProps) {
  const words = useWords('deskImports');
  return (
    <div className="min-w-0 text-small">
      <p className="text-label text-ink-soft">{title}</p>
      <p className="font-semibold">
        <bdi className="tabular">{amount !== null && formatMoney(amount)}</bdi>
        {' · '}
        <bdi className="wrap-anywhere">{giver ?? words.anonymous}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        {date !== null && <time dateTime={date}>{formatDay(date)}</time>}
        {children}
      </p>
    </div>
  );
}
