import { dayOf } from '@hearthlight/domain';
import { deskUpdatePath, updateFieldsOf } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { send, toResult } from '../api/send.ts';
import { campaignsQuery } from '../campaigns/queries.ts';
import { loadPictures, uploadPicture } from '../pictures/calls.ts';
import { setUnsaved } from '../routing/unsaved.ts';
import { NewUpdatePage } from './new-update-page.tsx';
import { updatesKey } from './queries.ts';

export function Component() {
  const now = useNow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: campaigns } = useQuery(campaignsQuery);
  return (
    <NewUpdatePage
      today={dayOf(now)}
      campaigns={campaigns?.campaigns ?? []}
      loadPictures={loadPictures}
      language={foundation.languages[0]}
      uploadPicture={uploadPicture}
      onSubmit={async (entry) => {
        const result = await send('createUpdate', { request: updateFieldsOf(entry) });
        if (result.ok) {
          await queryClient.invalidateQueries({ queryKey: updatesKey });
          setUnsaved(false);
          await navigate(deskUpdatePath(result.response.id));
        }
        return toResult(result);
      }}
    />
  );
}
