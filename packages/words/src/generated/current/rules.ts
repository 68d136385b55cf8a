// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { rules as en } from '../en/rules.ts';
import { rules as es } from '../es/rules.ts';
import { rules as pl } from '../pl/rules.ts';
import { rules as ar } from '../ar/rules.ts';

export const rules = ofCurrentLanguage({ en, es, pl, ar });
