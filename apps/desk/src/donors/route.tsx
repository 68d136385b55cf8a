import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { viewOf } from '../api/view-of.ts';
import { DonorsPage } from './donors-page.tsx';

/** What the history entry of the page keeps. The address must not name people. */
interface Kept {
  search?: string;
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null;

export function Component() {
  const { state }: { state: unknown } = useLocation();
  const { search = '' } = isKept(state) ? state : {};
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ['donors', 'search', search],
    queryFn: async ({ signal }) => {
      const request = { search };
      const [donors, givers] = await Promise.all([
        fetchCall('searchDonors', { request, signal }),
        fetchCall('searchGivers', { request, signal }),
      ]);
      return { donors, givers };
    },
  });
  return (
    <DonorsPage
      view={viewOf(found, ({ donors, givers }) => ({
        donors: donors.donors,
        hasMore: donors.has_more,
        givers: givers.givers,
        hasMoreGivers: givers.has_more,
      }))}
      search={search}
      onSearch={(next) => void navigate('.', { replace: true, state: { search: next } satisfies Kept })}
    />
  );
}
