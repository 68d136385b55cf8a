import { donorOrders } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { viewOf } from '../api/view-of.ts';
import { useKeptSearch } from '../routing/use-kept-search.ts';
import { DonorsPage } from './donors-page.tsx';
import { donorsKey } from './queries.ts';

export function Component() {
  const { kept: search, keep } = useKeptSearch();
  const [address, setAddress] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const order = donorOrders.find((name) => name === address.get('order')) ?? 'newest';
  const found = useQuery({
    queryKey: [...donorsKey, 'search', search, order],
    queryFn: async ({ signal }) => {
      const request = { search };
      const [donors, givers] = await Promise.all([
        fetchCall('searchDonors', { request: { ...request, order }, signal }),
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
      onSearch={keep}
      order={order}
      onOrder={(next) => setAddress(next === 'newest' ? {} : { order: next }, { replace: true, state })}
    />
  );
}
