// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskCampaigns as en } from '../en/desk-campaigns.ts';
import { deskCampaigns as es } from '../es/desk-campaigns.ts';
import { deskCampaigns as pl } from '../pl/desk-campaigns.ts';
import { deskCampaigns as ar } from '../ar/desk-campaigns.ts';

export const deskCampaigns = ofCurrentLanguage({ en, es, pl, ar });
