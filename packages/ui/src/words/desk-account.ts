'use client';

import { deskAccount } from '@hearthlight/words/desk-account';

import { wordsHook } from './words-provider.ts';

export const useDeskAccountWords = wordsHook('deskAccount', deskAccount);
