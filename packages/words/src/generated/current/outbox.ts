// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { outbox as en } from '../en/outbox.ts';
import { outbox as es } from '../es/outbox.ts';
import { outbox as pl } from '../pl/outbox.ts';
import { outbox as ar } from '../ar/outbox.ts';

export const outbox = ofCurrentLanguage({ en, es, pl, ar });
