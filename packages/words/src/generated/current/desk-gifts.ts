// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskGifts as en } from '../en/desk-gifts.ts';
import { deskGifts as es } from '../es/desk-gifts.ts';
import { deskGifts as pl } from '../pl/desk-gifts.ts';
import { deskGifts as ar } from '../ar/desk-gifts.ts';

export const deskGifts = ofCurrentLanguage({ en, es, pl, ar });
