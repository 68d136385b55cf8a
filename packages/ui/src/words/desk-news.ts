'use client';

import { deskNews } from '@hearthlight/words/desk-news';

import { wordsHook } from './words-provider.ts';

export const useDeskNewsWords = wordsHook('deskNews', deskNews);
