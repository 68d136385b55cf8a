// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskPayments as en } from '../en/desk-payments.ts';
import { deskPayments as es } from '../es/desk-payments.ts';
import { deskPayments as pl } from '../pl/desk-payments.ts';
import { deskPayments as ar } from '../ar/desk-payments.ts';

export const deskPayments = ofCurrentLanguage({ en, es, pl, ar });
