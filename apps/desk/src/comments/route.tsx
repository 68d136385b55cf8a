import type { CommentState } from '@hearthlight/domain/desk';
import { viewOf } from '@hearthlight/ui/product';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { CommentsPage } from './comments-page.tsx';

const states: readonly CommentState[] = ['held', 'shown', 'hidden'];

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const state = states.find((name) => name === search.get('state')) ?? 'held';
  const comments = useInfiniteQuery(
    pagesQuery(['comments', state], (cursor, signal) =>
      fetchCall('commentList', { query: { state, ...cursor }, signal }),
    ),
  );
  const words = useQuery({
    queryKey: ['hold-words'],
    queryFn: ({ signal }) => fetchCall('holdWords', { signal }),
  });
  return (
    <CommentsPage
      state={state}
      view={viewOf(comments, ({ pages }) => ({
        comments: pages.flatMap((page) => page.comments),
        hasMore: comments.hasNextPage,
      }))}
      onRetry={() => void comments.refetch()}
      onShowMore={() => void comments.fetchNextPage()}
      onModerate={async (changes) => {
        const result = await send('moderateComments', { request: { changes: [...changes] } });
        await queryClient.invalidateQueries({ queryKey: ['comments'] });
        return result.ok ? { ok: true, changed: result.response.changed } : toResult(result);
      }}
      holdWords={words.data?.words}
      onSaveWords={async (list) => {
        const result = await send('setHoldWords', { request: { words: list } });
        if (result.ok) queryClient.setQueryData(['hold-words'], result.response);
        return toResult(result);
      }}
    />
  );
}
