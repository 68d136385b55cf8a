'use client';

import { deskHealth } from '@hearthlight/words/desk-health';

import { wordsHook } from './words-provider.ts';

export const useDeskHealthWords = wordsHook('deskHealth', deskHealth);
