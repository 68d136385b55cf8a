import { formatDay, formatMoney } from '@hearthlight/domain';
import type { ImportRow } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

export interface RowFactsProps {
  /** Where the gift is: in the file or in the books. */
  title: ReactNode;
  gift: Pick<ImportRow, 'amount' | 'date' | 'giver'> & Partial<Pick<ImportRow, 'purpose'>>;
  /** What else is known about it. */
  children?: ReactNode;
}

/** Amount, giver, day and text of a row or of the gift that it may be. */
export function RowFacts({ title, gift: { amount, date, giver, purpose }, children }: RowFactsProps) {
  const words = useWords('deskImports');
  return (
    <div className="min-w-0 text-small">
      <p className="text-label text-ink-soft">{title}</p>
      <p className="font-semibold">
        <bdi className="tabular">{amount !== null && formatMoney(amount)}</bdi>
        {' · '}
        <bdi className="wrap-anywhere">{giver ?? words.noPayer}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        {date !== null && <time dateTime={date}>{formatDay(date)}</time>}
        {children}
      </p>
      {purpose && (
        <p>
          <bdi className="wrap-anywhere">{purpose}</bdi>
        </p>
      )}
    </div>
  );
}
