import type { CallResponse, PostedComment } from '@hearthlight/domain';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';

import { newsDetailQuery } from './queries.ts';

/** Stores an article that the server read for a page, with the page of comments that it shows. */
export function fillNewsDetail(
  queryClient: QueryClient,
  title: string,
  newsDetail: CallResponse<'newsDetail'>,
  { page, total } = { page: 1, total: newsDetail.comments.length },
): void {
  const { queryKey } = newsDetailQuery(title);
  queryClient.setQueryData(queryKey, { pages: [{ ...newsDetail, total }], pageParams: [page] });
}

/** The comment that the browser posted to the page without script. Only the server knows it. */
export const postedCommentQuery = (title: string) =>
  queryOptions<PostedComment>({
    queryKey: ['posted-comment', title],
    queryFn: skipToken,
  });
