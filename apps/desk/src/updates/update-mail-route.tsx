import type { DeskUpdate } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { languages as allLanguages } from '@hearthlight/words/languages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { type DeskResult, send, toResult } from '../api/send.ts';
import { failedMailsQuery, pollInterval, updateMailQuery, updateQuery, updatesKey } from './queries.ts';
import { UpdateMailPage } from './update-mail-page.tsx';

const languages = allLanguages.filter(({ tag }) => foundation.languages.includes(tag));

export function Component() {
  const { id, mailing, version } = useOutletContext<DeskUpdate>();
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState<string>(foundation.languages[0]);
  const mail = useQuery({ ...updateMailQuery(id, language), placeholderData: keepPreviousData });
  const failed = useQuery(failedMailsQuery(id, mailing?.failed ?? 0));
  const refresh = () => queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
  /** Shows the progress while mails are queued, and the outcome. */
  async function keep(sending: Promise<DeskResult<'sendUpdate'>>) {
    const { queryKey } = updateQuery(id);
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey, exact: true }),
      pollInterval,
    );
    const result = await sending.finally(() => clearInterval(timer));
    if (result.ok) queryClient.setQueryData(queryKey, result.response);
    await refresh();
    return toResult(result);
  }
  return (
    <UpdateMailPage
      mailing={mailing}
      view={viewOf(mail, (data) => ({ mail: data }))}
      failed={failed.data?.mails ?? []}
      language={language}
      languages={languages}
      onLanguage={setLanguage}
      onRetry={() => void mail.refetch()}
      onTest={async () => {
        const result = await send('testUpdate', { params: { id }, request: { language, version } });
        await refresh();
        return toResult(result);
      }}
      onSend={(audience, password) =>
        keep(send('sendUpdate', { params: { id }, request: { audience, password, version } }))
      }
      onRetryMails={(password) => keep(send('retryUpdate', { params: { id }, request: { password } }))}
    />
  );
}
