// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskGift as en } from '../en/desk-gift.ts';
import { deskGift as es } from '../es/desk-gift.ts';
import { deskGift as pl } from '../pl/desk-gift.ts';
import { deskGift as ar } from '../ar/desk-gift.ts';

export const deskGift = ofCurrentLanguage({ en, es, pl, ar });
