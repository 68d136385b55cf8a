// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { dashboard as en } from '../en/dashboard.ts';
import { dashboard as es } from '../es/dashboard.ts';
import { dashboard as pl } from '../pl/dashboard.ts';
import { dashboard as ar } from '../ar/dashboard.ts';

export const dashboard = ofCurrentLanguage({ en, es, pl, ar });
