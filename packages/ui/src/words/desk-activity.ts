'use client';

import { deskActivity } from '@hearthlight/words/desk-activity';

import { wordsHook } from './words-provider.ts';

export const useDeskActivityWords = wordsHook('deskActivity', deskActivity);
