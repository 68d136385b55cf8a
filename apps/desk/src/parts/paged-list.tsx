import { Button } from '@hearthlight/ui';
import { Sheet } from '@hearthlight/ui/parts';
import type { ReactNode } from 'react';

import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { useWords } from '../words/use-words.ts';

/** The pages that were loaded. */
interface Loaded {
  status: 'ready';
  hasMore: boolean;
}

export interface PagedListProps<View extends Loaded> {
  /** Name of the list for screen readers. */
  label: string;
  view: { status: 'loading' } | { status: 'failed' } | View;
  onRetry: () => void;
  onShowMore: () => void;
  /** Renders the entries, or what is shown instead of none. */
  children: (view: View) => ReactNode;
}

/** A list that loads page by page: a skeleton, the entries with 'Show more', or that they could not be loaded. */
export function PagedList<View extends Loaded>(props: PagedListProps<View>) {
  const { label, view, onRetry, onShowMore, children } = props;
  const { showMore } = useWords('desk');
  if (view.status === 'loading') return <ListSkeleton />;
  if (view.status === 'failed') return <LoadFailed onRetry={onRetry} />;
  return (
    <>
      <Sheet aria-label={label}>{children(view)}</Sheet>
      {view.hasMore && (
        <Button variant="secondary" size="small" className="mt-5" onClick={onShowMore}>
          {showMore}
        </Button>
      )}
    </>
  );
}
