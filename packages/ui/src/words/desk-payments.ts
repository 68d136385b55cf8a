'use client';

import { deskPayments } from '@hearthlight/words/desk-payments';

import { wordsHook } from './words-provider.ts';

export const useDeskPaymentsWords = wordsHook('deskPayments', deskPayments);
