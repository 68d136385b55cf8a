// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskUpdates as en } from '../en/desk-updates.ts';
import { deskUpdates as es } from '../es/desk-updates.ts';
import { deskUpdates as pl } from '../pl/desk-updates.ts';
import { deskUpdates as ar } from '../ar/desk-updates.ts';

export const deskUpdates = ofCurrentLanguage({ en, es, pl, ar });
