// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { sentences as en } from '../en/sentences.ts';
import { sentences as es } from '../es/sentences.ts';
import { sentences as pl } from '../pl/sentences.ts';
import { sentences as ar } from '../ar/sentences.ts';

export const sentences = ofCurrentLanguage({ en, es, pl, ar });
