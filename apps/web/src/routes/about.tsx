import type { Books } from '@hearthlight/domain';
import { useMounted } from '@hearthlight/ui';
import { AboutPage, type AboutBooks } from '@hearthlight/ui/product';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';
import { about as aboutWords, site } from 'virtual:content/words';

import { booksQuery } from '../api/queries.ts';
import { withWords } from '../routing/with-words.tsx';

function About() {
  const books = booksOf(useQuery(booksQuery), useMounted());
  return <AboutPage content={about} books={books} foundation={foundation} />;
}

/** Without books, or when they cannot be loaded, the page shows the table of its content, as the build rendered it. */
function booksOf({ data, isPending }: UseQueryResult<Books>, isMounted: boolean): AboutBooks {
  if (data && data.years.length > 0) return { status: 'ready', books: data };
  return { status: isPending && isMounted ? 'loading' : 'none' };
}

export const Component = withWords({ about: aboutWords, site }, About);
