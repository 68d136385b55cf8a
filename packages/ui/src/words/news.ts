'use client';

import { news } from '@hearthlight/words/en/news';

import { wordsHook } from './words-provider.ts';

export const useNewsWords = wordsHook('news', news);
