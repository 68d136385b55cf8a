'use client';

import { ledger } from '@hearthlight/words/ledger';

import { wordsHook } from './words-provider.ts';

export const useLedgerWords = wordsHook('ledger', ledger);
