import { ofCurrentLanguage } from '../../current-language.ts';
import { answers as en } from '../en/answers.ts';
import { answers as es } from '../es/answers.ts';
import { answers as pl } from '../pl/answers.ts';
import { answers as ar } from '../ar/answers.ts';

export const answers = ofCurrentLanguage({ en, es, pl, ar });
