'use client';

import { deskTranslations } from '@hearthlight/words/desk-translations';

import { wordsHook } from './words-provider.ts';

export const useDeskTranslationsWords = wordsHook('deskTranslations', deskTranslations);
