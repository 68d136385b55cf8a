// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { books as en } from '../en/books.ts';
import { books as es } from '../es/books.ts';
import { books as pl } from '../pl/books.ts';
import { books as ar } from '../ar/books.ts';

export const books = ofCurrentLanguage({ en, es, pl, ar });
