import { type CallResponse, type CallName, limits } from '@hearthlight/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { send, type CallResult } from './send.ts';

/** A failed call as the exception that TanStack Query expects. */
export class CallError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The call failed with status ${status}.`);
    this.status = status;
  }
}

/** The response of a call; throws a `CallError` if it failed. */
function responseOf<Name extends CallName>(result: CallResult<Name>): CallResponse<Name> {
  if (!result.ok) throw new CallError(result.status);
  return result.response;
}

/** Retries network failures, unusable responses and server errors, never a refusal. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof CallError && (error.status < 300 || error.status >= 500);

export const latestNewsQuery = queryOptions({
  queryKey: ['latest-news'],
  queryFn: async ({ signal }) => responseOf(await send('latestNews', { signal })),
  retry,
});

export const booksQuery = queryOptions({
  queryKey: ['books'],
  queryFn: async ({ signal }) => responseOf(await send('books', { signal })),
  retry,
});

export const ledgerQuery = queryOptions({
  queryKey: ['ledger'],
  queryFn: async ({ signal }) => responseOf(await send('ledger', { signal })),
  retry,
});

/** An article with one page of its comments, and how many comments there are. */
export type NewsDetailPage = CallResponse<'newsDetail'> & { total: number };

/** An article and the pages of its comments that were requested so far, the newest comments first. */
export const newsDetailQuery = (title: string) =>
  infiniteQueryOptions({
    queryKey: ['news', title],
    queryFn: async ({ pageParam, signal }): Promise<NewsDetailPage> => {
      // The first page is the call without parameters, as specification §7 has it.
      const query = pageParam > 1 ? { page: pageParam } : {};
      const result = await send('newsDetail', { params: { title }, query, signal });
      const response = responseOf(result);
      // A backend that knows no pages returns all comments at once.
      const total = (result.ok ? result.total : undefined) ?? response.comments.length;
      return { ...response, total };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page, [firstPage = 1]) => {
      const before = (firstPage - 1) * limits.commentsPage;
      const loaded = pages.reduce((sum, { comments }) => sum + comments.length, before);
      return last.comments.length > 0 && loaded < last.total ? page + 1 : undefined;
    },
    retry,
  });

/** Keys of queries that belong to a session start with it. */
export const donorKey = ['donor'];

/** The donor of the session with this token. The token is in the key so that one donor never sees another's data. */
export const donorQuery = (token: string) =>
  queryOptions({
    queryKey: [...donorKey, token, 'details'],
    queryFn: async ({ signal }) => responseOf(await send('userDetails', { token, signal })),
    retry,
  });

export const dashboardQuery = (token: string) =>
  queryOptions({
    queryKey: [...donorKey, token, 'dashboard'],
    queryFn: async ({ signal }) => responseOf(await send('dashboard', { token, signal })),
    retry,
  });
