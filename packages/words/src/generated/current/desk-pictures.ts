// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskPictures as en } from '../en/desk-pictures.ts';
import { deskPictures as es } from '../es/desk-pictures.ts';
import { deskPictures as pl } from '../pl/desk-pictures.ts';
import { deskPictures as ar } from '../ar/desk-pictures.ts';

export const deskPictures = ofCurrentLanguage({ en, es, pl, ar });
