// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskComments as en } from '../en/desk-comments.ts';
import { deskComments as es } from '../es/desk-comments.ts';
import { deskComments as pl } from '../pl/desk-comments.ts';
import { deskComments as ar } from '../ar/desk-comments.ts';

export const deskComments = ofCurrentLanguage({ en, es, pl, ar });
