import { isNotFound, limits, type NewsComment, paths } from '@hearthlight/domain';
import type { NewsArticleState } from '@hearthlight/ui/product';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

import type { NewsDetailPage } from '../api/queries.ts';

/** The query of an article with its pages of comments. */
export type ArticleDetail = UseInfiniteQueryResult<InfiniteData<NewsDetailPage>>;

/** The state of an article that does not exist. */
export const notFound = { status: 'failed', reason: 'not-found' } as const;

/** Returns what the page of an article shows while, after or instead of loading it and its comments. */
export function articleState(detail: ArticleDetail): NewsArticleState {
  const [first, ...others] = detail.data?.pages ?? [];
  if (first) {
    const total = others.at(-1)?.total ?? first.total;
    return {
      status: 'ready',
      article: first.news_details,
      related: first.latest_news,
      comments: withoutRepeats([first, ...others].flatMap(({ comments }) => comments)),
      commentCount: total,
      olderComments: olderCommentsOf(detail),
      commentPages: commentPages(first.news_details.title, first.page, total),
    };
  }
  if (!detail.isError || detail.isFetching) return { status: 'loading' };
  return isNotFound(detail.error) ? notFound : { status: 'failed', reason: 'other' };
}

/** The addresses of the pages before and after a page of comments, for browsers without script. */
function commentPages(title: string, page: number, total: number) {
  const link = (to: number) => `${paths.news(title)}?comments=${to}#comments`;
  return {
    ...(page > 1 && { newer: link(page - 1) }),
    ...(page * limits.commentsPage < total && { older: link(page + 1) }),
  };
}

function olderCommentsOf({ isFetchingNextPage, isFetchNextPageError }: ArticleDetail) {
  if (isFetchingNextPage) return 'loading';
  return isFetchNextPageError ? 'failed' : 'idle';
}

/** A comment posted between two requests moves the last one of a page to the next page. */
function withoutRepeats(comments: readonly NewsComment[]): NewsComment[] {
  return [...new Map(comments.map((comment) => [JSON.stringify(comment), comment])).values()];
}
