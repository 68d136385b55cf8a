// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { drafts as en } from '../en/drafts.ts';
import { drafts as es } from '../es/drafts.ts';
import { drafts as pl } from '../pl/drafts.ts';
import { drafts as ar } from '../ar/drafts.ts';

export const drafts = ofCurrentLanguage({ en, es, pl, ar });
