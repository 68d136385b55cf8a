import type { QueryObserverResult } from '@tanstack/react-query';

/** Maps a query to the state that page views take. Data stays on screen while it is fetched again, and if that fails. */
export function viewOf<Answer, Content extends object>(
  query: QueryObserverResult<Answer>,
  ready: (answer: Answer) => Content,
): { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Content) {
  if (query.data !== undefined) return { status: 'ready', ...ready(query.data) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading' };
}
