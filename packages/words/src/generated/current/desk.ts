// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { desk as en } from '../en/desk.ts';
import { desk as es } from '../es/desk.ts';
import { desk as pl } from '../pl/desk.ts';
import { desk as ar } from '../ar/desk.ts';

export const desk = ofCurrentLanguage({ en, es, pl, ar });
