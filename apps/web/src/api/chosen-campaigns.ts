import { queryOptions } from '@tanstack/react-query';

import { load } from './queries.ts';

/** All campaigns that a visitor can have chosen: those of the server, then those that only the home page has. */
export const chosenCampaignsQuery = queryOptions({
  queryKey: ['chosenCampaigns'],
  queryFn: async ({ signal }) => {
    const [live, { home }] = await Promise.all([
      load('homeCampaigns', { signal }).catch(() => ({ response: [] })),
      import('virtual:content/home'),
    ]);
    return [...live.response, ...home.campaigns].map(({ collected, goal, ...campaign }) => ({
      ...campaign,
      amount_raised: collected,
      target_amount: goal,
    }));
  },
});
