import type { MorePages } from '@hearthlight/ui';
import { BooksPage, viewOf } from '@hearthlight/ui/product';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { about, books, paymentMethods, site } from 'virtual:content/words';

import { load, openBooksQuery } from '../api/queries.ts';
import { withWords } from '../routing/with-words.tsx';

function OpenBooks() {
  const books = useQuery(openBooksQuery);
  const older = useOlderBills(books.data?.next);
  useScrollToHash(books.isSuccess);
  return (
    <BooksPage
      foundation={foundation}
      books={viewOf(books, (response) => ({ ...response, bills: [...response.bills, ...older.bills] }))}
      onRetry={() => void books.refetch()}
      {...older.pages}
    />
  );
}

/** Loads the bills after those of the open books, page by page. `next` is the cursor of the first page. */
function useOlderBills(next: string | undefined) {
  const { data, fetchNextPage, hasNextPage, isFetching, isError } = useInfiniteQuery({
    queryKey: ['paidBills', next],
    queryFn: async ({ pageParam, signal }) =>
      (await load('paidBills', { query: { after: pageParam }, signal })).response,
    initialPageParam: next ?? '',
    getNextPageParam: ({ next: after }) => after,
    // The first page too is loaded once the reader asks for it.
    enabled: false,
  });
  const hasMore = data ? hasNextPage : next !== undefined;
  const pages: MorePages = {
    onShowMore: hasMore ? () => void fetchNextPage() : undefined,
    nextPage: isFetching ? 'loading' : isError ? 'failed' : undefined,
  };
  return { bills: data?.pages.flatMap(({ bills }) => bills) ?? [], pages };
}

/**
 * Scrolls to what a followed link names once the page is complete, which may be after React Router has. The browser's
 * Back button returns to where the visitor was.
 */
function useScrollToHash(isComplete: boolean): void {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (isComplete && type !== NavigationType.Pop) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
  }, [hash, isComplete, type]);
}

export const Component = withWords({ about, books, paymentMethods, site }, OpenBooks);
