'use client';

import { account } from '@hearthlight/words/account';

import { wordsHook } from './words-provider.ts';

export const useAccountWords = wordsHook('account', account);
