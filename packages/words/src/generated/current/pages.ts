// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { pages as en } from '../en/pages.ts';
import { pages as es } from '../es/pages.ts';
import { pages as pl } from '../pl/pages.ts';
import { pages as ar } from '../ar/pages.ts';

export const pages = ofCurrentLanguage({ en, es, pl, ar });
