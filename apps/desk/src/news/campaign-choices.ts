import { useQuery } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';

/** Returns the campaigns that an article can be about; none until they are loaded. */
export function useCampaignChoices(): readonly { id: number; title: string }[] {
  const { data } = useQuery({
    queryKey: ['campaigns', 'choices'],
    queryFn: ({ signal }) => fetchCall('deskCampaignList', { signal }),
  });
  return data?.campaigns ?? none;
}

const none: readonly { id: number; title: string }[] = [];
