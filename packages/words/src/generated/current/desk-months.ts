// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskMonths as en } from '../en/desk-months.ts';
import { deskMonths as es } from '../es/desk-months.ts';
import { deskMonths as pl } from '../pl/desk-months.ts';
import { deskMonths as ar } from '../ar/desk-months.ts';

export const deskMonths = ofCurrentLanguage({ en, es, pl, ar });
