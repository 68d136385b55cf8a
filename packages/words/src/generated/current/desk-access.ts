// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskAccess as en } from '../en/desk-access.ts';
import { deskAccess as es } from '../es/desk-access.ts';
import { deskAccess as pl } from '../pl/desk-access.ts';
import { deskAccess as ar } from '../ar/desk-access.ts';

export const deskAccess = ofCurrentLanguage({ en, es, pl, ar });
