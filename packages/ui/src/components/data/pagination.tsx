'use client';

import { formatCount } from '@hearthlight/domain/numbers';

import { buttonStyle } from '../../lib/button-style.ts';
import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import type { PageRange } from '../../lib/page-range.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface PaginationProps extends LayoutProps, AttributesOf<'nav', 'children'> {
  /** The thing that has pages. The landmark is named 'Pages of' and this label. */
  label: string;
  /** The current range of rows, from `pageRange`. */
  range: PageRange;
  /** Called with the requested page, counted from 0. */
  onPage: (page: number) => void;
}

/**
 * The range of visible rows, and buttons to the previous and next page. Renders nothing for a single page.
 */
export function Pagination({ label, range, onPage, className, ...attributes }: PaginationProps) {
  const words = useWords('library');
  const { page, last, from, to, total } = range;
  if (last === 0) return null;
  return (
    <nav
      {...attributes}
      aria-label={words.pagesOfLabel({ label })}
      className={classNames('flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden', className)}
    >
      <output data-part="range" className="text-small text-ink-soft tabular">
        {words.rowsOf({ from: formatCount(from), to: formatCount(to), total: formatCount(total) })}
      </output>
      <span data-part="buttons" className="flex flex-wrap gap-3">
        <PageButton name={words.previous} page={page - 1} available={page > 0} onPage={onPage} />
        <PageButton name={words.next} page={page + 1} available={page < last} onPage={onPage} />
      </span>
    </nav>
  );
}

/** Uses `aria-disabled` on the first and last page, because `disabled` would drop the focus of the button. */
function PageButton({
  name,
  page,
  available,
  onPage,
}: {
  name: string;
  page: number;
  available: boolean;
  onPage: PaginationProps['onPage'];
}) {
  return (
    <button
      type="button"
      aria-disabled={!available}
      data-variant="secondary"
      data-size="small"
      className={`${buttonStyle} aria-disabled:cursor-default aria-disabled:opacity-50`}
      onClick={() => available && onPage(page)}
    >
      {name}
    </button>
  );
}
