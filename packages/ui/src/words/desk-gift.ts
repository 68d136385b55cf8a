'use client';

import { deskGift } from '@hearthlight/words/desk-gift';

import { wordsHook } from './words-provider.ts';

export const useDeskGiftWords = wordsHook('deskGift', deskGift);
