import { articlePageTitle, newsTitleOf, paths, sentences, type CallRequest, type Result } from '@hearthlight/domain';
import { useMounted, useNow } from '@hearthlight/ui';
import { type loadSanitizer, NewsArticlePage, Sanitizer } from '@hearthlight/ui/product';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';
import { news, newsList, site as siteWords } from 'virtual:content/words';

import { call } from '../api/call.ts';
import { newsDetailQuery, postedCommentQuery } from '../api/queries.ts';
import { toResult } from '../api/to-result.ts';
import { useRenderedAt } from '../render/rendered.ts';
import { usePageMeta } from '../routing/use-page-meta.ts';
import { withWords } from '../routing/with-words.tsx';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';
import { type ArticleDetail, articleState, notFound } from './article-state.ts';
import { GoOn } from './missing.tsx';

/** An article. Keyed by the address, so that a link to another story mounts a new page. */
function Article() {
  const { pathname } = useLocation();
  // Absent on the server and on a first visit.
  const loaded = useLoaderData<Awaited<ReturnType<typeof loadSanitizer>> | null>();
  const ofServer = use(Sanitizer);
  return (
    <Sanitizer value={loaded?.sanitizeHtml ?? ofServer}>
      <NewsArticle key={pathname} title={newsTitleOf(pathname) ?? ''} />
    </Sanitizer>
  );
}

/** The server found no article with this title. */
function UnknownArticle() {
  const { pathname } = useLocation();
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <NewsArticle title={newsTitleOf(pathname) ?? ''} isUnknown />;
}

function NewsArticle({ title, isUnknown = false }: { title: string; isUnknown?: boolean }) {
  const detail = useInfiniteQuery({ ...newsDetailQuery(title), enabled: !isUnknown });
  const path = useHref(paths.news(title));
  const state = isUnknown ? notFound : articleState(detail);
  // The address of an article that does not exist may have any words.
  const shownTitle = state === notFound ? sentences.newsNotFound : title;
  // The canonical address of an article without a translation is that of its own language, which has no prefix.
  const isTranslated = detail.data?.pages[0]?.news_details.language === undefined;
  usePageMeta(
    shownTitle ? articlePageTitle(shownTitle, foundation) : sentences.unexpected,
    isTranslated ? path : paths.news(title),
  );
  const { data: postedComment } = useQuery(postedCommentQuery(title));
  useCurrentAddress(title, detail);
  const origin = useMounted() ? window.location.origin : '';
  const formName = `comment:${title}`;
  return (
    <NewsArticlePage
      foundation={foundation}
      state={state}
      now={useNow(useRenderedAt())}
      onRetry={() => void detail.refetch()}
      failure={{ picture: site.errorPage.picture, children: <GoOn /> }}
      onShowOlder={() => {
        if (detail.hasNextPage) void detail.fetchNextPage();
      }}
      shareUrl={origin + path}
      postTo={useHref(`${paths.comment(title)}#comments`)}
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

/** Replaces the address of an article that was opened by a former title, as the server does for a first visit. */
function useCurrentAddress(title: string, { data }: ArticleDetail): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const current = data?.pages[0]?.news_details.title;
  useEffect(() => {
    if (current === undefined || current === title) return;
    // The page of the new address shows at once what was loaded for the former one.
    queryClient.setQueryData(newsDetailQuery(current).queryKey, data);
    void navigate({ pathname: paths.news(current), search, hash }, { replace: true });
  }, [queryClient, current, data, hash, navigate, search, title]);
}

async function postComment(id: number | undefined, request: CallRequest<'commentOnNews'>): Promise<Result> {
  if (id === undefined) return { ok: false, message: sentences.generic };
  return toResult(await call('commentOnNews', { params: { id }, request }), [400]);
}

const words = { news, newsList, site: siteWords };
export const Component = withWords(words, Article);
export const ErrorBoundary = withWords(words, UnknownArticle);
