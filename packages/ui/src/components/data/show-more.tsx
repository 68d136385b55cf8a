'use client';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';

/** The pages of a list that are not loaded yet. */
export interface MorePages {
  /** Loads the next page. Absent once all are loaded. */
  onShowMore?: (() => void) | undefined;
  /** Whether the next page is being loaded, or failed to load. */
  nextPage?: 'loading' | 'failed' | undefined;
}

export interface ShowMoreProps extends MorePages, LayoutProps, AttributesOf<'div', 'children'> {}

/** 'Show more' below a list that loads page by page. Shows nothing once all pages are loaded. */
export function ShowMore({ nextPage, onShowMore, className, ...attributes }: ShowMoreProps) {
  const words = useWords('library');
  if (!onShowMore) return null;
  return (
    <div {...attributes} className={classNames('mt-5 grid justify-items-start gap-4', className)}>
      {nextPage === 'failed' && <Notice tone="error">{words.moreFailed}</Notice>}
      <Button variant="secondary" size="small" pending={nextPage === 'loading'} onClick={onShowMore}>
        {words.showMore}
      </Button>
    </div>
  );
}
