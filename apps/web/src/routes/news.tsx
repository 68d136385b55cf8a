import {
  articlePageTitle,
  newsTitleOf,
  paths,
  sentences,
  type CallRequest,
  type NewsComment,
  type Result,
} from '@hearthlight/domain';
import { NewsArticlePage, type NewsArticleState } from '@hearthlight/ui';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { CallError, type NewsDetailPage, newsDetailQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';
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
  const detail = useInfiniteQuery(newsDetailQuery(title), queryClient);
  const formName = `comment:${title}`;
  return (
    <NewsArticlePage
      foundation={foundation}
      state={stateOf(detail)}
      now={useNow()}
      onRetry={() => void detail.refetch()}
      onShowOlder={() => {
        if (detail.hasNextPage) void detail.fetchNextPage();
      }}
      shareUrl={window.location.origin + paths.news(title)}
      entry={readUnsentEntry(formName)}
      onEntryChange={(entry) => storeUnsentEntry(formName, entry)}
      onComment={async (comment) => {
        const result = await postComment(detail.data?.pages[0]?.news_details.id, comment);
        if (result.ok) void detail.refetch();
        return result;
      }}
    />
  );
}

type Detail = UseInfiniteQueryResult<InfiniteData<NewsDetailPage>>;

function stateOf(detail: Detail): NewsArticleState {
  const [first, ...others] = detail.data?.pages ?? [];
  if (first) {
    return {
      status: 'ready',
      article: first.news_details,
      related: first.latest_news,
      comments: withoutRepeats([first, ...others].flatMap(({ comments }) => comments)),
      commentCount: others.at(-1)?.total ?? first.total,
      olderComments: olderCommentsOf(detail),
    };
  }
  if (!detail.isError) return { status: 'loading' };
  const notFound = detail.error instanceof CallError && detail.error.status === 404;
  return { status: 'failed', reason: notFound ? 'not-found' : 'other' };
}

function olderCommentsOf({ isFetchingNextPage, isFetchNextPageError }: Detail) {
  if (isFetchingNextPage) return 'loading';
  return isFetchNextPageError ? 'failed' : 'idle';
}

/** A comment posted between two requests moves the last one of a page to the next page. */
function withoutRepeats(comments: readonly NewsComment[]): NewsComment[] {
  return [...new Map(comments.map((comment) => [JSON.stringify(comment), comment])).values()];
}

async function postComment(id: number | undefined, request: CallRequest<'commentOnNews'>): Promise<Result> {
  if (id === undefined) return { ok: false, message: sentences.generic };
  return toResult(await send('commentOnNews', { params: { id }, request }), [400]);
}
