'use client';

import { library } from '@hearthlight/words/en/library';

import { wordsHook } from './words-provider.ts';

export const useLibraryWords = wordsHook('library', library);
