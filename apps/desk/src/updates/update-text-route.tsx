import { deskPages, type DeskUpdate, updateEntryOf, updateFieldsOf } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { send } from '../api/send.ts';
import { useChange } from '../api/use-change.ts';
import { useVersions } from '../api/use-versions.ts';
import { campaignsQuery } from '../campaigns/queries.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';
import { EditUpdatePage } from './edit-update-page.tsx';
import { updateQuery, updatesKey } from './queries.ts';

export function Component() {
  const update = useOutletContext<DeskUpdate>();
  const { id } = update;
  const params = { id };
  const navigate = useNavigate();
  const { setChanges } = useUnsavedPage();
  const queryClient = useQueryClient();
  const { data: campaigns } = useQuery(campaignsQuery);
  const { entry, conflict, save } = useVersions(update, {
    entryOf: updateEntryOf,
    save: (written, version) => send('editUpdate', { params, request: { ...updateFieldsOf(written), version } }),
    read: () => send('readUpdate', { params }),
    onSaved: (stored) => {
      queryClient.setQueryData(updateQuery(id).queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
    },
  });
  return (
    <EditUpdatePage
      update={update}
      entry={entry}
      conflict={conflict}
      campaigns={campaigns?.campaigns ?? (update.campaign ? [update.campaign] : [])}
      language={foundation.languages[0]}
      loadPictures={loadPictures}
      uploadPicture={uploadPicture}
      onSubmit={save}
      onRemove={useChange((password: string) => fetchCall('removeUpdate', { params, request: { password } }), {
        onSuccess: async ({ message }) => {
          setChanges(false);
          await navigate(deskPages.updates.path, { state: { message } });
          await queryClient.invalidateQueries({ queryKey: updatesKey });
        },
      })}
    />
  );
}
