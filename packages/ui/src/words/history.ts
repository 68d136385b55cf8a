'use client';

import { history } from '@hearthlight/words/en/history';

import { wordsHook } from './words-provider.ts';

export const useHistoryWords = wordsHook('history', history);
