import { type Words, WordsProvider } from '@hearthlight/ui';
import { useContext } from 'react';

export type { Words };

/** Returns the words of an area: `useWords('deskGifts')`. Throws without a `WordsProvider` that has all areas. */
export function useWords<Area extends keyof Words>(area: Area): Words[Area] {
  const words = useContext(WordsProvider)[area];
  if (words === undefined)
    throw new Error(`The words of ${area} are missing: the desk needs a WordsProvider.`);
  return words;
}
