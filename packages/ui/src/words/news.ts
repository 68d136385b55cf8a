'use client';

import { news } from '@hearthlight/words/news';

import { wordsHook } from './words-provider.ts';

export const useNewsWords = wordsHook('news', news);
