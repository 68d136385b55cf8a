// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { donate as en } from '../en/donate.ts';
import { donate as es } from '../es/donate.ts';
import { donate as pl } from '../pl/donate.ts';
import { donate as ar } from '../ar/donate.ts';

export const donate = ofCurrentLanguage({ en, es, pl, ar });
