import type { QueryObserverResult } from '@tanstack/react-query';

/**
 * Maps a query to the state that panes and page views of `packages/ui` take: loading, failed or ready. Data stays on
 * screen while it is refetched, and if refetching fails.
 */
export function viewOf<Answer, Content extends object>(
  query: QueryObserverResult<Answer>,
  ready: (answer: Answer) => Content,
): { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Content) {
  if (query.data !== undefined) return { status: 'ready', ...ready(query.data) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading' };
}
