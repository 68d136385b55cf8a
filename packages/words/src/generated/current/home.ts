// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { home as en } from '../en/home.ts';
import { home as es } from '../es/home.ts';
import { home as pl } from '../pl/home.ts';
import { home as ar } from '../ar/home.ts';

export const home = ofCurrentLanguage({ en, es, pl, ar });
