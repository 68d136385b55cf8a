'use client';

import { plans } from '@hearthlight/words/plans';

import { wordsHook } from './words-provider.ts';

export const usePlansWords = wordsHook('plans', plans);
