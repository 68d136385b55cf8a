'use client';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Sheet } from '../layout/sheet.tsx';

/** The pages of a list that are not loaded yet. */
export interface MorePages {
  /** Loads the next page. Absent once all are loaded. */
  onShowMore?: (() => void) | undefined;
  /** Whether the next page is being loaded, or failed to load. */
  nextPage?: 'loading' | 'failed' | undefined;
}

export interface PagedListProps extends MorePages, LayoutProps, AttributesOf<'div'> {
  /** Name of the list for screen readers. */
  label: string;
}

/** A list that loads page by page: its children are the entries of the loaded pages, with 'Show more' below them. */
export function PagedList({ label, onShowMore, nextPage, children, ...attributes }: PagedListProps) {
  const words = useWords('library');
  return (
    <div {...attributes}>
      <Sheet data-part="list" aria-label={label}>
        {children}
      </Sheet>
      {onShowMore && (
        <div className="mt-5 grid justify-items-start gap-4">
          {nextPage === 'failed' && <Notice tone="error">{words.moreFailed}</Notice>}
          <Button
            data-part="show-more-button"
            variant="secondary"
            size="small"
            pending={nextPage === 'loading'}
            onClick={onShowMore}
          >
            {words.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}
