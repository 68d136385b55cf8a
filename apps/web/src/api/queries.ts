import { CallError, type CallName, type CallResponse, limits, type PostedComment } from '@hearthlight/domain';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';

import { call } from './call.ts';
import type { CallSuccess, SendOptions } from './send.ts';

/** Makes a call; throws a `CallError` if it fails. */
export async function load<Name extends CallName>(name: Name, options: SendOptions<Name>): Promise<CallSuccess<Name>> {
  const result = await call(name, options);
  if (!result.ok) throw new CallError(result.status);
  return result;
}

/** A query of what everybody may see, by the name of its call. */
const publicQuery = <Answer>(
  name: CallName,
  ask: (options: { signal: AbortSignal }) => Promise<{ response: Answer }>,
) => queryOptions({ queryKey: [name], queryFn: async (context) => (await ask(context)).response });

export const latestNewsQuery = publicQuery('latestNews', ({ signal }) => load('latestNews', { signal }));
export const homeCampaignsQuery = publicQuery('homeCampaigns', ({ signal }) => load('homeCampaigns', { signal }));
export const booksQuery = publicQuery('books', ({ signal }) => load('books', { signal }));
export const openBooksQuery = publicQuery('openBooks', ({ signal }) => load('openBooks', { signal }));
export const ledgerQuery = publicQuery('ledger', ({ signal }) => load('ledger', { signal }));

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

/**
 * The donor of the session with this token; empty without a session. The token is in the key so that one donor never
 * sees another's data.
 */
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
