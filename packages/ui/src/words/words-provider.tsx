'use client';

import type { Words } from '@hearthlight/words';
import { library } from '@hearthlight/words/library';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export type { Words };

/** Components of the library work without a provider, in English. */
const WordsContext = createContext<Partial<Words>>({ library });

/** Props of `WordsProvider`. */
export interface WordsProviderProps {
  /** The words of a language, or some of its areas: `{ home, giving }`. An outer provider supplies the others. */
  value: Partial<Words>;
  children?: ReactNode;
}

/** Gives components the words of a language: `<WordsProvider value={await loadWords('es')}>`. */
export function WordsProvider({ value, children }: WordsProviderProps) {
  const outer = useContext(WordsContext);
  const words = useMemo(() => ({ ...outer, ...value }), [outer, value]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns the words of an area, such as `donate`. Throws if no provider has them. */
export function useWords<Area extends keyof Words>(area: Area): Words[Area] {
  const words = useContext(WordsContext)[area];
  if (words === undefined)
    throw new Error(`No WordsProvider has '${area}': use <WordsProvider value={await loadWords('en')}>.`);
  return words;
}
