'use client';

import { about } from '@hearthlight/words/about';

import { wordsHook } from './words-provider.ts';

export const useAboutWords = wordsHook('about', about);
