import { useInfiniteQuery } from '@tanstack/react-query';

import { pagesViewOf } from '../api/view-of.ts';
import { DeskUpdatesPage } from './desk-updates-page.tsx';
import { updatesQuery } from './queries.ts';

export function Component() {
  const view = pagesViewOf(useInfiniteQuery(updatesQuery), (pages) => ({
    updates: pages.flatMap((page) => page.updates),
  }));
  return <DeskUpdatesPage view={view} />;
}
