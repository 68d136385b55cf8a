// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { statementCheck as en } from '../en/statement-check.ts';
import { statementCheck as es } from '../es/statement-check.ts';
import { statementCheck as pl } from '../pl/statement-check.ts';
import { statementCheck as ar } from '../ar/statement-check.ts';

export const statementCheck = ofCurrentLanguage({ en, es, pl, ar });
