// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { site as en } from '../en/site.ts';
import { site as es } from '../es/site.ts';
import { site as pl } from '../pl/site.ts';
import { site as ar } from '../ar/site.ts';

export const site = ofCurrentLanguage({ en, es, pl, ar });
