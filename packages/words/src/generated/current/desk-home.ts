// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskHome as en } from '../en/desk-home.ts';
import { deskHome as es } from '../es/desk-home.ts';
import { deskHome as pl } from '../pl/desk-home.ts';
import { deskHome as ar } from '../ar/desk-home.ts';

export const deskHome = ofCurrentLanguage({ en, es, pl, ar });
