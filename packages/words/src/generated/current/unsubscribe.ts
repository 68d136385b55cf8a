// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { unsubscribe as en } from '../en/unsubscribe.ts';
import { unsubscribe as es } from '../es/unsubscribe.ts';
import { unsubscribe as pl } from '../pl/unsubscribe.ts';
import { unsubscribe as ar } from '../ar/unsubscribe.ts';

export const unsubscribe = ofCurrentLanguage({ en, es, pl, ar });
