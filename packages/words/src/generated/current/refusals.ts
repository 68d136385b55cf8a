// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { refusals as en } from '../en/refusals.ts';
import { refusals as es } from '../es/refusals.ts';
import { refusals as pl } from '../pl/refusals.ts';
import { refusals as ar } from '../ar/refusals.ts';

export const refusals = ofCurrentLanguage({ en, es, pl, ar });
