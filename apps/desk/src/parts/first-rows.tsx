import { formatCount } from '@hearthlight/domain';
import { Button, useWords } from '@hearthlight/ui';
import { type ReactNode, useId, useState } from 'react';

export interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** How many rows there are. `rows` may be only the first. */
  count: number;
  /** Renders some of the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows of a long list that are shown at first. */
const shownAtFirst = 10;

/** The first rows of a list, with a button that shows the others. */
export function FirstRows<Row>({ rows, count, children }: FirstRowsProps<Row>) {
  const words = useWords('deskImports');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  const open = rows.length === count ? words.showAll : words.showFirst;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {shown.length < count && (
          <p className="text-small text-ink-soft">
            {words.firstRows({ count: shown.length, all: formatCount(count) })}
          </p>
        )}
        {rows.length > shownAtFirst && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.showFewer : open({ count: rows.length })}
          </Button>
        )}
      </div>
      <div id={id}>{children(shown)}</div>
    </>
  );
}
