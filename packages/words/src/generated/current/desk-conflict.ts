// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskConflict as en } from '../en/desk-conflict.ts';
import { deskConflict as es } from '../es/desk-conflict.ts';
import { deskConflict as pl } from '../pl/desk-conflict.ts';
import { deskConflict as ar } from '../ar/desk-conflict.ts';

export const deskConflict = ofCurrentLanguage({ en, es, pl, ar });
