'use client';

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

/** 'Show more' below a list that loads page by page. Shows nothing once all pages are loaded. */
export function ShowMore({ nextPage, onShowMore }: MorePages) {
  const words = useWords('library');
  if (!onShowMore) return null;
  return (
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
  );
}
