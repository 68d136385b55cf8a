// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskPicture as en } from '../en/desk-picture.ts';
import { deskPicture as es } from '../es/desk-picture.ts';
import { deskPicture as pl } from '../pl/desk-picture.ts';
import { deskPicture as ar } from '../ar/desk-picture.ts';

export const deskPicture = ofCurrentLanguage({ en, es, pl, ar });
