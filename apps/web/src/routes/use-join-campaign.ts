import type { Dashboard } from '@hearthlight/domain';
import { useState } from 'react';

import { dashboardQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { send } from '../api/send.ts';

/**
 * Joining a campaign (`spec §4`): pending while the call is under way, then registered everywhere at once; a
 * failure is only logged and the button goes back to Register (`spec §8`).
 */
export function useJoinCampaign(token: string): { joining: ReadonlySet<number>; join: (id: number) => void } {
  const [joining, setJoining] = useState<ReadonlySet<number>>(new Set());
  const join = async (id: number) => {
    if (joining.has(id)) return;
    setJoining((others) => new Set([...others, id]));
    const result = await send('joinCampaign', { request: { campaign_id: id } });
    if (result.ok)
      queryClient.setQueryData(dashboardQuery(token).queryKey, (old) => old && registered(old, id));
    else console.log(result.status === 400 ? result.refusal?.message : 'An error occured');
    setJoining((others) => new Set([...others].filter((other) => other !== id)));
  };
  return { joining, join: (id) => void join(id) };
}

function registered(dashboard: Dashboard, id: number): Dashboard {
  const campaigns = dashboard.records.campaigns.map((campaign) =>
    campaign.id === id
      ? { ...campaign, registration_status: true, no_of_contributors: campaign.no_of_contributors + 1 }
      : campaign,
  );
  return { ...dashboard, records: { ...dashboard.records, campaigns } };
}
