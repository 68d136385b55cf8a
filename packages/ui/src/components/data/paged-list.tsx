'use client';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { Sheet } from '../layout/sheet.tsx';
import { type MorePages, ShowMore } from './show-more.tsx';

export interface PagedListProps extends MorePages, LayoutProps, AttributesOf<'div'> {
  /** Name of the list for screen readers. */
  label: string;
}

/** A list that loads page by page: its children are the entries of the loaded pages, with 'Show more' below them. */
export function PagedList({ label, onShowMore, nextPage, children, ...attributes }: PagedListProps) {
  return (
    <div {...attributes}>
      <Sheet data-part="list" aria-label={label}>
        {children}
      </Sheet>
      <ShowMore data-part="show-more-button" onShowMore={onShowMore} nextPage={nextPage} />
    </div>
  );
}
