import { BooksPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { foundation } from 'virtual:content/foundation';
import { about, books, paymentMethods, site } from 'virtual:content/words';

import { openBooksQuery } from '../api/queries.ts';
import { withWords } from '../routing/with-words.tsx';

function OpenBooks() {
  const books = useQuery(openBooksQuery);
  return (
    <BooksPage
      foundation={foundation}
      books={viewOf(books, (response) => response)}
      onRetry={() => void books.refetch()}
    />
  );
}

export const Component = withWords({ about, books, paymentMethods, site }, OpenBooks);
