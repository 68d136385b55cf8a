/** The sentences of the interface and of mails. `@hearthlight/words/donate` is one area of them. */
import type * as english from './generated/en/index.ts';
import { load } from './generated/load.ts';

/** All messages of a language: one object for each area. */
export type Words = { readonly [Area in keyof typeof english]: (typeof english)[Area] };

export { type Language, languages, type LanguageTag, pseudoLanguage } from './languages.ts';

/** Loads all messages of a language. */
export const loadWords = (language: keyof typeof load): Promise<Words> => load[language]();
