'use client';

import type { Words } from '@hearthlight/words';
import { createContext, useContext } from 'react';

export type { Words };

const WordsContext = createContext<Partial<Words>>({});

/**
 * Gives components the words of a language: `<WordsProvider value={words}>`. Areas that are left out, and components
 * without a provider, are in English.
 */
export const WordsProvider = WordsContext;

/** Returns the hook that reads one area. The English words are the default; each area is a module, so that a page loads only its own. */
export const wordsHook =
  <Area extends keyof Words>(area: Area, english: Words[Area]) =>
  (): Words[Area] =>
    useContext(WordsContext)[area] ?? english;
