import { isNotFound } from '@hearthlight/domain';
import { campaignEntryOf, campaignFieldsOf, type DeskCampaign, deskPages } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { send, toResult } from '../api/send.ts';
import { useVersions } from '../api/use-versions.ts';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { useToast } from '../frame/use-toast.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { setUnsaved } from '../routing/unsaved.ts';
import { useEntryId } from '../routing/use-entry-id.ts';
import { useWords } from '../words/use-words.ts';
import { EditCampaignPage } from './edit-campaign-page.tsx';
import { campaignQuery, campaignsKey } from './queries.ts';

export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const campaign = useQuery(campaignQuery(id));
  if (campaign.data) return <Opened campaign={campaign.data} />;
  if (isNotFound(campaign.error)) return <NoSuchPage />;
  if (campaign.isError && !campaign.isFetching) return <LoadFailed onRetry={() => void campaign.refetch()} />;
  return <ListSkeleton />;
}

function Opened({ campaign }: { campaign: DeskCampaign }) {
  const { id } = campaign;
  const params = { id };
  const navigate = useNavigate();
  const words = useWords('deskCampaigns');
  const toast = useToast();
  const queryClient = useQueryClient();
  const keep = (stored: DeskCampaign) => queryClient.setQueryData(campaignQuery(id).queryKey, stored);
  const { entry, conflict, save, adopt } = useVersions(campaign, {
    entryOf: campaignEntryOf,
    save: (written, version) =>
      send('editCampaign', { params, request: { ...campaignFieldsOf(written), version } }),
    read: () => send('readCampaign', { params }),
    onSaved: keep,
  });
  return (
    <EditCampaignPage
      campaign={campaign}
      origin={window.location.origin}
      entry={entry}
      conflict={conflict}
      hasTranslations={foundation.languages.length > 1}
      loadPictures={loadPictures}
      uploadPicture={uploadPicture}
      onSubmit={save}
      onEnd={async () => {
        const result = await send('endCampaign', { params, request: {} });
        if (result.ok) {
          keep(result.response);
          adopt(result.response, { date_ended: campaignEntryOf(result.response).date_ended });
          const { version } = result.response;
          const former = { ...campaignFieldsOf(campaignEntryOf(campaign)), version };
          toast({
            text: words.hasEnded({ title: campaign.title }),
            onUndo: async () => {
              const undone = await send('editCampaign', { params, request: former });
              if (!undone.ok) return false;
              keep(undone.response);
              adopt(undone.response, { date_ended: campaignEntryOf(undone.response).date_ended });
              return true;
            },
          });
        }
        return toResult(result);
      }}
      onRemove={async (password) => {
        const result = await send('removeCampaign', { params, request: { password } });
        if (result.ok) {
          setUnsaved(false);
          await navigate(deskPages.campaigns.path, { state: toResult(result) });
          await queryClient.invalidateQueries({ queryKey: campaignsKey });
        }
        return toResult(result);
      }}
    />
  );
}
