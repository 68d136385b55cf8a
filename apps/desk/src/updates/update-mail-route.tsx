import type { DeskUpdate } from '@hearthlight/domain/desk';
import { keepPreviousData, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
import { Loaded } from '../frame/loaded.tsx';
import { useKeepsMails } from '../session/me.ts';
import { siteLanguages } from '../words/site-languages.ts';
import { failedMailsQuery, pollInterval, updateMailQuery, updateQuery, updatesKey } from './queries.ts';
import type { SendPanelProps } from './send-panel.tsx';
import { UpdateMailPage } from './update-mail-page.tsx';

export function Component() {
  const { id, mailing, version } = useOutletContext<DeskUpdate>();
  const params = { id };
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState<string>(foundation.languages[0]);
  const mail = useQuery({ ...updateMailQuery(id, language), placeholderData: keepPreviousData });
  const keepsMails = useKeepsMails();
  const failed = useQuery(failedMailsQuery(id, mailing?.failed ?? 0));
  const mutationKey = [...updatesKey, id, 'sending'];
  const isSending = useIsMutating({ mutationKey }) > 0;
  // Shows the progress while mails are queued.
  useQuery({ ...updateQuery(id), refetchInterval: isSending && pollInterval });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
  const sending = {
    mutationKey,
    onSuccess: (sent: DeskUpdate) => void queryClient.setQueryData(updateQuery(id).queryKey, sent),
    onSettled,
  };
  const actions = {
    onTest: useChange(() => fetchCall('testUpdate', { params, request: { language, version } }), {
      onSettled,
    }),
    onSend: useChange(
      (...[audience, password]: Parameters<SendPanelProps['onSend']>) =>
        fetchCall('sendUpdate', { params, request: { audience, password, version } }),
      sending,
    ),
    onRetryMails: useChange((password: string) => fetchCall('retryUpdate', { params, request: { password } }), sending),
  };
  return (
    <Loaded view={viewOf(mail, (data) => ({ mail: data }))}>
      {({ mail: shown }) => (
        <UpdateMailPage
          mailing={mailing}
          mail={shown}
          failed={failed.data?.mails ?? []}
          keepsMails={keepsMails}
          language={language}
          languages={siteLanguages}
          onLanguage={setLanguage}
          {...actions}
        />
      )}
    </Loaded>
  );
}
