'use client';

import { donate } from '@hearthlight/words/donate';

import { wordsHook } from './words-provider.ts';

export const useDonateWords = wordsHook('donate', donate);
