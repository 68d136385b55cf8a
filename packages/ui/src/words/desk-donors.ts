'use client';

import { deskDonors } from '@hearthlight/words/desk-donors';

import { wordsHook } from './words-provider.ts';

export const useDeskDonorsWords = wordsHook('deskDonors', deskDonors);
