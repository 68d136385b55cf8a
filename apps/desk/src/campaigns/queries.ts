import { queryOptions } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';

/** The key of everything about campaigns. */
export const campaignsKey = ['campaigns'];

export const campaignsQuery = queryOptions({
  queryKey: [...campaignsKey, 'list'],
  queryFn: ({ signal }) => fetchCall('deskCampaignList', { signal }),
});

/** A campaign to edit. Kept no longer than its page is open, because its form begins with it. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: [...campaignsKey, id],
    queryFn: ({ signal }) => fetchCall('readCampaign', { params: { id }, signal }),
    gcTime: 0,
  });

/** The translations of a campaign. Kept no longer than their page is open, because its form begins with one. */
export const campaignTranslationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...campaignsKey, id, 'translations'],
    queryFn: ({ signal }) => fetchCall('campaignTranslations', { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
