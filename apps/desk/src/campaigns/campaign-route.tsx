import { campaignEntryOf, campaignFieldsOf, type DeskCampaign, deskPages } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { liveCampaigns } from 'virtual:content/live-campaigns';

import { fetchCall } from '../api/queries.ts';
import { send } from '../api/send.ts';
import { useChange } from '../api/use-change.ts';
import { useEntry } from '../api/use-entry.ts';
import { useVersions } from '../api/use-versions.ts';
import { Loaded } from '../frame/loaded.tsx';
import { useToast } from '../frame/use-toast.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';
import { EditCampaignPage } from './edit-campaign-page.tsx';
import { campaignQuery, campaignsKey } from './queries.ts';

export function Component() {
  const view = useEntry(campaignQuery);
  return <Loaded view={view}>{({ entry }) => <Opened key={entry.id} campaign={entry} />}</Loaded>;
}

function Opened({ campaign }: { campaign: DeskCampaign }) {
  const { id } = campaign;
  const params = { id };
  const navigate = useNavigate();
  const { setChanges } = useUnsavedPage();
  const words = useWords('deskCampaigns');
  const toast = useToast();
  const queryClient = useQueryClient();
  const keep = (stored: DeskCampaign) => queryClient.setQueryData(campaignQuery(id).queryKey, stored);
  const { entry, conflict, save, adopt } = useVersions(campaign, {
    entryOf: campaignEntryOf,
    save: (written, version) => send('editCampaign', { params, request: { ...campaignFieldsOf(written), version } }),
    read: () => send('readCampaign', { params }),
    onSaved: keep,
  });
  const takeEnd = (stored: DeskCampaign) => {
    keep(stored);
    adopt(stored, { date_ended: campaignEntryOf(stored).date_ended });
  };
  const undoEnd = useChange(
    (version: number) => {
      const former = { ...campaignFieldsOf(campaignEntryOf(campaign)), version };
      return fetchCall('editCampaign', { params, request: former });
    },
    { onSuccess: takeEnd },
  );
  return (
    <EditCampaignPage
      campaign={campaign}
      origin={window.location.origin}
      entry={entry}
      conflict={conflict}
      liveCampaigns={liveCampaigns}
      hasTranslations={foundation.languages.length > 1}
      loadPictures={loadPictures}
      uploadPicture={uploadPicture}
      onSubmit={save}
      onEnd={useChange(() => fetchCall('endCampaign', { params, request: {} }), {
        onSuccess: (stored) => {
          takeEnd(stored);
          toast({
            text: words.hasEnded({ title: campaign.title }),
            onUndo: async () => (await undoEnd(stored.version)).ok,
          });
        },
      })}
      onRemove={useChange((password: string) => fetchCall('removeCampaign', { params, request: { password } }), {
        onSuccess: async ({ message }) => {
          setChanges(false);
          await navigate(deskPages.campaigns.path, { state: { message } });
          await queryClient.invalidateQueries({ queryKey: campaignsKey });
        },
      })}
    />
  );
}
