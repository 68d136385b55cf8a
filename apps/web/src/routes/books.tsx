import { BooksPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { foundation } from 'virtual:content/foundation';
import { about, books, paymentMethods } from 'virtual:content/words';

import { openBooksQuery } from '../api/queries.ts';

export const handle = { words: { about, books, paymentMethods } };

export function Component() {
  const books = useQuery(openBooksQuery);
  return (
    <BooksPage
      foundation={foundation}
      books={viewOf(books, (response) => response)}
      onRetry={() => void books.refetch()}
    />
  );
}
