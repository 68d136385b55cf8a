// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskActions as en } from '../en/desk-actions.ts';
import { deskActions as es } from '../es/desk-actions.ts';
import { deskActions as pl } from '../pl/desk-actions.ts';
import { deskActions as ar } from '../ar/desk-actions.ts';

export const deskActions = ofCurrentLanguage({ en, es, pl, ar });
