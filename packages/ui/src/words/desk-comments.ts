'use client';

import { deskComments } from '@hearthlight/words/desk-comments';

import { wordsHook } from './words-provider.ts';

export const useDeskCommentsWords = wordsHook('deskComments', deskComments);
