// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskDonors as en } from '../en/desk-donors.ts';
import { deskDonors as es } from '../es/desk-donors.ts';
import { deskDonors as pl } from '../pl/desk-donors.ts';
import { deskDonors as ar } from '../ar/desk-donors.ts';

export const deskDonors = ofCurrentLanguage({ en, es, pl, ar });
