import type { DeskCampaign } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { liveCampaigns } from 'virtual:content/live-campaigns';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
import { DeskCampaignsPage } from './desk-campaigns-page.tsx';
import type { CampaignMove } from './move-buttons.tsx';
import { campaignsQuery } from './queries.ts';

export function Component() {
  const queryClient = useQueryClient();
  return (
    <DeskCampaignsPage
      view={viewOf(useQuery(campaignsQuery), (list) => list)}
      liveCampaigns={liveCampaigns}
      onMove={useChange(
        ({ id }: DeskCampaign, to: CampaignMove) => fetchCall('moveCampaign', { params: { id }, request: { to } }),
        { onSuccess: (list) => queryClient.setQueryData(campaignsQuery.queryKey, list) },
      )}
    />
  );
}
