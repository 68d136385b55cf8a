import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { PlansPage } from './plans-page.tsx';
import { plansKey } from './queries.ts';

export function Component() {
  const [search] = useSearchParams();
  const shown = (['missing', 'paused'] as const).find((state) => state === search.get('state')) ?? 'all';
  const plans = useInfiniteQuery(
    pagesQuery([...plansKey, shown], (cursor, signal) =>
      fetchCall('planList', { query: { ...(shown !== 'all' && { state: shown }), ...cursor }, signal }),
    ),
  );
  return (
    <PlansPage view={pagesViewOf(plans, (pages) => ({ plans: pages.flatMap((page) => page.plans) }))} shown={shown} />
  );
}
