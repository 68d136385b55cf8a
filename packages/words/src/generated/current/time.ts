// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { time as en } from '../en/time.ts';
import { time as es } from '../es/time.ts';
import { time as pl } from '../pl/time.ts';
import { time as ar } from '../ar/time.ts';

export const time = ofCurrentLanguage({ en, es, pl, ar });
