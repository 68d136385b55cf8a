'use client';

import { donate } from '@hearthlight/words/en/donate';

import { wordsHook } from './words-provider.ts';

export const useDonateWords = wordsHook('donate', donate);
