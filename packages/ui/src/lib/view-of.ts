/** The state of data that is being loaded, such as a query of TanStack Query. */
interface Query<Answer> {
  data: Answer | undefined;
  isError: boolean;
  isFetching: boolean;
}

/**
 * Maps a query to the state that panes and page views take: loading, failed or ready. Data stays on
 * screen while it is refetched, and if refetching fails.
 */
export function viewOf<Answer, Content extends object>(
  query: Query<Answer>,
  ready: (answer: Answer) => Content,
): { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Content) {
  if (query.data !== undefined) return { status: 'ready', ...ready(query.data) };
  return { status: query.isError && !query.isFetching ? 'failed' : 'loading' };
}
