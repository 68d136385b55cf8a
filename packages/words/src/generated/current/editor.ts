// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { editor as en } from '../en/editor.ts';
import { editor as es } from '../es/editor.ts';
import { editor as pl } from '../pl/editor.ts';
import { editor as ar } from '../ar/editor.ts';

export const editor = ofCurrentLanguage({ en, es, pl, ar });
