// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskBills as en } from '../en/desk-bills.ts';
import { deskBills as es } from '../es/desk-bills.ts';
import { deskBills as pl } from '../pl/desk-bills.ts';
import { deskBills as ar } from '../ar/desk-bills.ts';

export const deskBills = ofCurrentLanguage({ en, es, pl, ar });
