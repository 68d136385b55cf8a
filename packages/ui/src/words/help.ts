'use client';

import { help } from '@hearthlight/words/en/help';

import { wordsHook } from './words-provider.ts';

export const useHelpWords = wordsHook('help', help);
