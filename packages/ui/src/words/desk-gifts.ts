'use client';

import { deskGifts } from '@hearthlight/words/desk-gifts';

import { wordsHook } from './words-provider.ts';

export const useDeskGiftsWords = wordsHook('deskGifts', deskGifts);
