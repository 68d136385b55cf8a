import { dayOf } from '@hearthlight/domain';
import { campaignFieldsOf, deskPages } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { send, toResult } from '../api/send.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { setUnsaved } from '../routing/unsaved.ts';
import { NewCampaignPage } from './new-campaign-page.tsx';
import { campaignsKey } from './queries.ts';

export function Component() {
  const now = useNow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <NewCampaignPage
      today={dayOf(now)}
      loadPictures={loadPictures}
      uploadPicture={uploadPicture}
      onSubmit={async (entry) => {
        const result = await send('createCampaign', { request: campaignFieldsOf(entry) });
        if (result.ok) {
          await queryClient.invalidateQueries({ queryKey: campaignsKey });
          setUnsaved(false);
          await navigate(deskPages.campaigns.path);
        }
        return toResult(result);
      }}
    />
  );
}
