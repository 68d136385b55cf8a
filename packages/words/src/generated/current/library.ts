// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { library as en } from '../en/library.ts';
import { library as es } from '../es/library.ts';
import { library as pl } from '../pl/library.ts';
import { library as ar } from '../ar/library.ts';

export const library = ofCurrentLanguage({ en, es, pl, ar });
