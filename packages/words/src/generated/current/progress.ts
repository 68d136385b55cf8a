// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { progress as en } from '../en/progress.ts';
import { progress as es } from '../es/progress.ts';
import { progress as pl } from '../pl/progress.ts';
import { progress as ar } from '../ar/progress.ts';

export const progress = ofCurrentLanguage({ en, es, pl, ar });
