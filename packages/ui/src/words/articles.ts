'use client';

import { articles } from '@hearthlight/words/articles';

import { wordsHook } from './words-provider.ts';

export const useArticlesWords = wordsHook('articles', articles);
