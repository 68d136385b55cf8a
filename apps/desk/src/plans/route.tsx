import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { PlansPage } from './plans-page.tsx';

export function Component() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'paused' ? ('paused' as const) : undefined;
  const plans = useInfiniteQuery(
    pagesQuery(['plans', state], (cursor, signal) =>
      fetchCall('planList', { query: { ...(state && { state }), ...cursor }, signal }),
    ),
  );
  return (
    <PlansPage
      view={pagesViewOf(plans, (pages) => ({ plans: pages.flatMap((page) => page.plans) }))}
      pausedOnly={state === 'paused'}
    />
  );
}
