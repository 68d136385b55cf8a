'use client';

import { books } from '@hearthlight/words/books';

import { wordsHook } from './words-provider.ts';

export const useBooksWords = wordsHook('books', books);
