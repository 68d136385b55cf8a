'use client';

import { help } from '@hearthlight/words/help';

import { wordsHook } from './words-provider.ts';

export const useHelpWords = wordsHook('help', help);
