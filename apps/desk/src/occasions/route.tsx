import { useInfiniteQuery } from '@tanstack/react-query';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { OccasionsPage } from './occasions-page.tsx';
import { occasionsKey } from './queries.ts';

export function Component() {
  const occasions = useInfiniteQuery(
    pagesQuery([...occasionsKey, 'list'], (query, signal) => fetchCall('occasionList', { query, signal })),
  );
  return (
    <OccasionsPage view={pagesViewOf(occasions, (pages) => ({ occasions: pages.flatMap((page) => page.occasions) }))} />
  );
}
