import { type Words, WordsProvider } from '@hearthlight/ui';
import type { ComponentType } from 'react';

/** Returns a page with its words, beside those of `App`. */
export const withWords = (words: Partial<Words>, Page: ComponentType) =>
  function PageWithWords() {
    return (
      <WordsProvider value={words}>
        <Page />
      </WordsProvider>
    );
  };
