import { buttonStyle } from '../lib/button-style.ts';
import type { PageOf } from '../lib/page-of.ts';

const count = new Intl.NumberFormat('en-US');

export interface PaginationProps {
  /** What is paged through, for the name of the landmark. */
  label: string;
  /** Where in the list: see `pageOf`. */
  at: PageOf;
  /** Called with the page to go to, counted from 0. */
  onPage: (page: number) => void;
}

/** Previous, next, and which rows are shown. Nothing where one page holds all. */
export function Pagination({ label, at, onPage }: PaginationProps) {
  const { page, last, from, to, total } = at;
  if (last === 0) return null;
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden"
    >
      <output className="text-small text-ink-soft tabular">
        Rows {count.format(from)} to {count.format(to)} of {count.format(total)}
      </output>
      <span className="flex gap-3">
        <Turn name="Previous" to={page - 1} possible={page > 0} onPage={onPage} />
        <Turn name="Next" to={page + 1} possible={page < last} onPage={onPage} />
      </span>
    </nav>
  );
}

/** Not `disabled` at an end of the list: that would drop the focus of whoever pressed it last. */
function Turn({
  name,
  to,
  possible,
  onPage,
}: {
  name: string;
  to: number;
  possible: boolean;
  onPage: PaginationProps['onPage'];
}) {
  return (
    <button
      type="button"
      aria-disabled={!possible}
      data-variant="secondary"
      data-size="small"
      className={`${buttonStyle} aria-disabled:cursor-default aria-disabled:opacity-50`}
      onClick={() => possible && onPage(to)}
    >
      {name}
    </button>
  );
}
