'use client';

import { deskPicture } from '@hearthlight/words/desk-picture';

import { wordsHook } from './words-provider.ts';

export const useDeskPictureWords = wordsHook('deskPicture', deskPicture);
