// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { giving as en } from '../en/giving.ts';
import { giving as es } from '../es/giving.ts';
import { giving as pl } from '../pl/giving.ts';
import { giving as ar } from '../ar/giving.ts';

export const giving = ofCurrentLanguage({ en, es, pl, ar });
