// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { news as en } from '../en/news.ts';
import { news as es } from '../es/news.ts';
import { news as pl } from '../pl/news.ts';
import { news as ar } from '../ar/news.ts';

export const news = ofCurrentLanguage({ en, es, pl, ar });
