// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskStatements as en } from '../en/desk-statements.ts';
import { deskStatements as es } from '../es/desk-statements.ts';
import { deskStatements as pl } from '../pl/desk-statements.ts';
import { deskStatements as ar } from '../ar/desk-statements.ts';

export const deskStatements = ofCurrentLanguage({ en, es, pl, ar });
