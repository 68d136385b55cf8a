import type { QueryObserverResult } from '@tanstack/react-query';

/**
 * A query as the panes of `packages/ui` take it: loading, failed or ready. What has been read stays on screen
 * while it is refreshed, and also when refreshing fails.
 */
export function viewOf<Answer, Content extends object>(
  query: QueryObserverResult<Answer>,
  ready: (answer: Answer) => Content,
): { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Content) {
  if (query.data !== undefined) return { status: 'ready', ...ready(query.data) };
  return { status: query.isError ? 'failed' : 'loading' };
}
