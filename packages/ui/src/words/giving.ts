'use client';

import { giving } from '@hearthlight/words/en/giving';

import { wordsHook } from './words-provider.ts';

export const useGivingWords = wordsHook('giving', giving);
