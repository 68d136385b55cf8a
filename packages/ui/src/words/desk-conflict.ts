'use client';

import { deskConflict } from '@hearthlight/words/desk-conflict';

import { wordsHook } from './words-provider.ts';

export const useDeskConflictWords = wordsHook('deskConflict', deskConflict);
