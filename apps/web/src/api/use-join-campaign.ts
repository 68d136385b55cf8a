import type { CallFailure, Dashboard } from '@hearthlight/domain';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

import { call } from './call.ts';
import { dashboardQuery, donorKey } from './queries.ts';
import type { CallResult } from './send.ts';

/**
 * Joins campaigns (specification §4). `joining` has the ids of the calls in flight, also of those that another page
 * made. Success updates the cached dashboard; a failure is only logged (specification §8). After a refusal the
 * dashboard is read again, since another tab may have registered the donor.
 */
export function useJoinCampaign(token: string): { joining: ReadonlySet<number>; join: (id: number) => void } {
  const queryClient = useQueryClient();
  const mutationKey = [...donorKey, token, 'join'];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (id: number) => call('joinCampaign', { request: { campaign_id: id } }),
    onSuccess: (result, id) => {
      const failure = failureOf(result);
      const { queryKey } = dashboardQuery(token);
      if (!failure) queryClient.setQueryData(queryKey, (old) => old && registered(old, id));
      else console.log(failure.status === 400 ? failure.message : 'An error occured');
      if (failure?.status === 400) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const pending = { mutationKey, status: 'pending' } as const;
  const joining = useMutationState({ filters: pending, select: ({ state }) => state.variables });
  const join = (id: number) => {
    // Two taps can be faster than the state.
    const same = { ...pending, predicate: ({ state }: Mutation) => state.variables === id };
    if (queryClient.isMutating(same) === 0) mutate(id);
  };
  return { joining: new Set(joining.filter((id) => typeof id === 'number')), join };
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
