import { campaignFieldsOf, type DeskCampaign, deskPages } from '@hearthlight/domain/desk';
import { EditCampaignPage, ListSkeleton, LoadFailed, NoSuchPage } from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { CallError } from '../api/call-error.ts';
import { type DeskResult, send, toResult } from '../api/send.ts';
import { campaignQuery, campaignsKey } from '../campaigns/campaign-queries.ts';
import { uploadPicture } from '../news/pictures.ts';
import { picturesQuery } from '../pictures/pictures-query.ts';
import { useEntryId } from '../routing/use-entry-id.ts';

export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const campaign = useQuery(campaignQuery(id));
  if (campaign.data) return <Opened campaign={campaign.data} />;
  if (campaign.error instanceof CallError && campaign.error.status === 404) return <NoSuchPage />;
  if (campaign.isError && !campaign.isFetching) return <LoadFailed onRetry={() => void campaign.refetch()} />;
  return <ListSkeleton />;
}

function Opened({ campaign }: { campaign: DeskCampaign }) {
  const { id } = campaign;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery(picturesQuery);
  // The version that the form shows, not one that a colleague saved meanwhile.
  const [shown, setShown] = useState(campaign);
  const keep = (result: DeskResult<'editCampaign'>) => {
    if (result.ok) {
      setShown(result.response);
      queryClient.setQueryData(campaignQuery(id).queryKey, result.response);
    }
    return toResult(result);
  };
  return (
    <EditCampaignPage
      campaign={shown}
      hasTranslations={foundation.languages.length > 1}
      pictures={data?.pictures ?? []}
      uploadPicture={uploadPicture}
      onSubmit={async (entry) => {
        const request = { ...campaignFieldsOf(entry), version: shown.version };
        return keep(await send('editCampaign', { params: { id }, request }));
      }}
      onEnd={async () => keep(await send('endCampaign', { params: { id }, request: {} }))}
      onRemove={async () => {
        const result = await send('removeCampaign', { params: { id }, request: {} });
        if (result.ok) {
          await navigate(deskPages.campaigns.path);
          await queryClient.invalidateQueries({ queryKey: campaignsKey });
        }
        return toResult(result);
      }}
    />
  );
}
