/** The sentences of the interface and of mails. `@hearthlight/words/donate` is one area of them. */
import type * as english from './generated/en/index.ts';

/** All messages of a language: one object for each area. */
export type Words = { readonly [Area in keyof typeof english]: (typeof english)[Area] };

export { type Language, languages, type LanguageTag, pseudoLanguage } from './languages.ts';

const load = {
  en: () => import('./generated/en/index.ts'),
  es: () => import('./generated/es/index.ts'),
  pl: () => import('./generated/pl/index.ts'),
  ar: () => import('./generated/ar/index.ts'),
  'en-XA': () => import('./generated/en-XA/index.ts'),
};

/** Loads all messages of a language. */
export const loadWords = (language: keyof typeof load): Promise<Words> => load[language]();
