// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { about as en } from '../en/about.ts';
import { about as es } from '../es/about.ts';
import { about as pl } from '../pl/about.ts';
import { about as ar } from '../ar/about.ts';

export const about = ofCurrentLanguage({ en, es, pl, ar });
