// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { answers as en } from '../en/answers.ts';
import { answers as es } from '../es/answers.ts';
import { answers as pl } from '../pl/answers.ts';
import { answers as ar } from '../ar/answers.ts';

export const answers = ofCurrentLanguage({ en, es, pl, ar });
