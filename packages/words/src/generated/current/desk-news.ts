// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskNews as en } from '../en/desk-news.ts';
import { deskNews as es } from '../es/desk-news.ts';
import { deskNews as pl } from '../pl/desk-news.ts';
import { deskNews as ar } from '../ar/desk-news.ts';

export const deskNews = ofCurrentLanguage({ en, es, pl, ar });
