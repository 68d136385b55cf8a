// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { articles as en } from '../en/articles.ts';
import { articles as es } from '../es/articles.ts';
import { articles as pl } from '../pl/articles.ts';
import { articles as ar } from '../ar/articles.ts';

export const articles = ofCurrentLanguage({ en, es, pl, ar });
