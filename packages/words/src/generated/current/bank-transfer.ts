// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { bankTransfer as en } from '../en/bank-transfer.ts';
import { bankTransfer as es } from '../es/bank-transfer.ts';
import { bankTransfer as pl } from '../pl/bank-transfer.ts';
import { bankTransfer as ar } from '../ar/bank-transfer.ts';

export const bankTransfer = ofCurrentLanguage({ en, es, pl, ar });
