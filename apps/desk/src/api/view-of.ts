import { CallError, isNotFound } from '@hearthlight/domain';

/** A query of TanStack Query. */
interface Query<Answer> {
  data: Answer | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A query that loads page by page. */
interface PagesQuery<Page> extends Query<{ pages: Page[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Returns the state of a query as views take it. Data stays on screen while it is fetched again, and if that fails.
 * `ready` returns what the view shows of it.
 */
export function viewOf<Answer, Content extends object>(
  { data, error, isError, isFetching, refetch }: Query<Answer>,
  ready: (answer: Answer) => Content,
) {
  if (data !== undefined) return { status: 'ready' as const, ...ready(data) };
  if (isNotFound(error)) return { status: 'missing' as const };
  if (error instanceof CallError && error.status === 403) return { status: 'forbidden' as const };
  return isError && !isFetching
    ? { status: 'failed' as const, onRetry: () => void refetch() }
    : { status: 'loading' as const };
}

/** The same for a query that loads page by page. */
export const pagesViewOf = <Page, Content extends object>(query: PagesQuery<Page>, ready: (pages: Page[]) => Content) =>
  viewOf(query, ({ pages }) => ({
    ...ready(pages),
    onShowMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    nextPage: nextPageOf(query),
  }));

function nextPageOf<Page>({
  isFetchingNextPage,
  isFetchNextPageError,
}: PagesQuery<Page>): 'loading' | 'failed' | undefined {
  if (isFetchingNextPage) return 'loading';
  return isFetchNextPageError ? 'failed' : undefined;
}
