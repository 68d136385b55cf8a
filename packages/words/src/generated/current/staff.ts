// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { staff as en } from '../en/staff.ts';
import { staff as es } from '../es/staff.ts';
import { staff as pl } from '../pl/staff.ts';
import { staff as ar } from '../ar/staff.ts';

export const staff = ofCurrentLanguage({ en, es, pl, ar });
