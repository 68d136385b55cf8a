'use client';

import { giving } from '@hearthlight/words/giving';

import { wordsHook } from './words-provider.ts';

export const useGivingWords = wordsHook('giving', giving);
