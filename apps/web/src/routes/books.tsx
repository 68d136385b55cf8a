import { BooksPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { about, books, paymentMethods, site } from 'virtual:content/words';

import { openBooksQuery } from '../api/queries.ts';
import { withWords } from '../routing/with-words.tsx';

function OpenBooks() {
  const books = useQuery(openBooksQuery);
  useScrollToHash(books.isSuccess);
  return (
    <BooksPage
      foundation={foundation}
      books={viewOf(books, (response) => response)}
      onRetry={() => void books.refetch()}
    />
  );
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
