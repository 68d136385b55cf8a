// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskAccount as en } from '../en/desk-account.ts';
import { deskAccount as es } from '../es/desk-account.ts';
import { deskAccount as pl } from '../pl/desk-account.ts';
import { deskAccount as ar } from '../ar/desk-account.ts';

export const deskAccount = ofCurrentLanguage({ en, es, pl, ar });
