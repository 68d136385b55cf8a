import { keepPreviousData, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
import { useMay, useKeepsMails } from '../session/me.ts';
import { pollInterval, pollWhileWaiting } from '../updates/queries.ts';
import { siteLanguages } from '../words/site-languages.ts';
import { StatementsPage } from './statements-page.tsx';

const key = ['statements'];

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [language, setLanguage] = useState<string>(foundation.languages[0]);
  const chosen = Number(search.get('year')) || undefined;
  const mayChange = useMay('books.write');
  const isSending = useIsMutating({ mutationKey: key }) > 0;
  const shown = useQuery({
    queryKey: [...key, chosen],
    queryFn: ({ signal }) => fetchCall('statementYear', { query: { ...(chosen && { year: chosen }) }, signal }),
    // Shows the progress while statements are queued, and while they wait.
    refetchInterval: ({ state }) => (isSending ? pollInterval : pollWhileWaiting(state.data)),
  });
  const year = shown.data?.year ?? 0;
  const params = { year };
  const enabled = mayChange && year > 0;
  const mail = useQuery({
    queryKey: [...key, year, 'mail', language],
    queryFn: ({ signal }) => fetchCall('statementMail', { params, query: { language }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const givers = useQuery({
    queryKey: [...key, year, 'without-address'],
    queryFn: ({ signal }) => fetchCall('giversWithoutAddress', { params, signal }),
    enabled,
  });
  const failures = shown.data?.mailing?.failed ?? 0;
  const keepsMails = useKeepsMails();
  const failed = useQuery({
    queryKey: [...key, year, 'failed', failures],
    queryFn: ({ signal }) => fetchCall('failedStatements', { params, signal }),
    enabled: failures > 0,
  });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [...key, chosen], exact: true });
  return (
    <StatementsPage
      view={viewOf(shown, (data) => ({ year: data }))}
      mayChange={mayChange}
      mail={mail.data}
      givers={givers.data?.givers ?? []}
      failed={failed.data?.mails ?? []}
      keepsMails={keepsMails}
      language={language}
      languages={siteLanguages}
      onLanguage={setLanguage}
      onTest={useChange(() => fetchCall('testStatement', { params, request: { language } }), { onSettled })}
      onSend={useChange((password: string) => fetchCall('sendStatements', { params, request: { password } }), {
        mutationKey: key,
        onSettled,
      })}
      onRetryMails={useChange((password: string) => fetchCall('retryStatements', { params, request: { password } }), {
        mutationKey: key,
        onSettled,
      })}
    />
  );
}
