// cspell:words Donaciones
import { loadWords } from '@hearthlight/words';
import { Suspense, use } from 'react';

import { Pagination } from '../components/data/pagination.tsx';
import { pageRange } from '../lib/page-range.ts';
import { WordsProvider } from './words-provider.tsx';

/* Loaded once, outside of components: a promise made while rendering would be a new one each time. */
const spanish = loadWords('es');

function SpanishPage() {
  return (
    <WordsProvider value={use(spanish)}>
      <Pagination label="Donaciones" range={pageRange(1, 60, 25)} onPage={() => {}} />
    </WordsProvider>
  );
}

/** A page that shows the words of a language as soon as they have loaded. */
export function SpanishExample() {
  return (
    <Suspense>
      <SpanishPage />
    </Suspense>
  );
}
