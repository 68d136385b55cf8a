import { viewOf } from '@hearthlight/ui/product';
import { useInfiniteQuery } from '@tanstack/react-query';

import { DeskUpdatesPage } from './desk-updates-page.tsx';
import { updatesQuery } from './queries.ts';

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
