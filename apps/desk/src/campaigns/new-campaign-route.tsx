import { dayOf } from '@hearthlight/domain';
import { type CampaignEntry, campaignFieldsOf, deskPages } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { liveCampaigns } from 'virtual:content/live-campaigns';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';
import { NewCampaignPage } from './new-campaign-page.tsx';
import { campaignsKey } from './queries.ts';

export function Component() {
  const now = useNow();
  const navigate = useNavigate();
  const { setChanges } = useUnsavedPage();
  const queryClient = useQueryClient();
  return (
    <NewCampaignPage
      today={dayOf(now)}
      liveCampaigns={liveCampaigns}
      loadPictures={loadPictures}
      uploadPicture={uploadPicture}
      onSubmit={useChange((entry: CampaignEntry) => fetchCall('createCampaign', { request: campaignFieldsOf(entry) }), {
        onSuccess: async () => {
          await queryClient.invalidateQueries({ queryKey: campaignsKey });
          setChanges(false);
          await navigate(deskPages.campaigns.path);
        },
      })}
    />
  );
}
