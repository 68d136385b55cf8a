import { dayOf } from '@hearthlight/domain';
import { deskUpdatePath, type UpdateEntry, updateFieldsOf } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { campaignsQuery } from '../campaigns/queries.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';
import { NewUpdatePage } from './new-update-page.tsx';
import { updatesKey } from './queries.ts';

export function Component() {
  const now = useNow();
  const navigate = useNavigate();
  const { setChanges } = useUnsavedPage();
  const queryClient = useQueryClient();
  const { data: campaigns } = useQuery(campaignsQuery);
  return (
    <NewUpdatePage
      today={dayOf(now)}
      campaigns={campaigns?.campaigns ?? []}
      loadPictures={loadPictures}
      language={foundation.languages[0]}
      uploadPicture={uploadPicture}
      onSubmit={useChange((entry: UpdateEntry) => fetchCall('createUpdate', { request: updateFieldsOf(entry) }), {
        onSuccess: async ({ id }) => {
          await queryClient.invalidateQueries({ queryKey: updatesKey });
          setChanges(false);
          await navigate(deskUpdatePath(id));
        },
      })}
    />
  );
}
