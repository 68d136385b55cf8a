// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { help as en } from '../en/help.ts';
import { help as es } from '../es/help.ts';
import { help as pl } from '../pl/help.ts';
import { help as ar } from '../ar/help.ts';

export const help = ofCurrentLanguage({ en, es, pl, ar });
