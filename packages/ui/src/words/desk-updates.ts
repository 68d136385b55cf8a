'use client';

import { deskUpdates } from '@hearthlight/words/desk-updates';

import { wordsHook } from './words-provider.ts';

export const useDeskUpdatesWords = wordsHook('deskUpdates', deskUpdates);
