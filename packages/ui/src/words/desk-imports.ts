'use client';

import { deskImports } from '@hearthlight/words/desk-imports';

import { wordsHook } from './words-provider.ts';

export const useDeskImportsWords = wordsHook('deskImports', deskImports);
