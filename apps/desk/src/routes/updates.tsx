import { DeskUpdatesPage, viewOf } from '@hearthlight/ui/desk';
import { useInfiniteQuery } from '@tanstack/react-query';

import { updatesQuery } from '../updates/update-queries.ts';

export function Component() {
  const updates = useInfiniteQuery(updatesQuery);
  return (
    <DeskUpdatesPage
      view={viewOf(updates, ({ pages }) => ({
        updates: pages.flatMap((page) => page.updates),
        hasMore: updates.hasNextPage,
      }))}
      onRetry={() => void updates.refetch()}
      onShowMore={() => void updates.fetchNextPage()}
    />
  );
}
