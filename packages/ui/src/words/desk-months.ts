'use client';

import { deskMonths } from '@hearthlight/words/desk-months';

import { wordsHook } from './words-provider.ts';

export const useDeskMonthsWords = wordsHook('deskMonths', deskMonths);
