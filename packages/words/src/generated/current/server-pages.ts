// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { serverPages as en } from '../en/server-pages.ts';
import { serverPages as es } from '../es/server-pages.ts';
import { serverPages as pl } from '../pl/server-pages.ts';
import { serverPages as ar } from '../ar/server-pages.ts';

export const serverPages = ofCurrentLanguage({ en, es, pl, ar });
