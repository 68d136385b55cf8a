'use client';

import { deskHome } from '@hearthlight/words/desk-home';

import { wordsHook } from './words-provider.ts';

export const useDeskHomeWords = wordsHook('deskHome', deskHome);
