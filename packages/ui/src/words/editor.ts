'use client';

import { editor } from '@hearthlight/words/editor';

import { wordsHook } from './words-provider.ts';

export const useEditorWords = wordsHook('editor', editor);
