import { BooksPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { foundation } from 'virtual:content/foundation';

import { openBooksQuery } from '../api/queries.ts';

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
