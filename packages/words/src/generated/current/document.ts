// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { document as en } from '../en/document.ts';
import { document as es } from '../es/document.ts';
import { document as pl } from '../pl/document.ts';
import { document as ar } from '../ar/document.ts';

export const document = ofCurrentLanguage({ en, es, pl, ar });
