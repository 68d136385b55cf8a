import { type CallName, type CallResponse, limits, type PostedComment } from '@hearthlight/domain';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';

import { call } from './call.ts';
import type { CallSuccess, SendOptions } from './send.ts';

/** A failed call as the exception that TanStack Query expects. */
export class CallError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The call failed with status ${status}.`);
    this.status = status;
  }
}

/** Makes a call; throws a `CallError` if it fails. */
export async function load<Name extends CallName>(
  name: Name,
  options: SendOptions<Name>,
): Promise<CallSuccess<Name>> {
  const result = await call(name, options);
  if (!result.ok) throw new CallError(result.status);
  return result;
}

export const latestNewsQuery = queryOptions({
  queryKey: ['latest-news'],
  queryFn: async ({ signal }) => (await load('latestNews', { signal })).response,
});

export const homeCampaignsQuery = queryOptions({
  queryKey: ['home-campaigns'],
  queryFn: async ({ signal }) => (await load('homeCampaigns', { signal })).response,
});

export const booksQuery = queryOptions({
  queryKey: ['books'],
  queryFn: async ({ signal }) => (await load('books', { signal })).response,
});

export const openBooksQuery = queryOptions({
  queryKey: ['open-books'],
  queryFn: async ({ signal }) => (await load('openBooks', { signal })).response,
});

export const ledgerQuery = queryOptions({
  queryKey: ['ledger'],
  queryFn: async ({ signal }) => (await load('ledger', { signal })).response,
});

/** An article with one page of its comments, the number of that page, and how many comments there are. */
export type NewsDetailPage = CallResponse<'newsDetail'> & { page: number; total: number };

/** An article and the pages of its comments that were requested so far, the newest comments first. */
export const newsDetailQuery = (title: string) =>
  infiniteQueryOptions({
    queryKey: ['news', title],
    queryFn: async ({ pageParam, signal }): Promise<NewsDetailPage> => {
      // The first page is the call without parameters, as specification §7 has it.
      const query = pageParam > 1 ? { page: pageParam } : {};
      const { response, total } = await load('newsDetail', { params: { title }, query, signal });
      // A backend that knows no pages returns all comments at once.
      return { ...response, page: pageParam, total: total ?? response.comments.length };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page, [firstPage = 1]) => {
      const before = (firstPage - 1) * limits.commentsPage;
      const loaded = pages.reduce((sum, { comments }) => sum + comments.length, before);
      return last.comments.length > 0 && loaded < last.total ? page + 1 : undefined;
    },
  });

/** The comment that the browser posted to the page without script. Only the server knows it. */
export const postedCommentQuery = (title: string) =>
  queryOptions<PostedComment>({ queryKey: ['posted-comment', title], queryFn: skipToken });

/** Keys of queries that belong to a session start with it. */
export const donorKey = ['donor'];

/** The donor of the session with this token; empty without a session. The token is in the key so that one donor never sees another's data. */
export const donorQuery = (token: string) =>
  queryOptions({
    queryKey: [...donorKey, token, 'details'],
    queryFn: async ({ signal }) => (await load('userDetails', { token, signal })).response,
    enabled: token !== '',
  });

export const dashboardQuery = (token: string) =>
  queryOptions({
    queryKey: [...donorKey, token, 'dashboard'],
    queryFn: async ({ signal }) => (await load('dashboard', { token, signal })).response,
    enabled: token !== '',
  });
