import { sentences } from '@hearthlight/domain';
import { Button, Notice, useWords } from '@hearthlight/ui';

/** The pages of a list that are not loaded yet. */
export interface MorePages {
  /** Loads the next page. Absent once all are loaded. */
  onShowMore?: (() => void) | undefined;
  /** Whether the next page is being loaded, or could not be. */
  nextPage?: 'loading' | 'failed' | undefined;
}

/** Below a list that loads page by page: the button that loads the next page, and why it did not. */
export function ShowMore({ onShowMore, nextPage }: MorePages) {
  const words = useWords('desk');
  if (!onShowMore) return null;
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      {nextPage === 'failed' && (
        <Notice tone="error" title={sentences.contentFailed}>
          {words.nothingIsLost}
        </Notice>
      )}
      <Button variant="secondary" size="small" pending={nextPage === 'loading'} onClick={onShowMore}>
        {words.showMore}
      </Button>
    </div>
  );
}
