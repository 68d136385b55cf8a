// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { ledger as en } from '../en/ledger.ts';
import { ledger as es } from '../es/ledger.ts';
import { ledger as pl } from '../pl/ledger.ts';
import { ledger as ar } from '../ar/ledger.ts';

export const ledger = ofCurrentLanguage({ en, es, pl, ar });
