'use client';

import { desk } from '@hearthlight/words/desk';

import { wordsHook } from './words-provider.ts';

export const useDeskWords = wordsHook('desk', desk);
