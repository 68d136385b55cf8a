'use client';

import { dashboard } from '@hearthlight/words/dashboard';

import { wordsHook } from './words-provider.ts';

export const useDashboardWords = wordsHook('dashboard', dashboard);
