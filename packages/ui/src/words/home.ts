'use client';

import { home } from '@hearthlight/words/en/home';

import { wordsHook } from './words-provider.ts';

export const useHomeWords = wordsHook('home', home);
