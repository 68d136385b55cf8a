'use client';

import { deskAccess } from '@hearthlight/words/desk-access';

import { wordsHook } from './words-provider.ts';

export const useDeskAccessWords = wordsHook('deskAccess', deskAccess);
