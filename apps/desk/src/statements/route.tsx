import { viewOf } from '@hearthlight/ui/product';
import { languages as allLanguages } from '@hearthlight/words/languages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { type DeskResult, send, toResult } from '../api/send.ts';
import { useMay } from '../session/me.ts';
import { pollInterval, pollWhileWaiting } from '../updates/queries.ts';
import { StatementsPage } from './statements-page.tsx';

const languages = allLanguages.filter(({ tag }) => foundation.languages.includes(tag));
const key = ['statements'];

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [language, setLanguage] = useState<string>(foundation.languages[0]);
  const chosen = Number(search.get('year')) || undefined;
  const mayChange = useMay('books.write');
  const shown = useQuery({
    queryKey: [...key, chosen],
    queryFn: ({ signal }) =>
      fetchCall('statementYear', { query: { ...(chosen && { year: chosen }) }, signal }),
    refetchInterval: ({ state }) => pollWhileWaiting(state.data),
  });
  const year = shown.data?.year ?? 0;
  const enabled = mayChange && year > 0;
  const mail = useQuery({
    queryKey: [...key, year, 'mail', language],
    queryFn: ({ signal }) => fetchCall('statementMail', { params: { year }, query: { language }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const givers = useQuery({
    queryKey: [...key, year, 'without-address'],
    queryFn: ({ signal }) => fetchCall('giversWithoutAddress', { params: { year }, signal }),
    enabled,
  });
  const failures = shown.data?.mailing?.failed ?? 0;
  const failed = useQuery({
    queryKey: [...key, year, 'failed', failures],
    queryFn: ({ signal }) => fetchCall('failedStatements', { params: { year }, signal }),
    enabled: failures > 0,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [...key, chosen], exact: true });
  /** Shows the progress while statements are queued, and the outcome. */
  async function keep(sending: Promise<DeskResult<'sendStatements'>>) {
    const timer = setInterval(() => void refresh(), pollInterval);
    const result = await sending.finally(() => clearInterval(timer));
    await refresh();
    return result.ok ? { ok: true as const } : toResult(result);
  }
  return (
    <StatementsPage
      view={viewOf(shown, (data) => ({ year: data }))}
      mayChange={mayChange}
      mail={mail.data}
      givers={givers.data?.givers ?? []}
      failed={failed.data?.mails ?? []}
      language={language}
      languages={languages}
      onLanguage={setLanguage}
      onRetry={() => void shown.refetch()}
      onTest={async () => {
        const result = await send('testStatement', { params: { year }, request: { language } });
        await refresh();
        return toResult(result);
      }}
      onSend={(password) => keep(send('sendStatements', { params: { year }, request: { password } }))}
      onRetryMails={(password) => keep(send('retryStatements', { params: { year }, request: { password } }))}
    />
  );
}
