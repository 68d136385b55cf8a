import { deskPages, type DeskUpdate, updateFieldsOf } from '@hearthlight/domain/desk';
import { EditUpdatePage } from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { send, toResult } from '../api/send.ts';
import { campaignsQuery } from '../campaigns/campaign-queries.ts';
import { uploadPicture } from '../news/pictures.ts';
import { picturesQuery } from '../pictures/pictures-query.ts';
import { updateQuery, updatesKey } from '../updates/update-queries.ts';

export function Component() {
  const update = useOutletContext<DeskUpdate>();
  const { id } = update;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: pictures } = useQuery(picturesQuery);
  const { data: campaigns } = useQuery(campaignsQuery);
  // The version that the form shows, not one that a colleague saved meanwhile.
  const [shown, setShown] = useState(update);
  return (
    <EditUpdatePage
      update={shown}
      campaigns={campaigns?.campaigns ?? (shown.campaign ? [shown.campaign] : [])}
      pictures={pictures?.pictures ?? []}
      language={foundation.languages[0]}
      uploadPicture={uploadPicture}
      onSubmit={async (entry) => {
        const request = { ...updateFieldsOf(entry), version: shown.version };
        const result = await send('editUpdate', { params: { id }, request });
        if (result.ok) {
          setShown(result.response);
          await queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
          queryClient.setQueryData(updateQuery(id).queryKey, result.response);
        }
        return toResult(result);
      }}
      onRemove={async () => {
        const result = await send('removeUpdate', { params: { id }, request: {} });
        if (result.ok) {
          await navigate(deskPages.updates.path);
          await queryClient.invalidateQueries({ queryKey: updatesKey });
        }
        return toResult(result);
      }}
    />
  );
}
