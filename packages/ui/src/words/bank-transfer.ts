'use client';

import { bankTransfer } from '@hearthlight/words/bank-transfer';

import { wordsHook } from './words-provider.ts';

export const useBankTransferWords = wordsHook('bankTransfer', bankTransfer);
