'use client';

import { deskStatements } from '@hearthlight/words/desk-statements';

import { wordsHook } from './words-provider.ts';

export const useDeskStatementsWords = wordsHook('deskStatements', deskStatements);
