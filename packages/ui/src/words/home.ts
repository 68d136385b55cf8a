'use client';

import { home } from '@hearthlight/words/home';

import { wordsHook } from './words-provider.ts';

export const useHomeWords = wordsHook('home', home);
