'use client';

import { history } from '@hearthlight/words/history';

import { wordsHook } from './words-provider.ts';

export const useHistoryWords = wordsHook('history', history);
