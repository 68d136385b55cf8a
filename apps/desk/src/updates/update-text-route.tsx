import { deskPages, type DeskUpdate, updateEntryOf, updateFieldsOf } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { send, toResult } from '../api/send.ts';
import { useVersions } from '../api/use-versions.ts';
import { campaignsQuery } from '../campaigns/queries.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { setUnsaved } from '../routing/unsaved.ts';
import { EditUpdatePage } from './edit-update-page.tsx';
import { updateQuery, updatesKey } from './queries.ts';

export function Component() {
  const update = useOutletContext<DeskUpdate>();
  const { id } = update;
  const params = { id };
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: campaigns } = useQuery(campaignsQuery);
  const { entry, conflict, save } = useVersions(update, {
    entryOf: updateEntryOf,
    save: (written, version) =>
      send('editUpdate', { params, request: { ...updateFieldsOf(written), version } }),
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
      onRemove={async (password) => {
        const result = await send('removeUpdate', { params, request: { password } });
        if (result.ok) {
          setUnsaved(false);
          await navigate(deskPages.updates.path, { state: toResult(result) });
          await queryClient.invalidateQueries({ queryKey: updatesKey });
        }
        return toResult(result);
      }}
    />
  );
}
