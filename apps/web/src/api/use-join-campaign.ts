import type { CallFailure, Dashboard } from '@hearthlight/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from './call.ts';
import { dashboardQuery } from './queries.ts';
import type { CallResult } from './send.ts';

/**
 * Joins campaigns (specification §4). `joining` has the ids of the calls in flight. Success updates the cached
 * dashboard; a failure is only logged (specification §8). After a refusal the dashboard is read again, since another
 * tab may have registered the donor.
 */
export function useJoinCampaign(token: string): { joining: ReadonlySet<number>; join: (id: number) => void } {
  const queryClient = useQueryClient();
  const [joining, setJoining] = useState<ReadonlySet<number>>(new Set());
  const join = async (id: number) => {
    if (joining.has(id)) return;
    setJoining((others) => new Set([...others, id]));
    const result = await call('joinCampaign', { request: { campaign_id: id } });
    const failure = failureOf(result);
    const { queryKey } = dashboardQuery(token);
    if (!failure) queryClient.setQueryData(queryKey, (old) => old && registered(old, id));
    else console.log(failure.status === 400 ? failure.message : 'An error occured');
    if (failure?.status === 400) void queryClient.invalidateQueries({ queryKey });
    setJoining((others) => new Set([...others].filter((other) => other !== id)));
  };
  return { joining, join: (id) => void join(id) };
}

/** Returns a failed call. Any 2xx means that the donor is registered, whatever its body (specification §7). */
function failureOf(result: CallResult<'joinCampaign'>): CallFailure | undefined {
  return result.ok || (result.status >= 200 && result.status < 300) ? undefined : result;
}

function registered(dashboard: Dashboard, id: number): Dashboard {
  const campaigns = dashboard.records.campaigns.map((campaign) =>
    campaign.id === id ? { ...campaign, registration_status: true } : campaign,
  );
  return { ...dashboard, records: { ...dashboard.records, campaigns } };
}
