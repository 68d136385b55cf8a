'use client';

import { deskPeople } from '@hearthlight/words/desk-people';

import { wordsHook } from './words-provider.ts';

export const useDeskPeopleWords = wordsHook('deskPeople', deskPeople);
