import {
  articlePageTitle,
  newsTitleOf,
  paths,
  sentences,
  type CallResponse,
  type CallRequest,
  type Result,
} from '@hearthlight/domain';
import { NewsArticlePage } from '@hearthlight/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { CallError, newsDetailQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';
import { viewOf } from '../api/view-of.ts';
import { useNow } from '../routing/use-now.ts';
import { usePageMeta } from '../routing/use-page-meta.ts';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';

/** Keyed by the address, so that a link to another story mounts a new page. */
export function Component() {
  const { pathname } = useLocation();
  return <NewsArticle key={pathname} title={newsTitleOf(pathname) ?? ''} />;
}

function NewsArticle({ title }: { title: string }) {
  usePageMeta({ title: title ? articlePageTitle(title, foundation) : sentences.unexpected });
  const detail = useQuery(newsDetailQuery(title), queryClient);
  const formName = `comment:${title}`;
  return (
    <NewsArticlePage
      foundation={foundation}
      state={stateOf(detail)}
      now={useNow()}
      onRetry={() => void detail.refetch()}
      shareUrl={window.location.origin + paths.news(title)}
      entry={readUnsentEntry(formName)}
      onEntryChange={(entry) => storeUnsentEntry(formName, entry)}
      onComment={async (comment) => {
        const result = await postComment(detail.data?.news_details.id, comment);
        if (result.ok) void detail.refetch();
        return result;
      }}
    />
  );
}

function stateOf(detail: UseQueryResult<CallResponse<'newsDetail'>>) {
  const view = viewOf(detail, ({ news_details, latest_news, comments }) => ({
    article: news_details,
    related: latest_news,
    comments,
  }));
  if (view.status !== 'failed') return view;
  const notFound = detail.error instanceof CallError && detail.error.status === 404;
  return { status: 'failed', reason: notFound ? 'not-found' : 'other' } as const;
}

async function postComment(id: number | undefined, request: CallRequest<'commentOnNews'>): Promise<Result> {
  if (id === undefined) return { ok: false, message: sentences.generic };
  return toResult(await send('commentOnNews', { params: { id }, request }), [400]);
}
