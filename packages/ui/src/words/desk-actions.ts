'use client';

import { deskActions } from '@hearthlight/words/desk-actions';

import { wordsHook } from './words-provider.ts';

export const useDeskActionsWords = wordsHook('deskActions', deskActions);
