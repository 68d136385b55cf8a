// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskImports as en } from '../en/desk-imports.ts';
import { deskImports as es } from '../es/desk-imports.ts';
import { deskImports as pl } from '../pl/desk-imports.ts';
import { deskImports as ar } from '../ar/desk-imports.ts';

export const deskImports = ofCurrentLanguage({ en, es, pl, ar });
