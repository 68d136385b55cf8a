'use client';

import { dashboard } from '@hearthlight/words/en/dashboard';

import { wordsHook } from './words-provider.ts';

export const useDashboardWords = wordsHook('dashboard', dashboard);
