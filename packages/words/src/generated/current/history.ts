// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { history as en } from '../en/history.ts';
import { history as es } from '../es/history.ts';
import { history as pl } from '../pl/history.ts';
import { history as ar } from '../ar/history.ts';

export const history = ofCurrentLanguage({ en, es, pl, ar });
