// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { mails as en } from '../en/mails.ts';
import { mails as es } from '../es/mails.ts';
import { mails as pl } from '../pl/mails.ts';
import { mails as ar } from '../ar/mails.ts';

export const mails = ofCurrentLanguage({ en, es, pl, ar });
