'use client';

import { library } from '@hearthlight/words/library';

import { wordsHook } from './words-provider.ts';

export const useLibraryWords = wordsHook('library', library);
