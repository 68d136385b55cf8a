import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { type ActivityFilter, ActivityPage } from './activity-page.tsx';

/** Only the parts of a filter that are set. */
const setParts = (filter: ActivityFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export function Component() {
  const [search, setSearch] = useSearchParams();
  const read = (name: string) => search.get(name) ?? '';
  const filter = { actor: read('actor'), kind: read('kind'), from: read('from'), to: read('to') };
  const activity = useInfiniteQuery({
    ...pagesQuery(['activity', filter], (cursor, signal) =>
      fetchCall('activityList', { query: { ...setParts(filter), ...cursor }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <ActivityPage
      view={pagesViewOf(activity, (pages) => ({ entries: pages.flatMap(({ entries }) => entries) }))}
      filter={filter}
      actors={activity.data?.pages[0]?.actors ?? []}
      onFilter={(next) => setSearch(setParts(next), { replace: true })}
    />
  );
}
