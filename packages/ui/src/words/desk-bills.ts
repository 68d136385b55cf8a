'use client';

import { deskBills } from '@hearthlight/words/desk-bills';

import { wordsHook } from './words-provider.ts';

export const useDeskBillsWords = wordsHook('deskBills', deskBills);
