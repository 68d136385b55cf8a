'use client';

import { deskPictures } from '@hearthlight/words/desk-pictures';

import { wordsHook } from './words-provider.ts';

export const useDeskPicturesWords = wordsHook('deskPictures', deskPictures);
