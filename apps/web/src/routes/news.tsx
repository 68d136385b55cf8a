import {
  articlePageTitle,
  limits,
  newsTitleOf,
  paths,
  sentences,
  type CallRequest,
  type CallResponse,
  type NewsComment,
  type PageData,
  type Result,
} from '@hearthlight/domain';
import { NewsArticlePage, type NewsArticleState } from '@hearthlight/ui';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import { CallError, handedOver, type NewsDetailPage, newsDetailQuery } from '../api/queries.ts';
import { clientOfRender } from '../api/query-client.ts';
import { send, toResult } from '../api/send.ts';
import { usePageData } from '../render/page-data.ts';
import { usePageLocation } from '../routing/page-location.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { useNow } from '../routing/use-now.ts';
import { usePageMeta } from '../routing/use-page-meta.ts';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';
import { GoOn } from './go-on.tsx';
import { Missing } from './missing.tsx';

/** An article, or the page for an unknown address. Keyed by the address, so that a link to another story mounts a new page. */
export function Component() {
  const { pathname } = usePageLocation();
  if (!pathname.startsWith('/news/')) return <Missing />;
  return <NewsArticle key={pathname} title={newsTitleOf(pathname) ?? ''} />;
}

function NewsArticle({ title }: { title: string }) {
  usePageMeta({ title: title ? articlePageTitle(title, foundation) : sentences.unexpected });
  const { client, detail, state, postedComment } = useArticle(title);
  useCurrentAddress(client, title, detail);
  const origin = useBrowserValue(() => window.location.origin) ?? '';
  const formName = `comment:${title}`;
  return (
    <NewsArticlePage
      foundation={foundation}
      state={state}
      now={useNow()}
      onRetry={() => void detail.refetch()}
      failure={{ picture: site.errorPage.picture, children: <GoOn /> }}
      onShowOlder={() => {
        if (detail.hasNextPage) void detail.fetchNextPage();
      }}
      shareUrl={origin + paths.news(title)}
      postTo={`${paths.comment(title)}#comments`}
      posted={postedComment}
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

/** The article with this title: what the server handed over, then what its call says. */
function useArticle(title: string) {
  const [client] = useState(clientOfRender);
  const data = usePageData();
  const first = data?.newsDetail ? articlePages(data.newsDetail, data) : undefined;
  const detail = useInfiniteQuery({ ...newsDetailQuery(title), ...handedOver(first) }, client);
  const isUnknown = data?.newsDetail === null && detail.isPending;
  const state: NewsArticleState = isUnknown ? notFound : stateOf(detail);
  return { client, detail, state, postedComment: data?.postedComment };
}

/** Replaces the address of an article that was opened by a former title, as the server does for a first visit. */
function useCurrentAddress(client: QueryClient, title: string, { data }: Detail): void {
  const navigate = useNavigate();
  const { hash, search } = usePageLocation();
  const current = data?.pages[0]?.news_details.title;
  useEffect(() => {
    if (current === undefined || current === title) return;
    // The page of the new address shows at once what was loaded for the former one.
    client.setQueryData(newsDetailQuery(current).queryKey, data);
    void navigate({ pathname: paths.news(current), search, hash }, { replace: true });
  }, [client, current, data, hash, navigate, search, title]);
}

const notFound = { status: 'failed', reason: 'not-found' } as const;

/** What the server handed over, as pages of the query. */
function articlePages(newsDetail: CallResponse<'newsDetail'>, { comments }: PageData) {
  const { page, total } = comments ?? { page: 1, total: newsDetail.comments.length };
  return { pages: [{ ...newsDetail, total }], pageParams: [page] };
}

function stateOf(detail: Detail): NewsArticleState {
  const [first, ...others] = detail.data?.pages ?? [];
  // What the server handed over has no update time. A failed call replaces it.
  const isAnswered = detail.dataUpdatedAt > 0 || !detail.isError;
  if (first && isAnswered) {
    const total = others.at(-1)?.total ?? first.total;
    return {
      status: 'ready',
      article: first.news_details,
      related: first.latest_news,
      comments: withoutRepeats([first, ...others].flatMap(({ comments }) => comments)),
      commentCount: total,
      olderComments: olderCommentsOf(detail),
      commentPages: commentPages(first.news_details.title, firstPageOf(detail), total),
    };
  }
  if (!detail.isError || detail.isFetching) return { status: 'loading' };
  const isNotFound = detail.error instanceof CallError && detail.error.status === 404;
  return isNotFound ? notFound : { status: 'failed', reason: 'other' };
}

const firstPageOf = ({ data }: Detail) => {
  const page = data?.pageParams[0];
  return typeof page === 'number' ? page : 1;
};

/** The addresses of the pages before and after a page of comments, for browsers without script. */
function commentPages(title: string, page: number, total: number) {
  const link = (to: number) => `${paths.news(title)}?comments=${to}#comments`;
  return {
    ...(page > 1 && { newer: link(page - 1) }),
    ...(page * limits.commentsPage < total && { older: link(page + 1) }),
  };
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
