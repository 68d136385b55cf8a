'use client';

import { site } from '@hearthlight/words/site';

import { wordsHook } from './words-provider.ts';

export const useSiteWords = wordsHook('site', site);
