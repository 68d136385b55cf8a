import { viewOf } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { send, toResult } from '../api/send.ts';
import { DeskCampaignsPage } from './desk-campaigns-page.tsx';
import { campaignsQuery } from './queries.ts';

export function Component() {
  const queryClient = useQueryClient();
  const campaigns = useQuery(campaignsQuery);
  return (
    <DeskCampaignsPage
      view={viewOf(campaigns, (data) => data)}
      onRetry={() => void campaigns.refetch()}
      onMove={async ({ id }, to) => {
        const result = await send('moveCampaign', { params: { id }, request: { to } });
        if (result.ok) queryClient.setQueryData(campaignsQuery.queryKey, result.response);
        return toResult(result);
      }}
    />
  );
}
