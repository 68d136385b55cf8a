// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { importRows as en } from '../en/import-rows.ts';
import { importRows as es } from '../es/import-rows.ts';
import { importRows as pl } from '../pl/import-rows.ts';
import { importRows as ar } from '../ar/import-rows.ts';

export const importRows = ofCurrentLanguage({ en, es, pl, ar });
