'use client';

import { deskCampaigns } from '@hearthlight/words/desk-campaigns';

import { wordsHook } from './words-provider.ts';

export const useDeskCampaignsWords = wordsHook('deskCampaigns', deskCampaigns);
