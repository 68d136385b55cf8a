// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { account as en } from '../en/account.ts';
import { account as es } from '../es/account.ts';
import { account as pl } from '../pl/account.ts';
import { account as ar } from '../ar/account.ts';

export const account = ofCurrentLanguage({ en, es, pl, ar });
