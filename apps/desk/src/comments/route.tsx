import type { CommentState } from '@hearthlight/domain/desk';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { CommentsPage, type Moderation } from './comments-page.tsx';

const states: readonly CommentState[] = ['held', 'shown', 'hidden'];

const queryKey = ['comments'];

const holdWordsQuery = queryOptions({
  queryKey: ['hold-words'],
  queryFn: ({ signal }) => fetchCall('holdWords', { signal }),
});

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const state = states.find((name) => name === search.get('state')) ?? 'held';
  const comments = useInfiniteQuery(
    pagesQuery([...queryKey, state], (cursor, signal) =>
      fetchCall('commentList', { query: { state, ...cursor }, signal }),
    ),
  );
  return (
    <CommentsPage
      state={state}
      view={pagesViewOf(comments, (pages) => ({ comments: pages.flatMap((page) => page.comments) }))}
      onModerate={useChange(
        (changes: readonly Moderation[]) => fetchCall('moderateComments', { request: { changes: [...changes] } }),
        {
          resultOf: ({ changed }) => ({ changed }),
          onSettled: () => queryClient.invalidateQueries({ queryKey }),
        },
      )}
      holdWords={useQuery(holdWordsQuery).data?.words}
      onSaveWords={useChange((words: string[]) => fetchCall('setHoldWords', { request: { words } }), {
        onSuccess: (list) => queryClient.setQueryData(holdWordsQuery.queryKey, list),
      })}
    />
  );
}
